import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/content-security-policy.ts';
import { type RunningServer, type ServedRequest, type ServeOptions, serve } from '../../../src/tools/serve.ts';

let directory: string;
let server: RunningServer | undefined;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sheaf-serve-'));
  await writeFile(join(directory, 'index.html'), '<title>Site</title>');
  await writeFile(join(directory, 'service-worker.js'), '');
  await writeFile(join(directory, 'engine.wasm'), '');
  await writeFile(join(directory, 'app.webmanifest'), '{}');
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(directory, { recursive: true });
});

async function get(path: string, options: Partial<ServeOptions> = {}, init: RequestInit = {}): Promise<Response> {
  server = await serve({ directory, ...options });
  return fetch(new URL(path, server.address), init);
}

test.each([
  ['', 'text/html;charset=utf-8'],
  ['service-worker.js', 'text/javascript'],
  ['engine.wasm', 'application/wasm'],
  ['app.webmanifest', 'application/manifest+json'],
])('«%s» is served as %s', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type);
});

test('every file comes with the policy that keeps documents on the device', async () => {
  const { headers } = await get('');
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy());
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each(['', 'service-worker.js', 'sheaf.config.json'])('«%s» is asked for anew at every visit', async (path) => {
  const { headers } = await get(path, { replace: { 'sheaf.config.json': '{}' } });
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('a bare server sends no policy, as a static host that knows nothing about the site', async () => {
  const response = await get('', { bare: true });
  expect(response.status).toBe(200);
  expect(response.headers.has('content-security-policy')).toBe(false);
});

test('anything but reading a file is refused', async () => {
  const response = await get('parse', {}, { method: 'POST', body: 'a document' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a file that is not there is a 404', async () => {
  expect((await get('parse')).status).toBe(404);
});

test('under a prefix the site is at that path and nowhere else', async () => {
  const prefix = '/tools/sheaf/';
  const home = await get('', { prefix });
  expect(await home.text()).toBe('<title>Site</title>');
  expect(new URL(home.url).pathname).toBe(prefix);
  expect((await fetch(new URL('/', home.url))).status).toBe(404);
  expect((await fetch(new URL('/tools/sheaf', home.url))).url).toBe(home.url);
});

test('a replaced file has the text that was given for it', async () => {
  const response = await get('sheaf.config.json', { replace: { 'sheaf.config.json': '{"keys":[]}' } });
  expect(await response.json()).toEqual({ keys: [] });
});

test('a request is reported with its method, its address and whether it carried anything', async () => {
  const seen: ServedRequest[] = [];
  const onRequest = (request: ServedRequest): void => void seen.push(request);
  await get('parse?x=1', { onRequest }, { method: 'PUT', body: 'a document' });
  expect(seen).toMatchObject([{ method: 'PUT', url: '/parse?x=1', hasBody: true }]);
});

test('a closed server answers no more', async () => {
  server = await serve({ directory });
  const { address } = server;
  expect((await fetch(address)).status).toBe(200);
  await server.close();
  server = undefined;
  await expect(fetch(address)).rejects.toThrow();
});
