/** Milliseconds after which a closing page and its workers no longer exist. */
const TEARDOWN = 1000;

/**
 * Resolves if the page is still open after `TEARDOWN` milliseconds; if the page is closing, it never resolves. Fetches
 * and workers fail while a page closes: a caller that waits for this does not record such a failure against the
 * document, and another page continues the job.
 */
export const afterTeardown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TEARDOWN));
