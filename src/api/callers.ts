/** How many callers of this context wait for the same work, by fingerprint. */
export class Callers {
  readonly #waiting = new Map<string, number>();

  /** Returns how many waited already. */
  join(fingerprint: string): number {
    const waiting = this.#waiting.get(fingerprint) ?? 0;
    this.#waiting.set(fingerprint, waiting + 1);
    return waiting;
  }

  /** Returns how many are left. */
  leave(fingerprint: string): number {
    const left = Math.max(0, (this.#waiting.get(fingerprint) ?? 0) - 1);
    if (left > 0) this.#waiting.set(fingerprint, left);
    else this.#waiting.delete(fingerprint);
    return left;
  }
}
