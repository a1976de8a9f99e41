/** Where pages ask whether a service worker answers their requests. No host has it. */
const PROBE = 'async/is-answered-on-the-device';

/** The address to ask; `nonce` is the page's own, so that no host and no cache can know the answer. */
export function probeAddress(base: string, nonce: string): string {
  const address = new URL(PROBE, base);
  address.search = nonce;
  return address.href;
}

/** What a service worker answers there; undefined at every other address. */
export function probeAnswer(url: string, base: string): Response | undefined {
  if (!url.startsWith(probeAddress(base, ''))) return undefined;
  return new Response(answerTo(new URL(url).search.slice(1)), { headers: { 'cache-control': 'no-store' } });
}

/** Whether a response is the service worker's, and not what a host says to any address. */
export const isProbeAnswer = async (response: Response, nonce: string): Promise<boolean> =>
  response.ok && (await response.text()) === answerTo(nonce);

/** Turned around: a host that repeats the address in its page does not say it. */
const answerTo = (nonce: string): string => [...nonce].reverse().join('');
