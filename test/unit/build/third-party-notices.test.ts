import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundledPackages } from '../../../src/build/bundled-packages.ts';
import { thirdPartyNotices } from '../../../src/build/third-party-notices.ts';

let root: string;
let notices: string;
let bill: { readonly components: readonly { readonly name: string }[] };

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
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/used': { integrity: `sha512-${btoa('archive')}` } } }),
  );
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
  bill = JSON.parse(await readFile(join(root, 'dist/sbom.json'), 'utf8'));
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

test('the bill of materials has each package with its licence and the digest of its archive', () => {
  expect(bill.components.map(({ name }) => name)).toEqual([
    '@scope/in-worker',
    'hidden',
    'minified',
    'used',
    'own.data',
  ]);
  expect(bill.components.find(({ name }) => name === 'used')).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/used@1.2.3',
    name: 'used',
    version: '1.2.3',
    licenses: [{ expression: 'MIT' }],
    purl: 'pkg:npm/used@1.2.3',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('archive').toString('hex') }],
  });
});

test.each([
  ['a licence', { license: undefined }],
  ['the text of its licence', { license: 'MIT' }],
])('a package that comes without %s ends the build, and is named', async (_case, rest) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sheaf-terms-')));
  try {
    await mkdir(join(folder, 'node_modules/untold'), { recursive: true });
    const description = { name: 'untold', version: '1.0.0', main: 'index.js', ...rest };
    await writeFile(join(folder, 'node_modules/untold/package.json'), JSON.stringify(description));
    await writeFile(join(folder, 'node_modules/untold/index.js'), 'export const value = Math.random();');
    if (!rest.license) await writeFile(join(folder, 'node_modules/untold/LICENSE'), 'Terms.');
    await writeFile(join(folder, 'main.js'), "import { value } from 'untold'; console.log(value);");
    const building = build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [thirdPartyNotices(new Map())],
      build: { rolldownOptions: { input: join(folder, 'main.js') } },
    });
    await expect(building).rejects.toThrow('untold comes without its terms');
  } finally {
    await rm(folder, { recursive: true });
  }
});
