/** Milliseconds that one step counts for at most. */
const LONGEST_STEP = 1000;

/**
 * Returns a function that tells, each time, how many milliseconds of work have gone by since. A step between two calls
 * counts for a second at most, as it is a short one: what is longer is a device that slept.
 */
export function workClock(): () => number {
  let [worked, last] = [0, performance.now()];
  return () => {
    const now = performance.now();
    worked += Math.min(now - last, LONGEST_STEP);
    last = now;
    return worked;
  };
}
