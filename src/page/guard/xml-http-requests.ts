import { AnsweredXmlHttpRequest } from './answered-xml-http-request.ts';
import type { Way } from './guard.ts';
import { refusals } from './refusals.ts';

interface Opened {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly isAsync: boolean;
  answered?: AnsweredXmlHttpRequest;
}

/** `XMLHttpRequest`: asynchronous ones are answered as `fetch` is, synchronous ones refused. */
export const xmlHttpRequests: Way = (scope, guard) => {
  const { prototype } = scope.XMLHttpRequest;
  const { open, setRequestHeader, send } = prototype;
  const all = new WeakMap<XMLHttpRequest, Opened>();

  prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL, ...rest: unknown[]) {
    all.get(this)?.answered?.release();
    (open as (...given: unknown[]) => void).call(this, method, address, ...rest);
    const url = new URL(String(address), scope.document.baseURI).href;
    all.set(this, { url, method: String(method), headers: new Headers(), isAsync: rest.length === 0 || !!rest[0] });
  };
  prototype.setRequestHeader = function (name, value) {
    setRequestHeader.call(this, name, value);
    all.get(this)?.headers.append(name, value);
  };
  prototype.send = function (body) {
    const opened = all.get(this);
    if (!opened || !guard.keeps(opened)) return send.call(this, body);
    const { url, method, headers } = opened;
    if (!opened.isAsync) throw new scope.DOMException(refusals.synchronous(url), 'NetworkError');
    const sent = isDocument(body) ? new XMLSerializer().serializeToString(body) : (body ?? null);
    const init = { method, headers, body: ['GET', 'HEAD'].includes(method.toUpperCase()) ? null : sent };
    opened.answered = new AnsweredXmlHttpRequest(this, scope);
    void opened.answered.answer(init.body !== null, (signal) => guard.answer(url, { ...init, signal }));
  };
};

const isDocument = (body: unknown): body is Document => typeof body === 'object' && body !== null && 'doctype' in body;
