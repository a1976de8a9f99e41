/**
 * Returns a function to await between steps of long work: it lets timers, messages and input have their turn when they
 * have waited for so many milliseconds.
 */
export function takeTurns(longest: number): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longest) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
}
