/** Milliseconds for which work may keep timers and messages waiting. */
const TURN = 100;

/** Returns a function to await between steps of long work: it lets timers and messages have their turn when it is time. */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
}
