import type { Step } from '../document/watch.ts';
import type { Alive, Progress } from '../jobs/signals.ts';
import { AwakeTime } from '../platform/awake-time.ts';

/**
 * Milliseconds without any sign after which a worker's thread counts as blocked, once it has begun. Work gives a sign
 * each second on an idle machine; between two signs lies a step of a second or two at most there.
 */
export const BLOCKED = 15_000;
/** Milliseconds without progress after which a worker counts as hanging though its thread is free: it loads, or waits. */
const STALLED = 120_000;

/** Watches over a worker while it does a job. Time in which the device sleeps does not count. */
export class Vigil {
  readonly #over: () => void;
  readonly #silence = new AwakeTime(BLOCKED);
  readonly #stagnation = new AwakeTime(STALLED);
  readonly #ends: (() => void)[] = [];
  #at: Step | undefined;

  /** @param over called when the worker is to be ended, with the step at which it is where it tells. */
  constructor(over: (at: Step | undefined) => void) {
    this.#over = () => over(this.#at);
    this.#ends.push(this.#stagnation.watch(this.#over));
  }

  /** The worker has given a sign. */
  hear(signal: Progress | Alive): void {
    // Until the first of them it is being loaded.
    if (this.#ends.length === 1) this.#ends.push(this.#silence.watch(this.#over));
    this.#silence.reset();
    if (signal.type === 'alive') return;
    this.#stagnation.reset();
    this.#at = signal.at;
  }

  end(): void {
    for (const end of this.#ends) end();
  }
}
