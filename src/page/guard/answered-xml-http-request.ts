import type { Scope } from './guard.ts';

/** States of a request, as the XMLHttpRequest standard numbers them. */
const UNSENT = 0;
const OPENED = 1;
const HEADERS_RECEIVED = 2;
const LOADING = 3;
const DONE = 4;

/** What stands before the properties of the prototype while a request is answered. */
interface Shown {
  readonly readyState: number;
  readonly status: number;
  readonly statusText: string;
  readonly responseURL: string;
  readonly response: unknown;
  readonly responseText: string;
  /** Answers of the API are never markup. */
  readonly responseXML: null;
}

const empty = (readyState: number): Shown => ({
  readyState,
  status: 0,
  statusText: '',
  responseURL: '',
  response: null,
  responseText: '',
  responseXML: null,
});

/**
 * An open, asynchronous `XMLHttpRequest` that is answered without the network: its states, properties and events are
 * those that the XMLHttpRequest standard has for an answer from there.
 */
export class AnsweredXmlHttpRequest {
  readonly #request: XMLHttpRequest;
  readonly #scope: Scope;
  readonly #controller = new AbortController();
  /** What is told of the body on its way, while there is one. */
  #upload: XMLHttpRequestUpload | undefined;
  #headers = new Headers();
  #shown = empty(OPENED);

  constructor(request: XMLHttpRequest, scope: Scope) {
    this.#request = request;
    this.#scope = scope;
    for (const name of Object.keys(this.#shown) as (keyof Shown)[]) {
      Object.defineProperty(request, name, { configurable: true, get: () => this.#shown[name] });
    }
    Object.assign(request, this.#methods);
  }

  /** Gives the request back to its prototype, so that it can be opened again; what is under way is given up. */
  release(): void {
    this.#controller.abort();
    for (const name of [...Object.keys(this.#shown), ...Object.keys(this.#methods)]) {
      Reflect.deleteProperty(this.#request, name);
    }
  }

  /** Answers the request with what `call` resolves with; a rejection is the network error of the request. */
  async answer(hasBody: boolean, call: (signal: AbortSignal) => Promise<Response>): Promise<void> {
    const { signal } = this.#controller;
    const { timeout } = this.#request;
    if (hasBody) this.#upload = this.#request.upload;
    const timer = timeout > 0 ? setTimeout(() => this.#fail('timeout'), timeout) : undefined;
    this.#tell(this.#request, 'loadstart');
    if (this.#upload) this.#tell(this.#upload, 'loadstart');
    try {
      const response = await call(signal);
      const body = await response.blob();
      const content = await contentOf(this.#request.responseType, body);
      if (signal.aborted) return;
      for (const type of ['progress', 'load', 'loadend']) if (this.#upload) this.#tell(this.#upload, type);
      this.#upload = undefined;
      const { status, statusText, url, headers } = response;
      this.#headers = headers;
      this.#enter(HEADERS_RECEIVED, { status, statusText, responseURL: url });
      this.#enter(LOADING, { response: content, responseText: typeof content === 'string' ? content : '' });
      this.#tell(this.#request, 'progress', body.size);
      this.#enter(DONE);
      for (const type of ['load', 'loadend']) this.#tell(this.#request, type, body.size);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#fail('error');
    } finally {
      clearTimeout(timer);
    }
  }

  readonly #methods = {
    getResponseHeader: (name: string): string | null => this.#headers.get(name),
    getAllResponseHeaders: (): string => [...this.#headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    abort: (): void => {
      this.#fail('abort');
      this.#shown = empty(UNSENT);
    },
    send: (): never => {
      throw new this.#scope.DOMException('The request has been sent already.', 'InvalidStateError');
    },
  };

  #fail(how: 'error' | 'timeout' | 'abort'): void {
    if (this.#shown.readyState === DONE || this.#shown.readyState === UNSENT) return;
    this.#controller.abort();
    this.#headers = new Headers();
    this.#shown = empty(OPENED);
    this.#enter(DONE);
    for (const target of [this.#upload, this.#request]) {
      if (!target) continue;
      this.#tell(target, how);
      this.#tell(target, 'loadend');
    }
  }

  #enter(readyState: number, more: Partial<Shown> = {}): void {
    this.#shown = { ...this.#shown, ...more, readyState };
    this.#request.dispatchEvent(new this.#scope.Event('readystatechange'));
  }

  #tell(target: EventTarget, type: string, bytes = 0): void {
    const init = { lengthComputable: bytes > 0, loaded: bytes, total: bytes };
    target.dispatchEvent(new this.#scope.ProgressEvent(type, init));
  }
}

async function contentOf(type: XMLHttpRequestResponseType, body: Blob): Promise<unknown> {
  if (type === 'blob') return body;
  if (type === 'arraybuffer') return body.arrayBuffer();
  const text = await body.text();
  if (type === '' || type === 'text') return text;
  try {
    return type === 'json' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
