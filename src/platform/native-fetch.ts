/** The browser's own `fetch`, as it was before the guard took its place. */
export const nativeFetch: typeof fetch = globalThis.fetch.bind(globalThis);
