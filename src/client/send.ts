import type { ErrorAnswer } from '../api/schemas.ts';
import { SheafError } from './sheaf-error.ts';

export interface Origin {
  /** Base address of the site, with or without a slash at its end. */
  readonly baseUrl: string;
  /** The API key, or a function that returns it. */
  readonly apiKey: string | (() => Promise<string>);
  /** What sends requests; the `fetch` that is global when a call is made, when absent. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Received<Answer> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer;
}

/** Sends JSON to a path below the base address and returns the JSON that comes back; `get` sends no body. */
export type Send = <Answer>(path: string, body: object | undefined, signal?: AbortSignal) => Promise<Received<Answer>>;

/** A sender with its key. It throws `SheafError` for every answer that is not a success, and the reason of an abort. */
export function sender({ baseUrl, apiKey, fetch = globalFetch }: Origin): Send {
  const base = baseUrl.replace(/(?<!\/)\/*$/, '/');
  return async (path, body, signal) => {
    const response = await fetch(new URL(path, base), {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-api-key': typeof apiKey === 'string' ? apiKey : await apiKey(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    });
    return { status: response.status, headers: response.headers, body: await readJson(response) };
  };
}

/** Read at each call, because guards and mocks replace it. */
export const globalFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/** The body of a success. Throws `SheafError` for anything else. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  const body = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  if (response.ok && body !== undefined) return body as Answer;
  throw errorOf(response, body);
}

/** The error of a failed response. */
export function errorOf({ status, url }: Response, body?: Partial<ErrorAnswer>): SheafError {
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') {
    return new SheafError(status, {
      code: 'foreign_answer',
      message: `${url} did not answer as Sheaf does. Check that baseUrl is the folder of a Sheaf site that is open here.`,
      retryable: false,
    });
  }
  const { code, message, retryable = false, request_id: requestId = '', needed, free } = body;
  return new SheafError(status, { code, message, retryable, requestId, needed, free });
}
