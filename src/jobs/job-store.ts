import type { Answer } from '../answers/answers.ts';
import type { Step } from '../document/watch.ts';
import type { DocumentType } from '../formats/formats.ts';
import { giveBack, isAccount, refund, reserve as reservePages, settle } from './allowance.ts';
import { ensureRoom } from './database/room.ts';
import { blobOf } from './database/stored-file.ts';
import type { StoredFile } from './database/tables.ts';
import type { Database } from './database.ts';
import {
  canBecome,
  damagedJob,
  type Failure,
  isExpired,
  isJob,
  isUnfinished,
  type Job,
  type JobProgress,
  type JobState,
  UNFINISHED,
} from './job.ts';

/**
 * A job fails after its worker has died this many times. Tabs that the system discards, or whose last message is lost,
 * also count as deaths, so a few are expected.
 */
const MAX_ATTEMPTS = 12;

/** A job fails after so many ends that say nothing about its document: it may be the cause all the same. */
const MAX_SET_BACKS = 3;

/** Steps of a document that are left out at most because a worker stood still at them. */
const MOST_STANDSTILLS = 3;

const STORES = ['jobs', 'progress', 'files', 'answers', 'accounts'] as const;

/** The fields that a new job is created with; the store sets the others. */
export type JobDraft = Pick<
  Job,
  'id' | 'kind' | 'fingerprint' | 'source' | 'operation' | 'options' | 'key' | 'maxPages' | 'retention'
>;

/** Jobs in IndexedDB. Each change of state is one transaction, so a crash leaves it complete or undone. */
export class JobStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Stores a call with its file, or finds the unfailed one with the same fingerprint. Returns the stored row. */
  async enqueue(draft: JobDraft, file: Blob, type: DocumentType): Promise<Job> {
    const stored = await this.#stored(file);
    return this.#database.write(
      ['jobs', 'files'],
      async (transaction) => {
        const jobs = transaction.objectStore('jobs');
        const same = await jobs.index('fingerprint').getAll(draft.fingerprint);
        const running = same.find((job) => isJob(job) && job.state !== 'failed');
        if (running) return running;
        const job: Job = { ...this.#row(draft, 'queued'), type };
        await jobs.put(job);
        await transaction.objectStore('files').put(stored, job.id);
        return job;
      },
      file.size,
    );
  }

  /** Stores a ticket that waits for its file until `expiresAt`, in milliseconds since the epoch. */
  async issue(draft: JobDraft, expiresAt: number): Promise<void> {
    await this.#database.put('jobs', { ...this.#row(draft, 'awaiting_upload'), expiresAt });
    await this.#database.recordAccounts();
  }

  /**
   * Stores an uploaded file in its ticket, replacing an earlier one. Returns the outcome: `late` when a worker has
   * already started, `gone` when there is no such ticket.
   */
  async receive(id: string, file: Blob, type: DocumentType): Promise<'stored' | 'late' | 'gone'> {
    const stored = await this.#stored(file);
    return this.#database.write(
      ['jobs', 'files'],
      async (transaction) => {
        const jobs = transaction.objectStore('jobs');
        const job = await jobs.get(id);
        if (!isJob(job) || job.kind !== 'ticket') return 'gone';
        if (!canBecome(job, 'queued')) return 'late';
        const { expiresAt: _, ...kept } = job;
        await jobs.put({ ...kept, state: 'queued', type, updatedAt: this.#now() });
        await transaction.objectStore('files').put(stored, id);
        return 'stored';
      },
      file.size,
    );
  }

  /** The row of a job; undefined when it has expired. */
  async get(id: string): Promise<Job | undefined> {
    const stored = await this.#database.get('jobs', id);
    const job = stored && !isJob(stored) ? await this.#setAside(id) : stored;
    return job && !isExpired(job, this.#now()) ? job : undefined;
  }

  /** How far the worker of a job is. */
  async progress(id: string): Promise<JobProgress> {
    return (await this.#database.get('progress', id)) ?? { pagesDone: 0 };
  }

  /** The calls that are stored: each has a caller that waits for it, or had one. */
  calls(): Promise<Job[]> {
    return this.#database.read(['jobs'], ({ store }) => store.index('kind').getAll('call'));
  }

  async file(id: string): Promise<Blob | undefined> {
    const stored = await this.#database.get('files', id);
    return stored && blobOf(stored);
  }

  answer(id: string): Promise<Answer | undefined> {
    return this.#database.get('answers', id);
  }

  /** The answer about the first pages of a job that is at work; undefined where there is none, or the whole one is there. */
  async preview(id: string): Promise<Answer | undefined> {
    return this.#database.read(['jobs', 'answers'], async (transaction) => {
      const job = await transaction.objectStore('jobs').get(id);
      return job?.state === 'processing' ? transaction.objectStore('answers').get(id) : undefined;
    });
  }

  /**
   * Jobs that still need a worker: the least tried first, as a document that ends its tabs must not delay the others, and
   * then the oldest.
   */
  async unfinished(): Promise<Job[]> {
    const jobs = await this.#database.read(['jobs'], (transaction) => {
      const states = transaction.objectStore('jobs').index('state');
      return Promise.all(UNFINISHED.map((state) => states.getAll(state)));
    });
    const damaged = jobs.flat().filter((job) => !isJob(job));
    for (const { id } of damaged) await this.#setAside(id);
    return jobs
      .flat()
      .filter(isJob)
      .sort((a, b) => a.attempts - b.attempts || a.createdAt - b.createdAt);
  }

  /** Records what the keys have used, as the worker of a job does not. */
  async recordAccounts(): Promise<void> {
    await this.#database.recordAccounts();
  }

  /** Sets aside every damaged row, also those that nobody asks for. */
  async mend(): Promise<void> {
    const rows = await this.#database.getAll('jobs');
    for (const row of rows) if (!isJob(row)) await this.#setAside((row as Job).id);
  }

  /** Puts a failed job that expires in the place of a damaged row, so that it is named once; returns it. */
  async #setAside(id: string): Promise<Job | undefined> {
    return this.#database.write(['jobs', 'accounts'], async (transaction) => {
      const jobs = transaction.objectStore('jobs');
      const row = await jobs.get(id);
      if (!row || isJob(row)) return row;
      console.warn(`The row of the job ${id} was damaged, and is set aside.`);
      const accounts = transaction.objectStore('accounts');
      for (const account of await accounts.getAll()) {
        if (isAccount(account) && id in account.reservations) await accounts.put(refund(account, id));
      }
      if (typeof id !== 'string') return void (await jobs.delete(id));
      const job = damagedJob(id, row, this.#now());
      await jobs.put(job);
      return job;
    });
  }

  /** Marks a job as started, or as failed after too many deaths. Returns the job when there is work to do. */
  async claim(id: string): Promise<Job | undefined> {
    const claimed = await this.#database.write(['jobs', 'progress'], async (transaction) => {
      const store = transaction.objectStore('jobs');
      const job = await store.get(id);
      if (!job || !canBecome(job, 'processing')) return undefined;
      if (job.attempts >= MAX_ATTEMPTS) return 'spent';
      const started: Job = {
        ...job,
        state: 'processing',
        attempts: job.attempts + 1,
        updatedAt: this.#now(),
      };
      await store.put(started);
      await transaction.objectStore('progress').delete(id);
      return started;
    });
    if (claimed !== 'spent') return claimed;
    await this.fail(id, {
      code: 'processing_failed',
      message:
        'The document ended every worker that tried to read it. Choose fewer «pages», or print the file to a new PDF and send that.',
    });
    return undefined;
  }

  /** Uncounts an attempt at a job: its tab was closed in an orderly way. */
  async release(id: string): Promise<void> {
    await this.#database.write(['jobs'], async ({ store }) => {
      const job = await store.get(id);
      if (job && isUnfinished(job) && job.attempts > 0) {
        await store.put({ ...job, attempts: job.attempts - 1, updatedAt: this.#now() });
      }
    });
  }

  /** Sets pages aside for a job. Throws `QuotaExceeded`. */
  async reserve(id: string, pageCount: number): Promise<void> {
    await this.#database.write(['jobs', 'accounts'], async (transaction) => {
      const jobs = transaction.objectStore('jobs');
      const accounts = transaction.objectStore('accounts');
      const job = await jobs.get(id);
      if (!job) return;
      const account = await accounts.get(job.key);
      const now = this.#now();
      if (isAccount(account)) await accounts.put(reservePages(account, id, pageCount, now));
      await jobs.put({ ...job, pageCount, updatedAt: now });
    });
  }

  /** Stores how far the worker of a job is. Holds no transaction while the worker goes on. */
  noteProgress(id: string, progress: JobProgress): Promise<void> {
    return this.#database.note('progress', progress, id);
  }

  /** Stores the answer about the first pages of a job that is at work, until the whole one takes its place. */
  async storePreview(id: string, answer: Answer): Promise<void> {
    await this.#database.write(['jobs', 'answers'], async (transaction) => {
      const job = await transaction.objectStore('jobs').get(id);
      if (job?.state === 'processing') await transaction.objectStore('answers').put(answer, id);
    });
  }

  /**
   * Stores the answer. The pages of a ticket are charged, those of a call stay reserved until its caller takes the answer.
   * Repeated calls have no further effect.
   */
  complete(id: string, answer: Answer, pageCount: number): Promise<void> {
    return this.#settle(id, 'succeeded', { pageCount }, answer);
  }

  /** Stores why a job failed and releases its reservation. */
  fail(id: string, failure: Failure): Promise<void> {
    return this.#settle(id, 'failed', { failure });
  }

  /**
   * Leaves a job to another attempt after an end that says nothing about its document: a hanging worker, an error that
   * nobody expected. Fails it with `failure` when that has happened too often. Returns whether it is settled.
   * @param standstill the step at which the worker stood still, where that is known: the next attempt leaves it out.
   */
  async setBack(id: string, failure: Failure, standstill?: Step): Promise<boolean> {
    const isOpen = await this.#database.write(['jobs'], async ({ store }) => {
      const job = await store.get(id);
      if (!job || !isUnfinished(job)) return false;
      const { setBacks = 0, standstills = [] } = job;
      const more = standstill ? { standstills: [...standstills, standstill] } : { setBacks: setBacks + 1 };
      const changed: Job = { ...job, ...more, updatedAt: this.#now() };
      if ((changed.setBacks ?? 0) >= MAX_SET_BACKS || (changed.standstills ?? []).length > MOST_STANDSTILLS)
        return false;
      await store.put(changed);
      return true;
    });
    if (!isOpen) await this.fail(id, failure);
    return !isOpen;
  }

  /** The answer of a call, for its caller, whose key is charged now: once, however many wait. Undefined where there is none. */
  async collect(id: string): Promise<{ readonly answer: Answer; readonly pageCount: number } | undefined> {
    return this.#database.write(['jobs', 'answers', 'accounts'], async (transaction) => {
      const jobs = transaction.objectStore('jobs');
      const accounts = transaction.objectStore('accounts');
      const job = await jobs.get(id);
      const answer = await transaction.objectStore('answers').get(id);
      if (job?.state !== 'succeeded' || !answer || job.pageCount === undefined) return undefined;
      const account = await accounts.get(job.key);
      if (!job.collected) {
        if (isAccount(account)) await accounts.put(settle(account, id, job.pageCount, this.#now()));
        await jobs.put({ ...job, collected: true });
      }
      return { answer, pageCount: job.pageCount };
    });
  }

  /** Notes that the caller of a call was given its answer: what it was charged stays charged, however its context ends. */
  async noteAnswered(id: string): Promise<void> {
    await this.#database.write(['jobs'], async ({ store }) => {
      const job = await store.get(id);
      if (job) await store.put({ ...job, answered: true });
    });
  }

  async #settle(id: string, state: JobState, change: Partial<Job>, answer?: Answer): Promise<void> {
    await this.#database.write(STORES, async (transaction) => {
      const jobs = transaction.objectStore('jobs');
      const accounts = transaction.objectStore('accounts');
      const job = await jobs.get(id);
      if (!job || !canBecome(job, state)) return;
      const now = this.#now();
      const account = await accounts.get(job.key);
      const { pageCount } = change;
      if (isAccount(account)) {
        if (pageCount === undefined) await accounts.put(refund(account, id));
        else if (job.kind === 'ticket') await accounts.put(settle(account, id, pageCount, now));
      }
      const answers = transaction.objectStore('answers');
      if (answer) await answers.put(answer, id);
      else await answers.delete(id);
      await transaction.objectStore('files').delete(id);
      await transaction.objectStore('progress').delete(id);
      // The options, which may contain a password, are not kept with the answer.
      await jobs.put({ ...job, ...change, state, options: {}, updatedAt: now, expiresAt: now + job.retention });
    });
  }

  /**
   * Deletes a job, its file and its answer, and releases its reservation. Returns the deleted row.
   * @param undelivered the caller of a call has not got its answer: where it was charged, that is given back.
   */
  async remove(id: string, undelivered = false): Promise<Job | undefined> {
    return this.#database.write(STORES, async (transaction) => {
      const accounts = transaction.objectStore('accounts');
      const job = await transaction.objectStore('jobs').get(id);
      const account = job && (await accounts.get(job.key));
      if (isAccount(account) && id in account.reservations) await accounts.put(refund(account, id));
      else if (isAccount(account) && undelivered && job?.collected && !job.answered)
        await accounts.put(giveBack(account, job.pageCount ?? 0));
      await transaction.objectStore('jobs').delete(id);
      await transaction.objectStore('files').delete(id);
      await transaction.objectStore('answers').delete(id);
      await transaction.objectStore('progress').delete(id);
      return job;
    });
  }

  /** Deletes expired jobs, tickets without a file and answers past their retention; and progress that came too late. */
  async removeExpired(): Promise<void> {
    const expired = await this.#database.getAllKeysFromIndex('jobs', 'expiresAt', IDBKeyRange.upperBound(this.#now()));
    await Promise.all(expired.map((id) => this.remove(id)));
    const noted = await this.#database.getAllKeys('progress');
    for (const id of noted) if (!(await this.#database.get('jobs', id))) await this.remove(id);
  }

  /** What is stored of a file. Throws `StorageError` before anything is written where the browser tells that it has no room. */
  async #stored(file: Blob): Promise<StoredFile> {
    await ensureRoom(file.size);
    return this.#database.storable(file);
  }

  #row(draft: JobDraft, state: JobState): Job {
    const now = this.#now();
    return { ...draft, state, attempts: 0, createdAt: now, updatedAt: now };
  }
}
