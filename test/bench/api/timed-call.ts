/** One call: its moments in milliseconds after it was sent; those of the work as they were heard in the page. */
export interface CallTimes {
  /** The service worker has stored the file and asks for a worker. */
  readonly wake: number;
  /** A worker has the file. */
  readonly loading: number;
  /** It has opened the document. */
  readonly opened: number;
  /** It has read the first page. */
  readonly firstPage: number;
  /** It has stored the answer. */
  readonly settled: number;
  /** The page has all of the answer. */
  readonly answered: number;
  /** Pages of Markdown in the answer. */
  readonly pages: number;
}

/**
 * Runs in a page of the site, so everything it needs is inside it or in its arguments: sends a document to /parse and
 * listens to what the site's contexts tell each other meanwhile.
 */
export async function timedCall([base64, key]: [string, string]): Promise<CallTimes> {
  const heard = new Map<string, number>();
  const base = new URL('./', location.href).href;
  const channel = new BroadcastChannel(`sheaf ${base}`);
  channel.onmessage = ({ data }) => {
    const names = data.type === 'progress' ? [data.phase, ...(data.pagesDone > 0 ? ['first page'] : [])] : [data.type];
    for (const name of names) if (!heard.has(name)) heard.set(name, performance.now());
  };
  // DevTools repeats a string body to whoever drives the browser; not a blob's.
  const body = new Blob([JSON.stringify({ file_content: base64 })]);
  const start = performance.now();
  const response = await fetch(new URL('parse', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body,
  });
  const text = await response.text();
  const answered = performance.now() - start;
  channel.close();
  if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  const at = (name: string): number => (heard.get(name) ?? Number.NaN) - start;
  return {
    wake: at('wake'),
    loading: at('loading'),
    opened: at('reading'),
    firstPage: at('first page'),
    settled: at('settled'),
    answered,
    pages: JSON.parse(text).markdown.pages.length,
  };
}

/** Runs in a page of the site: milliseconds that GET /query takes, a call without a document. */
export async function timedQuery(key: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(new URL('query', location.href), { headers: { 'x-api-key': key } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return performance.now() - start;
}
