/** Milliseconds after which something that has not changed is taken to have stopped, however slow the machine. */
const STILL = 120_000;
const INTERVAL = 200;

/**
 * Looks at something that changes until it is as asked, however long that takes, and returns what was seen last.
 * @throws Error with what was seen last when it has not changed for two minutes.
 */
export async function whileItMoves<T>(look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  let before = '';
  let changedAt = performance.now();
  for (;;) {
    const seen = await look();
    if (isDone(seen)) return seen;
    const now = JSON.stringify(seen);
    if (now !== before) changedAt = performance.now();
    if (performance.now() - changedAt > STILL) throw new Error(`Nothing has changed for two minutes: ${now}`);
    before = now;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
