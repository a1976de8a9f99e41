/** A file of a recogniser that has not come after this many milliseconds will not. */
const PATIENCE = 100_000;

/** A file of this site; with `reload` not the one that was kept. Rejects when it cannot be had. */
export async function load(url: string, cache: RequestCache = 'default'): Promise<ArrayBuffer> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
