/** What a page sees of a long document's call. */
export interface LongCall {
  /** Milliseconds after sending at which the first page had been read. */
  readonly firstPage: number;
  /** Milliseconds after sending at which the whole answer was there. */
  readonly answered: number;
  /** Pages of Markdown in the answer. */
  readonly pages: number;
}

/** Runs in a page of the site: sends a document to /parse and hears how far it is. */
export async function longCall([base64, key]: [string, string]): Promise<LongCall> {
  const base = new URL('./', location.href).href;
  let firstPage = Number.NaN;
  const channel = new BroadcastChannel(`sheaf ${base}`);
  channel.onmessage = ({ data }) => {
    if (data.type === 'progress' && data.pagesDone > 0 && Number.isNaN(firstPage)) firstPage = performance.now();
  };
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
  return { firstPage: firstPage - start, answered, pages: JSON.parse(text).markdown.pages.length };
}
