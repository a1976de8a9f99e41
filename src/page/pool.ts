import { proxy, type Remote, wrap } from 'comlink';
import type { ExtractionWorker } from '../../workers/extraction-worker.ts';
import type { Step } from '../document/watch.ts';
import type { Workforce } from '../jobs/host.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { leaseEnd, lockEnd, tryLease } from '../jobs/lease.ts';
import type { Signals } from '../jobs/signals.ts';
import { afterTeardown } from '../jobs/teardown.ts';
import { randomId } from '../platform/random-id.ts';
import { BLOCKED, Vigil } from './vigil.ts';

/** Fewer would have every other call wait for a book; more cost more memory than they save time. */
const [MIN_WORKERS, MAX_WORKERS] = [2, 4];
/** An idle worker is ended after this many milliseconds, and its memory freed. */
const IDLE_SHUTDOWN = 30_000;
/** Milliseconds without a return, after the end of its lock, after which a worker counts as dead. */
const LAST_WORDS = 1000;
/** Milliseconds within which a worker is gone that is ended while its thread is blocked: Chromium waits two seconds. */
const LAST_GASP = 6000;

interface Member {
  readonly worker: Worker;
  readonly remote: Remote<ExtractionWorker>;
  /** Resolves once the worker runs and its death would be noticed. */
  readonly begun: Promise<void>;
  job: string | undefined;
  /** The file of its last job, which it may remember. */
  source: string | undefined;
  /** Over its job. */
  vigil: Vigil | undefined;
  /** Ends the watch over its life. */
  readonly watch: AbortController;
  /** Resolves the run when the worker is ended from outside. */
  release: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** Why a worker is ended that gives no sign. */
class Standstill extends Error {
  readonly at: Step | undefined;

  constructor(at: Step | undefined) {
    super('The worker hangs.');
    this.at = at;
  }
}

/** The page's extraction workers: started when there is work, terminated when idle, cancelled, dead or hanging. */
export class Pool implements Workforce {
  readonly capacity = Math.max(MIN_WORKERS, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1));
  readonly #scope: string;
  readonly #store: JobStore;
  readonly #signals: Signals;
  readonly #isKept: boolean;
  readonly #members = new Set<Member>();

  /** @param isKept whether workers find the jobs in IndexedDB; else they are lent those of this page. */
  constructor(scope: string, store: JobStore, signals: Signals, isKept: boolean) {
    this.#scope = scope;
    this.#store = store;
    this.#signals = signals;
    this.#isKept = isKept;
    signals.subscribe((signal) => {
      if (signal.type !== 'progress' && signal.type !== 'alive') return;
      for (const member of this.#members) if (member.job === signal.job) member.vigil?.hear(signal);
    });
  }

  async run({ id, source }: Job): Promise<boolean> {
    const member = this.#idleMember(id, source) ?? this.#hire(id);
    member.source = source;
    const { promise: released, resolve } = Promise.withResolvers<boolean>();
    member.release = () => resolve(true);
    const failed = Promise.withResolvers<never>();
    const fail = (event: ErrorEvent): void => failed.reject(new Error(event.message || 'The worker did not start.'));
    member.worker.addEventListener('error', fail);
    const vigil = new Vigil((step) => failed.reject(new Standstill(step)));
    member.vigil = vigil;
    const work = async (): Promise<boolean> => {
      await member.begun;
      const { isDone, isWorn } = await member.remote.perform(this.#scope, id);
      if (isWorn) this.#dismiss(member);
      return isDone;
    };
    try {
      return await Promise.race([work(), released, failed.promise]);
    } catch (error) {
      console.error(id, error);
      await (error instanceof Standstill ? this.#end(member, id, error.at) : this.#replace(member, id));
      return true;
    } finally {
      vigil.end();
      member.worker.removeEventListener('error', fail);
      member.job = undefined;
      if (this.#members.has(member)) member.idle = setTimeout(() => this.#dismiss(member), IDLE_SHUTDOWN);
    }
  }

  cancel(id: string): void {
    for (const member of this.#members) if (member.job === id) this.#dismiss(member);
  }

  /** Ends a worker that hangs. Its step is noted while it holds the job: whoever takes the job then leaves that out. */
  async #end(member: Member, id: string, at: Step | undefined): Promise<void> {
    await this.#setBack(id, at).finally(() => this.#dismiss(member));
    await leaseEnd(this.#scope, id, AbortSignal.timeout(LAST_GASP)).catch(() => undefined);
  }

  /** Ends a worker that did not start, or failed. */
  async #replace(member: Member, id: string): Promise<void> {
    this.#dismiss(member);
    await afterTeardown();
    // Another worker that has started the job meanwhile may succeed.
    await tryLease(this.#scope, id, () => this.#setBack(id));
  }

  /** The document need not be to blame: the job is done again, a few times. */
  async #setBack(id: string, standstill?: Step): Promise<void> {
    const failure = {
      code: 'processing_failed',
      message: `The document could not be processed: again and again its worker stopped or made no progress for ${BLOCKED / 1000} seconds. Choose fewer «pages», or print the file to a new PDF and send that.`,
    } as const;
    const failed = await this.#store.setBack(id, failure, standstill);
    if (failed) this.#signals.send({ type: 'settled', job: id });
  }

  /** An idle worker, taken for a job: if there is one, that which has read the file before. */
  #idleMember(job: string, source: string | undefined): Member | undefined {
    const idle = [...this.#members].filter((member) => member.job === undefined);
    const member = idle.find((one) => source !== undefined && one.source === source) ?? idle[0];
    if (!member) return undefined;
    member.job = job;
    clearTimeout(member.idle);
    return member;
  }

  #hire(job: string): Member {
    const worker = new Worker(new URL('../../workers/extraction-worker.ts', import.meta.url), { type: 'module' });
    const remote = wrap<ExtractionWorker>(worker);
    const lock = `sheaf ${this.#scope} worker:${randomId('worker')}`;
    const member: Member = {
      worker,
      remote,
      begun: this.#begin(remote, lock),
      job,
      source: undefined,
      vigil: undefined,
      watch: new AbortController(),
      release: () => {},
      idle: undefined,
    };
    this.#members.add(member);
    void this.#watch(member, lock);
    return member;
  }

  async #begin(remote: Member['remote'], lock: string): Promise<void> {
    if (!this.#isKept) {
      const send: Signals['send'] = (signal) => this.#signals.send(signal);
      await remote.borrow(this.#scope, proxy(this.#store), proxy(send));
    }
    await remote.live(lock);
  }

  /** A worker that dies sends no message, but its lock ends. */
  async #watch(member: Member, lock: string): Promise<void> {
    const { signal } = member.watch;
    try {
      await member.begun;
      await lockEnd(lock, signal);
    } catch {
      return;
    }
    setTimeout(() => this.#dismiss(member), LAST_WORDS);
  }

  #dismiss(member: Member): void {
    clearTimeout(member.idle);
    member.watch.abort();
    this.#members.delete(member);
    member.worker.terminate();
    member.release();
  }
}
