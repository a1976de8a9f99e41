/** The calls of this context that wait for the same work, by fingerprint, and what those that have ended still have to do. */
export class Callers {
  readonly #waiting = new Map<string, number>();
  readonly #ending = new Map<string, Set<() => Promise<void>>>();

  /** Returns how many waited already, once everything that ended calls had to do is done: this one is another call. */
  async join(fingerprint: string): Promise<number> {
    const waiting = this.#waiting.get(fingerprint) ?? 0;
    this.#waiting.set(fingerprint, waiting + 1);
    await Promise.all([...(this.#ending.get(fingerprint) ?? [])].map((finish) => finish()));
    return waiting;
  }

  /** Returns how many are left. */
  leave(fingerprint: string): number {
    const left = Math.max(0, (this.#waiting.get(fingerprint) ?? 0) - 1);
    if (left > 0) this.#waiting.set(fingerprint, left);
    else this.#waiting.delete(fingerprint);
    return left;
  }

  /** Does what a call that has ended still has to do: once, so many milliseconds later, or before an equal one begins. */
  end(fingerprint: string, after: number, work: () => Promise<unknown>): void {
    const ending = this.#ending.get(fingerprint) ?? new Set();
    this.#ending.set(fingerprint, ending);
    let done: Promise<void> | undefined;
    const finish = (): Promise<void> => {
      done ??= work()
        .then(() => undefined, console.error)
        .finally(() => {
          clearTimeout(timer);
          ending.delete(finish);
          if (ending.size === 0 && this.#ending.get(fingerprint) === ending) this.#ending.delete(fingerprint);
        });
      return done;
    };
    const timer = setTimeout(finish, after);
    ending.add(finish);
  }
}
