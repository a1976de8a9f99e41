import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BundledPackages, thirdPartyNotices } from '../../../src/build/third-party-notices.ts';

let root: string;
let notices: string;

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

const install = (name: string, main: string, rest: object = {}): Promise<unknown> =>
  Promise.all([
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', main, license: 'MIT', ...rest })),
    put(`node_modules/${name}/${main}`, `export const value = ${JSON.stringify(name)};`),
    put(`node_modules/${name}/LICENSE`, `Terms of ${name}.\r\n`),
    put(`node_modules/${name}/NOTICE.engine`, `Engine notice of ${name}.`),
  ]);

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'sheaf-notices-')));
  await install('used', 'index.js');
  await install('@scope/in-worker', 'lib/index.js');
  await put('node_modules/@scope/in-worker/lib/COPYING', 'Terms of a part.');
  await install('minified', 'bundle.min.js', { dependencies: { hidden: '1' } });
  await install('hidden', 'index.js');
  await install('unused', 'index.js');
  await put(
    'main.js',
    "import { value } from 'used'; import { value as other } from 'minified'; console.log(value, other);",
  );
  await put(
    'worker.js',
    "import { value } from '@scope/in-worker'; import data from './own.data?url'; console.log(value, data);",
  );
  await put('own.data', 'x'.repeat(10_000));
  await put('own.data.notice.txt', 'Made from data of others.');
  const packages: BundledPackages = new Map();
  for (const input of ['main.js', 'worker.js']) {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [thirdPartyNotices(packages)],
      build: { emptyOutDir: false, rolldownOptions: { input: join(root, input) } },
    });
  }
  notices = await readFile(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
});

afterAll(() => rm(root, { recursive: true }));

test.each(['used', '@scope/in-worker', 'minified', 'hidden'])(
  '«%s», bundled in any of the builds, has its notices',
  (name) => {
    expect(notices).toContain(`${name} 1.2.3\nLicence: MIT\n\nTerms of ${name}.\n\nEngine notice of ${name}.`);
  },
);

test('a bundled file of our own with a notice beside it has that told', () => {
  expect(notices).toContain('\n\nMade from data of others.');
});

test('a part of a package that is bundled and has terms of its own has them told', () => {
  expect(notices).toContain('Engine notice of @scope/in-worker.\n\nTerms of a part.');
});

test('a package that no bundle contains is not named', () => {
  expect(notices).not.toContain('unused');
});
