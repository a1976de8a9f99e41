import { type Remote, wrap } from 'comlink';
import type { ExtractionWorker } from '../../workers/extraction-worker.ts';
import type { Workforce } from '../jobs/host.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/job-store.ts';
import { leaseEnd, leasesAreWatched, tryLease } from '../jobs/lease.ts';
import type { Signals } from '../jobs/signals.ts';
import { afterTeardown } from '../jobs/teardown.ts';
import { minutes } from '../platform/minutes.ts';

/** More workers than this cost more memory than they save time. */
const MAX_WORKERS = 4;
/** An idle worker is ended after this many milliseconds, and its memory freed. */
const IDLE_SHUTDOWN = 30_000;
/** Milliseconds without progress after which a worker counts as hanging. */
const STALL = 120_000;
/** Milliseconds without an answer after which an idle worker counts as dead. */
const ANSWER = 1000;
/** Milliseconds without a return, after the end of its lease, after which a worker counts as dead. */
const LAST_WORDS = 1000;

/** A worker makes no progress. */
class Hang extends Error {}

interface Member {
  readonly worker: Worker;
  readonly remote: Remote<ExtractionWorker>;
  job: string | undefined;
  /** The file of its last job, which it may remember. */
  source: string | undefined;
  heardAt: number;
  /** Ends the watch over its job's lease; set while it is watched. */
  watch: AbortController | undefined;
  /** Resolves the run when the worker is ended from outside. */
  release: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** The page's extraction workers: started when there is work, terminated when idle, cancelled or hanging. */
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
      for (const member of this.#members) {
        if (member.job !== signal.job) continue;
        member.heardAt = Date.now();
        if (leasesAreWatched() && !member.watch) void this.#watch(member, signal.job);
      }
    });
  }

  async run({ id, source }: Job): Promise<boolean> {
    const member = (await this.#idleMember(id, source)) ?? this.#hire(id);
    member.source = source;
    member.heardAt = Date.now();
    const { promise: released, resolve } = Promise.withResolvers<boolean>();
    member.release = () => resolve(true);
    const failed = Promise.withResolvers<never>();
    const fail = (event: ErrorEvent): void => failed.reject(new Error(event.message || 'The worker did not start.'));
    member.worker.addEventListener('error', fail);
    const stall = setInterval(() => {
      if (Date.now() - member.heardAt > STALL) failed.reject(new Hang('The worker hangs.'));
    }, STALL / 10);
    try {
      return await Promise.race([member.remote.perform(this.#scope, id), released, failed.promise]);
    } catch (error) {
      console.error(id, error);
      this.#dismiss(member);
      if (error instanceof Hang) await this.#giveUp(id);
      else {
        await afterTeardown();
        // Another worker that has started the job meanwhile may succeed.
        await tryLease(this.#scope, id, () => this.#giveUp(id));
      }
      return true;
    } finally {
      clearInterval(stall);
      member.watch?.abort();
      member.watch = undefined;
      member.worker.removeEventListener('error', fail);
      member.job = undefined;
      if (this.#members.has(member)) member.idle = setTimeout(() => this.#dismiss(member), IDLE_SHUTDOWN);
    }
  }

  cancel(id: string): void {
    for (const member of this.#members) if (member.job === id) this.#dismiss(member);
  }

  async #giveUp(id: string): Promise<void> {
    await this.#store.fail(id, {
      code: 'processing_failed',
      message: `The document could not be processed: its worker stopped or made no progress for ${minutes(STALL)}.`,
    });
    this.#signals.send({ type: 'settled', job: id });
  }

  /** A worker that dies sends no message, but its lease ends. */
  async #watch(member: Member, job: string): Promise<void> {
    const watch = new AbortController();
    const { signal } = watch;
    member.watch = watch;
    try {
      await leaseEnd(this.#scope, job, signal);
    } catch {
      return;
    }
    setTimeout(() => {
      if (!signal.aborted) this.#dismiss(member);
    }, LAST_WORDS);
  }

  /** An idle worker that is alive, taken for a job: if there is one, that which has read the file before. */
  async #idleMember(job: string, source: string | undefined): Promise<Member | undefined> {
    const isStrange = (member: Member): number => (source !== undefined && member.source === source ? 0 : 1);
    for (const member of [...this.#members].sort((a, b) => isStrange(a) - isStrange(b))) {
      if (member.job !== undefined) continue;
      member.job = job;
      clearTimeout(member.idle);
      const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), ANSWER));
      if (await Promise.race([member.remote.alive(), silence])) return member;
      this.#dismiss(member);
    }
    return undefined;
  }

  #hire(job: string): Member {
    const worker = new Worker(new URL('../../workers/extraction-worker.ts', import.meta.url), { type: 'module' });
    const member: Member = {
      worker,
      remote: wrap<ExtractionWorker>(worker),
      job,
      source: undefined,
      heardAt: 0,
      watch: undefined,
      release: () => {},
      idle: undefined,
    };
    this.#members.add(member);
    return member;
  }

  #dismiss(member: Member): void {
    clearTimeout(member.idle);
    this.#members.delete(member);
    member.worker.terminate();
    member.release();
  }
}
