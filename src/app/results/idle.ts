/** Milliseconds after which a page is taken to be idle where the browser does not tell (WebKit), and where it never is. */
const [QUIET, LATEST] = [1000, 10_000];

/** Resolves once the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, QUIET);
  });
