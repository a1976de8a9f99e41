/** Returns a function that runs tasks, so many at once at most; others wait their turn in order. */
export function limited(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes this one's place, which nobody else can take meanwhile.
      if (next) next();
      else running--;
    }
  };
}
