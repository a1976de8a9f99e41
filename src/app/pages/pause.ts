/** Milliseconds after which a page that was scrolled to is no longer merely passed by. */
const STAY = 60;

/** Resolves when a page has been in view for a moment. Rejects when `signal` is aborted. */
export const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, STAY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
