/**
 * Names one call of a page, so that the page can say when it gives the call up: Chromium does not abort the request
 * that a service worker sees.
 */
export const CALL_HEADER = 'x-sheaf-call';
