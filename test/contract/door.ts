/** A file of a request: base64 text, or so many zero bytes after a PDF's first line, made where the request is sent. */
export type FileSource = { readonly base64: string } | { readonly zeros: number };

/** A request as data, so that it can be handed to a browser. */
export interface CallSpec {
  readonly method: string;
  /** Relative to the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body as it is, or a JSON body whose `file_content` is made from `file`. */
  readonly body?: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly file?: FileSource;
  /** Raw bytes as the body, in base64. */
  readonly bytes?: string;
  /** The same as the `file` part of a multipart form. */
  readonly form?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One way to the API. The contract is the same through every door. */
export interface Door {
  call(spec: CallSpec): Promise<Reply>;
  close(): Promise<void>;
}

/** Sends a request with `fetch` and reads the reply. Self-contained: doors run its source inside a page. */
export async function send(base: string, spec: CallSpec): Promise<Reply> {
  const init: RequestInit = { method: spec.method, headers: spec.headers };
  const raw = spec.bytes ?? spec.form;
  if (raw !== undefined) {
    const blob = new Blob([Uint8Array.from(atob(raw), (character) => character.charCodeAt(0))]);
    if (spec.bytes !== undefined) init.body = blob;
    else {
      init.body = new FormData();
      init.body.append('file', blob, 'file');
    }
  } else if (spec.body !== undefined) init.body = spec.body;
  else if (spec.json || spec.file) {
    const json: Record<string, unknown> = { ...spec.json };
    if (spec.file && 'base64' in spec.file) json.file_content = spec.file.base64;
    if (spec.file && 'zeros' in spec.file) {
      json.file_content = btoa('%PDF-1.7\n').padEnd(Math.ceil(spec.file.zeros / 3) * 4, 'A');
    }
    // A blob and not a string: DevTools, which the tests look through, copies strings of any length and breaks on 100 MB.
    init.body = new Blob([JSON.stringify(json)]);
  }
  const response = await fetch(new URL(spec.path, base), init);
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
}
