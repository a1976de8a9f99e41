import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { deviceKey } from './calls.ts';
import { openSetting } from './setting.ts';

const GUARDED = { 'guarded.html': '<!doctype html><title>Guarded</title><script src="guard.js"></script><body>' };

/** What a page sees of an XMLHttpRequest: its events with its state and status, each once, and what it holds in the end. */
const seen = (page: Page, spec: { method: string; path: string; type: XMLHttpRequestResponseType; key?: string }) =>
  page.evaluate(
    ({ method, path, type, key }) =>
      new Promise<{ events: string[]; status: number; response: unknown; length: number; type: string | null }>(
        (resolve) => {
          const request = new XMLHttpRequest();
          const events = new Set<string>();
          const note = (name: string) => (event: Event) =>
            events.add(`${name} ${event.type} ${request.readyState} ${request.status === 0 ? 'no' : 'a'} status`);
          for (const name of ['readystatechange', 'loadstart', 'progress', 'load', 'error', 'abort', 'loadend']) {
            request.addEventListener(name, note('request'));
            request.upload.addEventListener(name, note('upload'));
          }
          request.open(method, path);
          request.responseType = type;
          if (key) request.setRequestHeader('x-api-key', key);
          request.onloadend = () => {
            const { status, response } = request;
            const length = request.getAllResponseHeaders().length;
            const content = response instanceof ArrayBuffer ? response.byteLength : response;
            resolve({
              events: [...events],
              status,
              response: response instanceof Blob ? response.size : content,
              length,
              type: request.getResponseHeader('Content-Type'),
            });
          };
          request.send(method === 'POST' ? '{}' : null);
        },
      ),
    spec,
  );

test('an XMLHttpRequest that is answered on the device shows what one to a host shows', async () => {
  const { open, site } = await openSetting({ replace: GUARDED });
  const key = await deviceKey(await open());
  const page = await open('guarded.html');
  for (const type of ['', 'json', 'arraybuffer', 'blob'] as const) {
    const fromHost = await seen(page, { method: 'GET', path: 'manifest.webmanifest', type });
    const onDevice = await seen(page, { method: 'GET', path: 'query', type, key });
    expect(onDevice.events).toEqual(fromHost.events);
    expect(typeof onDevice.response).toBe(typeof fromHost.response);
    expect(onDevice).toMatchObject({ status: 200, type: 'application/json' });
    expect(onDevice.length).toBeGreaterThan(20);
  }
  const refused = await seen(page, { method: 'POST', path: 'parse', type: 'json', key });
  expect(refused).toMatchObject({ status: 415, response: { code: 'unsupported_media_type' } });
  expect(refused.events).toContain('upload loadend 1 no status');
  expect(site.requests.filter(({ url }) => ['/query', '/parse'].includes(url))).toEqual([]);
});

test('an XMLHttpRequest is aborted, runs out of time and is opened again as the standard has it', async () => {
  const { open } = await openSetting({ replace: GUARDED });
  const key = await deviceKey(await open());
  const page = await open('guarded.html');
  const events = await page.evaluate(async (key) => {
    const request = new XMLHttpRequest();
    const events: string[] = [];
    for (const name of ['load', 'error', 'abort', 'timeout', 'loadend']) {
      request.addEventListener(name, () => events.push(`${name} ${request.readyState} ${request.status}`));
    }
    const ended = () => new Promise((resolve) => request.addEventListener('loadend', resolve, { once: true }));
    const send = (timeout = 0): Promise<unknown> => {
      const end = ended();
      request.open('GET', 'query');
      request.timeout = timeout;
      request.setRequestHeader('x-api-key', key);
      request.send();
      return end;
    };
    const aborted = send();
    request.abort();
    await aborted;
    events.push(`after abort() ${request.readyState}`);
    await send();
    events.push(JSON.parse(request.responseText).pageRemaining);
    // From the network again, on the same object.
    const fromHost = ended();
    request.open('GET', 'manifest.webmanifest');
    request.send();
    await fromHost;
    events.push(JSON.parse(request.responseText).name);
    return events;
  }, key);
  expect(events).toEqual([
    ...['abort 4 0', 'loadend 4 0', 'after abort() 0', 'load 4 200', 'loadend 4 200', '1000'],
    ...['load 4 200', 'loadend 4 200', expect.stringContaining('Sheaf')],
  ]);
});

test('a form with a file, sent to the address of a ticket, is stored', async () => {
  const { open } = await openSetting({ replace: GUARDED });
  const key = await deviceKey(await open());
  const page = await open('guarded.html');
  const status = await page.evaluate(async (key) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const ask = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { presignedUrl, file_id } = await (await ask('async/upload', { file_name: 'a.pdf' })).json();
    const form = document.createElement('form');
    Object.assign(form, { action: presignedUrl, method: 'post', enctype: 'multipart/form-data', target: 'answer' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'file' });
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7 broken'], 'a.pdf'));
    input.files = transfer.files;
    form.append(input);
    const frame = document.createElement('iframe');
    frame.name = 'answer';
    document.body.append(frame, form);
    form.requestSubmit();
    for (;;) {
      const response = await ask('async/fetch', { file_id });
      // 409 until the file is there.
      if (response.status !== 409) return response.status;
    }
  }, key);
  expect([202, 422]).toContain(status);
});
