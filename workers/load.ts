/** Milliseconds after which a file of a recogniser counts as lost: the largest has 14 MB. */
const TIME_LIMIT = 100_000;

/** A file of this site; with `reload` not the one that was kept. Rejects when it cannot be had. */
export async function load(url: string, cache: RequestCache = 'default'): Promise<ArrayBuffer> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
