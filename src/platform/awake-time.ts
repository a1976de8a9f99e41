/** A gap between two looks counts as at most this share of the limit: a longer one is a freeze, or a machine that slept. */
const LONGEST_GAP = 1 / 4;
/** Looks at the clock within a limit. */
const LOOKS = 10;

/**
 * Measures how long this context has been awake since something was last heard, against a limit in milliseconds. A
 * laptop whose lid is closed, or a process that is stopped, does not run its timers: the time until the next look is
 * then far longer than it should be, and counts little. Without that, whatever was at work would count as hanging.
 */
export class AwakeTime {
  readonly #limit: number;
  readonly #now: () => number;
  #awake = 0;
  #seenAt: number;

  /** @param now a monotonic clock in milliseconds. */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
    this.#seenAt = now();
  }

  /** Something was heard: counts anew. */
  reset(): void {
    this.#awake = 0;
    this.#seenAt = this.#now();
  }

  /** Looks at the clock, as has to be done again and again; whether more time than the limit has been counted. */
  isOver(): boolean {
    const now = this.#now();
    this.#awake += Math.min(now - this.#seenAt, this.#limit * LONGEST_GAP);
    this.#seenAt = now;
    return this.#awake > this.#limit;
  }

  /** Calls back once the limit is over. Returns a function that ends the watch. */
  watch(over: () => void): () => void {
    this.reset();
    const timer = setInterval(() => {
      if (!this.isOver()) return;
      clearInterval(timer);
      over();
    }, this.#limit / LOOKS);
    return () => clearInterval(timer);
  }
}
