import type { Answer } from '../extract/answers.ts';
import { refund, reserve as reservePages, settle } from './allowance.ts';
import type { Database } from './database.ts';
import { type Failure, isSettled, type Job } from './job.ts';

/** A job that kills its worker this often is given up. */
const MAX_ATTEMPTS = 5;

/** A settled call whose caller never came for the answer is forgotten after this many milliseconds. */
const UNDELIVERED_RETENTION = 10 * 60_000;

const STORES = ['jobs', 'files', 'answers', 'accounts'] as const;

/** Jobs in IndexedDB. Each change of state is one transaction, so that no crash can leave half of it. */
export class JobStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Stores a new job with its file, or finds the unfailed one with the same fingerprint. Returns the stored row. */
  async enqueue(
    draft: Omit<Job, 'state' | 'attempts' | 'createdAt' | 'updatedAt' | 'pageCount' | 'failure'>,
    file: Blob,
  ): Promise<Job> {
    const transaction = this.#database.transaction(['jobs', 'files'], 'readwrite');
    const jobs = transaction.objectStore('jobs');
    const same = await jobs.index('fingerprint').getAll(draft.fingerprint);
    const running = same.find((job) => job.state !== 'failed');
    if (running) return running;
    const now = this.#now();
    const job: Job = { ...draft, state: 'queued', attempts: 0, createdAt: now, updatedAt: now };
    await jobs.put(job);
    await transaction.objectStore('files').put(file, job.id);
    await transaction.done;
    return job;
  }

  get(id: string): Promise<Job | undefined> {
    return this.#database.get('jobs', id);
  }

  file(id: string): Promise<Blob | undefined> {
    return this.#database.get('files', id);
  }

  answer(id: string): Promise<Answer | undefined> {
    return this.#database.get('answers', id);
  }

  /** Jobs that still need a worker, oldest first. */
  async unfinished(): Promise<Job[]> {
    const jobs = await this.#database.getAll('jobs');
    return jobs.filter((job) => !isSettled(job)).sort((a, b) => a.createdAt - b.createdAt);
  }

  /** Marks a job as taken up, or as failed when it has killed too many workers. Returns it when there is work to do. */
  async claim(id: string): Promise<Job | undefined> {
    const transaction = this.#database.transaction('jobs', 'readwrite');
    const job = await transaction.store.get(id);
    if (!job || isSettled(job)) return undefined;
    if (job.attempts >= MAX_ATTEMPTS) {
      await transaction.done;
      await this.fail(id, {
        code: 'processing_failed',
        message: 'The document ended every worker that tried to read it.',
      });
      return undefined;
    }
    const claimed: Job = { ...job, state: 'processing', attempts: job.attempts + 1, updatedAt: this.#now() };
    await transaction.store.put(claimed);
    await transaction.done;
    return claimed;
  }

  /** Sets pages aside for a job. Throws `QuotaExceeded`. */
  async reserve(id: string, pageCount: number): Promise<void> {
    const transaction = this.#database.transaction(['jobs', 'accounts'], 'readwrite');
    const jobs = transaction.objectStore('jobs');
    const accounts = transaction.objectStore('accounts');
    const job = await jobs.get(id);
    const account = job && (await accounts.get(job.key));
    if (!job || !account) return;
    const now = this.#now();
    await accounts.put(reservePages(account, id, pageCount, now));
    await jobs.put({ ...job, pageCount, updatedAt: now });
    await transaction.done;
  }

  /** Stores the answer and charges its pages, once however often it is called. */
  complete(id: string, answer: Answer, pageCount: number): Promise<void> {
    return this.#settle(id, { state: 'succeeded', pageCount }, { answer, pageCount });
  }

  /** Records why a job failed and gives its reservation back. */
  fail(id: string, failure: Failure): Promise<void> {
    return this.#settle(id, { state: 'failed', failure });
  }

  async #settle(id: string, change: Partial<Job>, charge?: { answer: Answer; pageCount: number }): Promise<void> {
    const transaction = this.#database.transaction(STORES, 'readwrite');
    const jobs = transaction.objectStore('jobs');
    const accounts = transaction.objectStore('accounts');
    const job = await jobs.get(id);
    if (!job || isSettled(job)) return;
    const now = this.#now();
    const account = await accounts.get(job.key);
    if (account) await accounts.put(charge ? settle(account, id, charge.pageCount, now) : refund(account, id));
    if (charge) await transaction.objectStore('answers').put(charge.answer, id);
    await transaction.objectStore('files').delete(id);
    await jobs.put({ ...job, ...change, updatedAt: now });
    await transaction.done;
  }

  /** Forgets a job, its file and its answer; an open reservation is given back. Returns the row as it was. */
  async remove(id: string): Promise<Job | undefined> {
    const transaction = this.#database.transaction(STORES, 'readwrite');
    const accounts = transaction.objectStore('accounts');
    const job = await transaction.objectStore('jobs').get(id);
    const account = job && (await accounts.get(job.key));
    if (account && id in account.reservations) await accounts.put(refund(account, id));
    await transaction.objectStore('jobs').delete(id);
    await transaction.objectStore('files').delete(id);
    await transaction.objectStore('answers').delete(id);
    await transaction.done;
    return job;
  }

  /** Forgets settled calls that nobody came for. */
  async removeUndelivered(): Promise<void> {
    const before = this.#now() - UNDELIVERED_RETENTION;
    const jobs = await this.#database.getAll('jobs');
    const stale = jobs.filter((job) => isSettled(job) && job.updatedAt < before);
    await Promise.all(stale.map((job) => this.remove(job.id)));
  }
}
