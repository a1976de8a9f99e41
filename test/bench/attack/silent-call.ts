/** What a page sees of a call. */
export interface Silence {
  readonly status: number;
  /** Code of a refusal. */
  readonly code?: string;
  /** From sending to the whole answer. */
  readonly seconds: number;
  /** Most seconds between two signs of progress, the sending and the answer among them. */
  readonly silence: number;
}

/** Runs in a page of the site: sends a document to /parse and listens for signs of progress meanwhile. */
export async function silentCall([base64, key]: [string, string]): Promise<Silence> {
  const base = new URL('./', location.href).href;
  const body = new Blob([JSON.stringify({ file_content: base64 })]);
  const start = performance.now();
  let [last, longest] = [start, 0];
  const hear = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const channel = new BroadcastChannel(`sheaf ${base}`);
  channel.onmessage = hear;
  const response = await fetch(new URL('parse', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body,
  });
  const text = await response.text();
  hear();
  channel.close();
  const seconds = (performance.now() - start) / 1000;
  const code = response.ok ? {} : { code: JSON.parse(text).code as string };
  return { status: response.status, seconds, silence: longest / 1000, ...code };
}
