import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Signals } from './signals.ts';

/** Interval in milliseconds at which a host searches for jobs whose signal was lost. */
const SWEEP_INTERVAL = 3000;

export interface Workforce {
  /** Most jobs at work at once. */
  readonly capacity: number;
  /** Works on a job until it is settled or its worker has died; false when another worker holds it. Never rejects. */
  run(job: Job): Promise<boolean>;
  /** Stops a job at once if it is at work here. */
  cancel(id: string): void;
}

/** Gives unfinished jobs to a workforce: on a wake, when a worker becomes free, and at each sweep. */
export class Host {
  readonly #store: JobStore;
  readonly #signals: Signals;
  readonly #workforce: Workforce;
  readonly #running = new Set<string>();
  /** Jobs that other workers hold, until the next sweep. */
  readonly #elsewhere = new Set<string>();
  #unsubscribe: (() => void) | undefined;
  /** What the last search failed of. */
  #problem: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: JobStore, signals: Signals, workforce: Workforce) {
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
    this.#guarded(this.#sweep());
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
    this.#elsewhere.clear();
    await this.#look();
  }

  async #look(): Promise<void> {
    if (this.#running.size >= this.#workforce.capacity) return;
    const unfinished = await this.#store.unfinished();
    for (const job of unfinished) {
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
    await this.#look();
  }
}
