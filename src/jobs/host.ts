import { AwakeTime } from '../platform/awake-time.ts';
import { isAwaited } from './caller.ts';
import { isSettled, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Signals } from './signals.ts';

/** Interval in milliseconds at which a host searches for jobs whose signal was lost. */
const SWEEP_INTERVAL = 3000;
/**
 * Milliseconds without a caller after which a call is dropped. The browser dispatches the request of a stopped service
 * worker again, and its call waits as before once the worker has started.
 */
const CALLER_PATIENCE = 10_000;

export interface Workforce {
  /** Most jobs at work at once. */
  readonly capacity: number;
  /** Works on a job until it is settled or its worker has died; false when another worker holds it. Never rejects. */
  run(job: Job): Promise<boolean>;
  /** Stops a job at once if it is at work here. */
  cancel(id: string): void;
}

/**
 * Gives unfinished jobs to a workforce: on a wake, when a worker becomes free, and at each sweep. Calls that nobody waits
 * for are not begun, and dropped after a while.
 */
export class Host {
  readonly #scope: string;
  readonly #store: JobStore;
  readonly #signals: Signals;
  readonly #workforce: Workforce;
  readonly #running = new Set<string>();
  /** Jobs that other workers hold, until the next sweep. */
  readonly #elsewhere = new Set<string>();
  /** For how long no caller has waited for a call, by its id. */
  readonly #lost = new Map<string, AwakeTime>();
  #unsubscribe: (() => void) | undefined;
  /** What the last search failed of. */
  #problem: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(scope: string, store: JobStore, signals: Signals, workforce: Workforce) {
    this.#scope = scope;
    this.#store = store;
    this.#signals = signals;
    this.#workforce = workforce;
  }

  start(): void {
    this.#unsubscribe = this.#signals.subscribe((signal) => {
      if (signal.type === 'wake') {
        this.#signals.send({ type: 'hosted' });
        this.#guarded(this.#look());
      }
      if (signal.type === 'cancelled') this.#workforce.cancel(signal.job);
    });
    this.#timer = setInterval(() => this.#guarded(this.#sweep()), SWEEP_INTERVAL);
    this.#signals.send({ type: 'hosted' });
    this.#guarded(this.#store.mend().then(() => this.#sweep()));
  }

  stop(): void {
    this.#unsubscribe?.();
    clearInterval(this.#timer);
  }

  /** Ids of the jobs at work here. */
  get running(): readonly string[] {
    return [...this.#running];
  }

  /** What fails is tried again at the next sweep; it is named when it begins to. */
  #guarded(work: Promise<void>): void {
    work.then(
      () => {
        this.#problem = undefined;
      },
      (error: Error) => {
        if (error.message !== this.#problem) console.warn(error);
        this.#problem = error.message;
      },
    );
  }

  async #sweep(): Promise<void> {
    await this.#store.removeExpired();
    await this.#dropLost();
    this.#elsewhere.clear();
    await this.#look();
  }

  async #dropLost(): Promise<void> {
    const calls = await this.#store.calls();
    const stored = new Set(calls.map(({ id }) => id));
    for (const id of this.#lost.keys()) if (!stored.has(id)) this.#lost.delete(id);
    for (const call of calls) {
      const { id } = call;
      if (await isAwaited(this.#scope, call.fingerprint)) this.#lost.delete(id);
      else if (!this.#lost.has(id)) this.#lost.set(id, new AwakeTime(CALLER_PATIENCE));
      else if (this.#lost.get(id)?.isOver()) {
        await this.#store.remove(id, true);
        if (!isSettled(call)) this.#signals.send({ type: 'cancelled', job: id });
      }
    }
  }

  async #look(): Promise<void> {
    if (this.#running.size >= this.#workforce.capacity) return;
    const unfinished = await this.#store.unfinished();
    for (const job of unfinished) {
      if (job.kind === 'call' && !(await isAwaited(this.#scope, job.fingerprint))) continue;
      if (this.#running.size >= this.#workforce.capacity) return;
      if (!this.#running.has(job.id) && !this.#elsewhere.has(job.id)) this.#guarded(this.#run(job));
    }
  }

  async #run(job: Job): Promise<void> {
    const { id } = job;
    this.#running.add(id);
    try {
      if (!(await this.#workforce.run(job))) this.#elsewhere.add(id);
    } finally {
      this.#running.delete(id);
    }
    void this.#store.recordAccounts();
    await this.#look();
  }
}
