import { globSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createApi } from '../../../src/api/api.ts';
import { contract, rowsOf } from '../../../src/api/contract.ts';
import { meantPath, staysHere } from '../../../src/api/paths.ts';
import { openNodeServices } from '../../contract/services.ts';

const base = 'https://you.test/tools/sheaf/';
const { services, close } = await openNodeServices(base);
afterAll(close);

const head = (method: string, path: string, headers: Record<string, string> = {}) => ({
  url: new URL(path, base).href,
  method,
  headers: new Headers(headers),
});
const key = { 'x-api-key': 'sk_1' };

/** Ways to write a path of the contract wrongly. */
const misspelt: Readonly<Record<string, (path: string) => string>> = {
  'in capitals': (path) => path.toUpperCase(),
  'with its first letter encoded': (path) => `%${path.charCodeAt(0).toString(16)}${path.slice(1)}`,
  'encoded twice': (path) => `%25${path.charCodeAt(0).toString(16)}${path.slice(1)}`,
  'with its slashes encoded': (path) => `/tools%2fsheaf/${path.replaceAll('/', '%2f')}`,
  'with a dot at its end': (path) => `${path}.`,
  'with a space at its end': (path) => `${path}%20`,
  'with an invisible character': (path) => `${path}%E2%80%8B`,
  'with doubled slashes': (path) => `/tools//sheaf//${path.replaceAll('/', '//')}`,
  'with backslashes': (path) => `%5C${path.replaceAll('/', '%5C')}`,
  'after a version': (path) => `v1/${path}`,
  'after api and a version': (path) => `api/v2.1/${path}`,
  'with hyphens for underscores': (path) => path.replaceAll('_', '-'),
  'in camel case': (path) => path.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  'below a folder in capitals': (path) => `/Tools/SHEAF/${path}`,
  'with parameters in its last part': (path) => `${path};version=1/`,
};

/** The answer of the API; fails where a request is not its business. */
async function answered(method: string, url: string): Promise<{ status: number; code: string; message: string }> {
  const body = method === 'GET' ? null : '{}';
  const response = await createApi(services)(new Request(url, { method, headers: key, body }));
  if (!response) throw new Error(`${method} ${url} would go to the host.`);
  return { status: response.status, ...(await response.json()) };
}

const rows = rowsOf(contract).filter(({ method, path }) => method !== 'GET' && !path.includes(':'));
const misspellings = rows.flatMap(({ method, path }) =>
  Object.entries(misspelt)
    .map(([how, misspell]) => ({ method, path, how, sent: misspell(path) }))
    .filter(({ sent }) => sent !== path),
);

test.each(misspellings)('$method $path $how stays, and is told what was meant', async ({ method, path, sent }) => {
  const { url } = head(method, sent);
  expect(staysHere(head(method, url), base), url).toBe(true);
  expect(await answered(method, url)).toMatchObject({
    status: 404,
    code: 'not_found',
    message: expect.stringContaining(`Did you mean POST /tools/sheaf/${path}?`),
  });
});

test.each([
  ['pars', 'parse'],
  ['prase', 'parse'],
  ['paarse', 'parse'],
  ['parsee', 'parse'],
  ['parce', 'parse'],
  ['extract_table', 'extract_tables'],
  ['extract-table', 'extract_tables'],
  ['extract_key_values', 'extract_key_value'],
  ['extract_pi', 'extract_pii'],
  ['extract_resume_key_vaule', 'extract_resume_key_value'],
  ['extract/tables', 'extract_tables'],
  ['async_upload', 'async/upload'],
  ['asnyc/upload', 'async/upload'],
  ['asynch/fetch', 'async/fetch'],
  ['async/uplod', 'async/upload'],
  ['asyn/upload/file_1', 'async/upload/:file_id'],
  ['ASYNC/Upload/file_1', 'async/upload/:file_id'],
  ['v1/async/upload/file_1', 'async/upload/:file_id'],
])('a document sent to %s stays on the device: %s was meant', (path, meant) => {
  expect(staysHere(head('POST', path), base)).toBe(true);
  expect(meantPath(head('POST', path).url, base)).toBe(meant);
});

test.each(['nope', '', 'index.html', 'api/notes', 'deeply/below/this/folder', '%ZZ'])(
  'a key sent to «%s» stays on the device, whatever the method',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(staysHere(head(method, path, key), base)).toBe(true);
      expect((await answered(method, head(method, path).url)).status).toBe(404);
    }
  },
);

test('where nothing was meant, the answer says where the paths are listed', async () => {
  const { message } = await answered('POST', head('POST', `nope${'x'.repeat(500)}`).url);
  expect(message).toMatch(/^The API has no path \/tools\/sheaf\/nopex+…\. \/tools\/sheaf\/openapi\.json lists/);
  expect(message.length).toBeLessThan(250);
});

test('a key sent to a path of ours in another folder stays: the base address was wrong', () => {
  for (const path of ['/parse', '/tools/extract_tables', '/async/fetch', '/elsewhere/tools/sheaf/parse']) {
    expect(staysHere(head('POST', path, key), base), path).toBe(true);
  }
  expect(staysHere(head('POST', '/pars', key), base)).toBe(false);
  expect(staysHere(head('POST', '/another/api', key), base)).toBe(false);
  expect(staysHere(head('POST', '/parse'), base)).toBe(false);
  expect(staysHere(head('POST', 'https://elsewhere.test/tools/sheaf/parse', key), base)).toBe(false);
});

test.each([
  ['POST', 'notes'],
  ['POST', 'api/notes'],
  ['POST', 'upload'],
  ['POST', 'fetch'],
  ['POST', 'sync'],
  ['POST', 'extract'],
  ['POST', 'parser'],
  ['POST', 'queries'],
  ['POST', 'login.php'],
  ['POST', 'v1'],
  ['POST', 'collect/parse'],
  ['PUT', 'files/parse.pdf'],
  ['GET', 'jquery'],
  ['GET', 'parser'],
  ['GET', 'parse.html'],
  ['GET', 'v1/query/index.html'],
  ['HEAD', 'pause'],
])('%s %s of another page below the folder passes', async (method, path) => {
  expect(staysHere(head(method, path), base)).toBe(false);
  expect(createApi(services)(new Request(new URL(path, base), { method }))).toBeUndefined();
});

test('no file that the project ships counts as a path of the API', () => {
  const files = [
    ...globSync('public/**/*.*').map((path) => path.replaceAll('\\', '/').slice('public/'.length)),
    ...['', 'index.html', 'bridge.html', 'client.js', 'embed.js', 'guard.js', 'service-worker.js', 'version.json'],
    ...['docs/README.html', 'LICENSE.txt', 'THIRD-PARTY-NOTICES.txt', 'assets/extraction-worker-1x.js', 'share'],
  ];
  expect(files.filter((path) => staysHere(head('GET', path), base))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});
