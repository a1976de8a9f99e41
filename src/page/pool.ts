import { type Remote, wrap } from 'comlink';
import type { ExtractionWorker } from '../../workers/extraction-worker.ts';
import type { Workforce } from '../jobs/host.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { lockEnd, tryLease } from '../jobs/lease.ts';
import type { Signals } from '../jobs/signals.ts';
import { afterTeardown } from '../jobs/teardown.ts';
import { AwakeTime } from '../platform/awake-time.ts';
import { minutes } from '../platform/minutes.ts';
import { randomId } from '../platform/random-id.ts';

/** More workers than this cost more memory than they save time. */
const MAX_WORKERS = 4;
/** An idle worker is ended after this many milliseconds, and its memory freed. */
const IDLE_SHUTDOWN = 30_000;
/** Milliseconds without progress after which a worker counts as hanging; those in which the device sleeps do not count. */
const STALL = 120_000;
/** Milliseconds without a return, after the end of its lock, after which a worker counts as dead. */
const LAST_WORDS = 1000;

interface Member {
  readonly worker: Worker;
  readonly remote: Remote<ExtractionWorker>;
  /** Resolves once the worker runs and its death would be noticed. */
  readonly begun: Promise<void>;
  job: string | undefined;
  /** The file of its last job, which it may remember. */
  source: string | undefined;
  /** Time without a sign of progress. */
  readonly silence: AwakeTime;
  /** Ends the watch over its life. */
  readonly watch: AbortController;
  /** Resolves the run when the worker is ended from outside. */
  release: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** The page's extraction workers: started when there is work, terminated when idle, cancelled, dead or hanging. */
export class Pool implements Workforce {
  readonly capacity = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1));
  readonly #scope: string;
  readonly #store: JobStore;
  readonly #signals: Signals;
  readonly #members = new Set<Member>();

  constructor(scope: string, store: JobStore, signals: Signals) {
    this.#scope = scope;
    this.#store = store;
    this.#signals = signals;
    signals.subscribe((signal) => {
      if (signal.type !== 'progress') return;
      for (const member of this.#members) if (member.job === signal.job) member.silence.reset();
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
    const endWatch = member.silence.watch(() => failed.reject(new Error('The worker hangs.')));
    const work = member.begun.then(() => member.remote.perform(this.#scope, id));
    try {
      return await Promise.race([work, released, failed.promise]);
    } catch (error) {
      console.error(id, error);
      this.#dismiss(member);
      await afterTeardown();
      // Another worker that has started the job meanwhile may succeed.
      await tryLease(this.#scope, id, () => this.#setBack(id));
      return true;
    } finally {
      endWatch();
      member.worker.removeEventListener('error', fail);
      member.job = undefined;
      if (this.#members.has(member)) member.idle = setTimeout(() => this.#dismiss(member), IDLE_SHUTDOWN);
    }
  }

  cancel(id: string): void {
    for (const member of this.#members) if (member.job === id) this.#dismiss(member);
  }

  /** The document need not be to blame: the job is done again, a few times. */
  async #setBack(id: string): Promise<void> {
    const failed = await this.#store.setBack(id, {
      code: 'processing_failed',
      message: `The document could not be processed: again and again its worker stopped or made no progress for ${minutes(STALL)}.`,
    });
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
      begun: remote.live(lock),
      job,
      source: undefined,
      silence: new AwakeTime(STALL),
      watch: new AbortController(),
      release: () => {},
      idle: undefined,
    };
    this.#members.add(member);
    void this.#watch(member, lock);
    return member;
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
