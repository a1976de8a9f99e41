/** How many callers of this context wait for the same work, by fingerprint. */
export class Callers {
  readonly #waiting = new Map<string, number>();

  join(fingerprint: string): void {
    this.#waiting.set(fingerprint, (this.#waiting.get(fingerprint) ?? 0) + 1);
  }

  /** Returns how many are left. */
  leave(fingerprint: string): number {
    const left = Math.max(0, (this.#waiting.get(fingerprint) ?? 0) - 1);
    if (left > 0) this.#waiting.set(fingerprint, left);
    else this.#waiting.delete(fingerprint);
    return left;
  }
}
