import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesIn } from './files.ts';
import { importsOf } from './imports.ts';
import { type Layer, layers } from './layers.ts';

const sources = ['src', 'workers'].flatMap(filesIn).filter((path) => /\.(?:ts|mjs|svelte)$/.test(path));

/** The layer of a file or folder of ours: the longest path that holds it. */
function layerOf(path: string): Layer | undefined {
  const holding = layers.filter((layer) => path === layer.path || path.startsWith(`${layer.path}/`));
  return holding.toSorted((a, b) => b.path.length - a.path.length)[0];
}

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What is wrong with an import of another package, or undefined. */
function packageFault(specifier: string, { path, environment }: Layer): string | undefined {
  if (environment === 'node') return undefined;
  if (specifier.startsWith('node:')) return `${path} runs in browsers: it imports nothing of Node`;
  // Modules that a plugin of ours makes in the build are no packages.
  if (specifier.startsWith('virtual:')) return undefined;
  const name = packageOf(specifier);
  if (name === 'svelte') return path === 'src/app' ? undefined : 'only src/app imports Svelte';
  return name in packageJson.dependencies ? undefined : `${name} is not in "dependencies" of package.json`;
}

/** What is wrong with an import of a file of ours, or undefined. */
function layerFault(target: string, from: Layer): string | undefined {
  const to = layerOf(target);
  if (to === undefined) return `${target} is in no layer`;
  if (to === from || from.imports.includes(to.path)) return undefined;
  return `${from.path} may import ${from.imports.join(', ') || 'no other layer'}`;
}

/** One sentence for each import that the table of layers forbids: the file, the import, the rule. */
function faultsOf(path: string, source: string): string[] {
  const layer = layerOf(path);
  if (layer === undefined) return [`${path} is in no layer: name its folder in test/house/layers.ts`];
  return importsOf(path, source).flatMap((specifier) => {
    const fault = specifier.startsWith('.')
      ? layerFault(posix.join(posix.dirname(path), specifier), layer)
      : packageFault(specifier, layer);
    return fault === undefined ? [] : [`${path} imports ${specifier}: ${fault}`];
  });
}

test('the table of layers only points down, and every layer that it names is in it', () => {
  const upward = layers.flatMap(({ path, imports }, floor) =>
    imports.filter((name) => !layers.slice(0, floor).some((lower) => lower.path === name)).map((name) => [path, name]),
  );
  expect(upward).toEqual([]);
});

test('every file imports only what its layer allows', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap((path) => faultsOf(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['src/layout/x.ts', "import type { Reader } from '../readers/reader.ts';"],
  ['src/layout/x.ts', "export { reader } from '../readers/reader.ts';"],
  ['src/layout/x.ts', "export * from '../readers/reader.ts';"],
  ['src/layout/x.ts', "const it: import('../readers/reader.ts').Reader = await get();"],
  ['src/layout/x.ts', "await import('../readers/reader.ts');"],
  ['src/jobs/x.ts', "new Worker(new URL('../../workers/extraction-worker.ts', import.meta.url));"],
  ['src/readers/pdf/x.ts', "import '../docx/docx.ts';"],
  ['src/api/x.svelte', '<script lang="ts">import \'../page/guard.ts\';</script><p>…</p>'],
  ['src/api/x.ts', "import { readFile } from 'node:fs/promises';"],
  ['src/api/x.ts', "import { mount } from 'svelte';"],
  ['src/api/x.ts', "import { chromium } from 'playwright';"],
  ['src/api/x.ts', "import { page } from '../../test/unit/layout/page.ts';"],
  ['src/elsewhere/x.ts', 'export {};'],
])('%s must not hold %s', (path, source) => {
  expect(faultsOf(path, source)).toHaveLength(1);
});
