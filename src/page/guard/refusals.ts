/** Why a way to send cannot be taken, in words for whoever wrote the page. */
export const refusals = {
  synchronous: (url: string): string =>
    `A synchronous XMLHttpRequest to ${url} cannot be answered on the device, and is not sent to the host. Use fetch, or open it with async true.`,
  later: (url: string): string =>
    `fetchLater passes the service worker by: ${url} would get the request, and does not. Use fetch.`,
  cached: (url: string): string => `The answer of ${url} is not for a cache, and the request is not sent to the host.`,
  sandboxed: (url: string): string =>
    `A form in a sandboxed frame without allow-same-origin passes the service worker by: it is not sent to ${url}. Send it with fetch.`,
  notIntercepted: (url: string): string =>
    `The service worker does not see what this page sends (is «Bypass for network» on in the developer tools?): the form is not sent to ${url}. Send it with fetch.`,
} as const satisfies Record<string, (url: string) => string>;
