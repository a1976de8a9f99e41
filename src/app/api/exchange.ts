/** A request as it is sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
}

/** What came back. */
export interface Received {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** From the call to the last byte. */
  readonly milliseconds: number;
}

/** A request with its answer. */
export interface Exchange {
  readonly sent: Sent;
  readonly received: Received;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request of the API with a JSON body where one is given, under a key where one is. */
export const request = (method: string, url: string, key: string | undefined, body?: object): Sent => ({
  method,
  url,
  headers: { ...(body && JSON_TYPE), ...(key === undefined ? {} : { 'x-api-key': key }) },
  ...(body && { body: JSON.stringify(body) }),
});

/** Sends a request with `fetch`, as a script would. Rejects when it is aborted. */
export async function send(sent: Sent, signal: AbortSignal): Promise<Exchange> {
  const { method, url, headers, body } = sent;
  const startedAt = performance.now();
  const response = await fetch(url, { method, headers, body: body ?? null, signal });
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  return { sent, received: { status: response.status, headers: [...response.headers], body: text, milliseconds } };
}

/** JSON with line breaks; any other text as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** The fields of a JSON object; none where the text is no JSON. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
