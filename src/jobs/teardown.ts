/** A page that is being closed, and its workers, are gone after this many milliseconds. */
const TEARDOWN = 1000;

/**
 * Resolves when the page, had it been about to close, would be gone. While it closes, fetches and workers fail: whoever
 * waits for this before blaming a document does not live to blame it wrongly, and the job goes on elsewhere.
 */
export const afterTeardown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TEARDOWN));
