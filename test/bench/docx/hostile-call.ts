/** What a page sees of a hostile document's call. */
export interface Answer {
  readonly status: number;
  /** Code of a refusal. */
  readonly code?: string;
  /** From sending to the whole answer. */
  readonly seconds: number;
}

export interface HostileCall {
  readonly base64: string;
  readonly key: string;
  readonly password: string | undefined;
}

/** Runs in a page of the site, so everything it needs is inside it or in its argument: sends a document to /parse. */
export async function hostileCall({ base64, key, password }: HostileCall): Promise<Answer> {
  // DevTools repeats a string body to whoever drives the browser; not a blob's.
  const body = new Blob([JSON.stringify({ file_content: base64, extract_args: { password } })]);
  const start = performance.now();
  const response = await fetch(new URL('parse', location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body,
  });
  const text = await response.text();
  const seconds = (performance.now() - start) / 1000;
  return { status: response.status, seconds, ...(response.ok ? {} : { code: JSON.parse(text).code }) };
}
