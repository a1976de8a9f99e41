export interface Sent {
  /** Absolute address of an operation that takes a document. */
  readonly url: string;
  readonly key: string;
  readonly body: string;
}

interface Attacked extends Window {
  /** `fetch`, as the first script of the page after the guard finds it. */
  readonly fetchTakenFirst: typeof fetch;
  readonly fetchLater?: (url: string, init: RequestInit) => unknown;
}

/**
 * Sends a document, with a key where that is possible, in every way that a page has, all at once. Tells of each what
 * became of it: a status, the sentence of its refusal, or `sent` where the page hears nothing. Runs in the page.
 */
export async function sendInEveryWay({ url, key, body }: Sent): Promise<Record<string, string>> {
  const page = window as unknown as Attacked;
  const init = { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': key }, body };

  const append = (attributes: Record<string, string>): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    document.body.append(frame);
    return frame;
  };
  const appendLoaded = (attributes: Record<string, string>): Promise<HTMLIFrameElement> =>
    new Promise((resolve) => {
      const frame = append(attributes);
      frame.addEventListener('load', () => resolve(frame), { once: true });
    });
  const windowOf = ({ contentWindow }: HTMLIFrameElement) => contentWindow as Window & typeof globalThis;
  const status = async (response: Promise<Response>): Promise<string> => String((await response).status);

  const request = (scope: Window & typeof globalThis, isAsync: boolean): Promise<string> =>
    new Promise((resolve) => {
      const xhr = new scope.XMLHttpRequest();
      xhr.open('POST', url, isAsync);
      for (const [name, value] of Object.entries(init.headers)) xhr.setRequestHeader(name, value);
      xhr.onloadend = () => resolve(String(xhr.status));
      xhr.send(body);
      if (!isAsync) resolve(String(xhr.status));
    });
  let forms = 0;
  /** What a form leads to: the status in the JSON of its frame, or the sentence of the error. */
  const form = (submit: (form: HTMLFormElement) => void, sandbox?: string, file?: boolean): Promise<string> =>
    new Promise((resolve) => {
      const name = `frame${++forms}`;
      const frame = append({ name, ...(sandbox === undefined ? {} : { sandbox }) });
      const element = document.createElement('form');
      element.id = name;
      Object.assign(element, { action: `${url}?${name}`, method: 'post', target: name });
      element.enctype = file ? 'multipart/form-data' : 'text/plain';
      const input = document.createElement('input');
      input.name = 'file';
      if (file) {
        const transfer = new DataTransfer();
        transfer.items.add(new File([body], 'document.json'));
        input.type = 'file';
        input.files = transfer.files;
      } else input.value = body;
      element.append(input);
      document.body.append(element);
      window.addEventListener('error', ({ message }) => {
        if (message.includes(`?${name}.`)) resolve(message);
      });
      frame.addEventListener('load', () => {
        if (sandbox !== undefined) resolve('sent');
        else if (frame.contentWindow?.location.href !== 'about:blank') {
          resolve(JSON.parse(frame.contentDocument?.querySelector('pre')?.textContent ?? '{}').code);
        }
      });
      submit(element);
    });

  const ways: Record<string, () => Promise<string> | string> = {
    fetch: () => status(fetch(url, init)),
    'fetch of a request': () => status(fetch(new Request(url, init))),
    'fetch taken first': () => status(page.fetchTakenFirst(url, init)),
    'fetch to a misspelt path': () => status(fetch(url.replace('parse', 'PARSE'), init)),
    'fetch with a key to nowhere': () => status(fetch(url.replace('parse', 'nope'), init)),
    'asynchronous XMLHttpRequest': () => request(window, true),
    'synchronous XMLHttpRequest': () => request(window, false),
    sendBeacon: () => {
      navigator.sendBeacon(url, body);
      return 'sent';
    },
    fetchLater: () => {
      page.fetchLater?.(url, { ...init, activateAfter: 0 } as RequestInit);
      return 'sent';
    },
    'Cache.add': async () => {
      const cache = await caches.open('a cache of the page');
      await cache.add(new Request(url, { headers: init.headers }));
      return 'sent';
    },
    'fetch of an about:blank frame': () => status(windowOf(append({})).fetch(url, init)),
    'XMLHttpRequest of an about:blank frame': () => request(windowOf(append({})), true),
    'synchronous XMLHttpRequest of an about:blank frame': () => request(windowOf(append({})), false),
    'fetch of a frame by its number': async () => {
      append({});
      const index = window.length - 1;
      await Promise.resolve();
      return status((window[index] as Window & typeof globalThis).fetch(url, init));
    },
    'fetch of a frame in a frame': () => {
      const outer = windowOf(append({}));
      const inner = outer.document.createElement('iframe');
      outer.document.body.append(inner);
      return status(windowOf(inner).fetch(url, init));
    },
    'fetch of a srcdoc frame': async () =>
      status(windowOf(await appendLoaded({ srcdoc: '<p>A page' })).fetch(url, init)),
    'fetch by a script in a srcdoc frame': () =>
      new Promise((resolve) => {
        const call = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)})`;
        const script = `${call}.then(({ status }) => parent.postMessage({ inSrcdoc: String(status) }))`;
        window.addEventListener('message', ({ data }) => data.inSrcdoc && resolve(data.inSrcdoc));
        append({ srcdoc: `<script>${script.replaceAll('<', '\\u003c')}</script>` });
      }),
    'fetch of a blob: frame': async () => {
      const src = URL.createObjectURL(new Blob(['<p>A page'], { type: 'text/html' }));
      return status(windowOf(await appendLoaded({ src })).fetch(url, init));
    },
    'form.submit()': () => form((element) => element.submit()),
    'form.requestSubmit()': () => form((element) => element.requestSubmit()),
    'a form with a file': () => form((element) => element.requestSubmit(), undefined, true),
    'a form whose event is stopped': () =>
      form((element) => {
        element.addEventListener('submit', (event) => event.stopPropagation());
        element.requestSubmit();
      }),
    'a form into a sandboxed frame': () => form((element) => element.submit(), 'allow-scripts'),
  };
  /** Names what hangs. */
  const patience = new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'never ended'));
  const outcomes = Object.entries(ways).map(async ([name, send]) => {
    try {
      return [name, await Promise.race([send(), patience])] as const;
    } catch (error) {
      return [name, (error as Error).message] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}
