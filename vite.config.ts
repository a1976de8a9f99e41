import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BundledPackages } from './src/build/bundled-packages.ts';
import { characterMaps } from './src/build/character-maps-plugin.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { shippedExamples } from './src/build/examples-plugin.ts';
import { guide } from './src/build/guide-plugin.ts';
import { openapiDocument } from './src/build/openapi-plugin.ts';
import { pageScripts } from './src/build/page-scripts-plugin.ts';
import { PDFJS_FOLDER, RECOGNITION_FOLDER, serviceWorker } from './src/build/service-worker-plugin.ts';
import { texts } from './src/build/texts-plugin.ts';
import { thirdPartyNotices } from './src/build/third-party-notices.ts';
import { versionFile } from './src/build/version-plugin.ts';

/** What any of the builds of the site bundles: pages, workers, service worker, scripts. */
const packages: BundledPackages = new Map();

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For hosts that cannot send headers. Not in development, where Vite adds inline styles and scripts. */
const policyElement: Plugin = {
  name: 'sheaf:content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy() },
      injectTo: 'head-prepend',
    },
  ],
};

/** Packages of text recognition, and our workers for them. */
const recognition = /(?:^|\/)node_modules\/(@?tesseract\.js|onnxruntime-web|paddle)/;
const recognitionWorkers = ['tesseract-worker', 'paddle-worker'];
/** Chunks that workers load where WebAssembly is refused. */
const pdfjsChunks = ['pdfjs', 'character-maps'];
const folderOf = (isRecognition: boolean): string => (isRecognition ? RECOGNITION_FOLDER : 'assets/');

/** Tests that run a text recogniser. */
const engineTests = 'test/unit/**/*.engine.test.ts';
/**
 * Time for a loaded machine, in milliseconds: no test measures time, so a limit only ends what hangs.
 */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } };
/** Tests of the core: as many files at once as there are processor cores; no module keeps state, so files share modules. */
const quick = { ...patient, isolate: false, maxWorkers: '100%' };
/**
 * Tests with a browser or a recogniser: some files at once, after all others; those of one worker share modules, and
 * through test/browser/spare-browser.ts a browser. Browsers get stuck on loaded machines, so a
 * test that failed is tried once more, and named at the end of the run.
 */
const slow = {
  isolate: false,
  environment: file('test/browser/environment.ts'),
  // A test keeps one and a half cores busy: more of them at once than cores take a quarter more processor time in all.
  maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
  retry: 1,
  sequence: { groupOrder: 1 },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Attacks that take minutes: machines that sleep, frames that are refused, full disks, many tickets, Word files of all ways to take memory, files damaged at random. `npm run attack` has them too. */
const longAttacks = ['calls', 'framing', 'storage', 'tickets', 'docx-bombs', 'mutants'].map(
  (name) => `test/attack/${name}.test.ts`,
);

export default defineConfig({
  base: './',
  plugins: [
    svelte({ configFile: false }),
    policyElement,
    shippedExamples(),
    characterMaps(),
    openapiDocument(),
    thirdPartyNotices(packages),
    texts(),
    guide(),
    versionFile(),
    pageScripts(packages),
    serviceWorker(packages),
  ],
  resolve: { alias: { 'tough-cookie': file('workers/shims/tough-cookie.ts') } },
  worker: {
    format: 'es',
    plugins: () => [characterMaps(), thirdPartyNotices(packages)],
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${folderOf(recognitionWorkers.includes(name))}[name]-[hash].js`,
        chunkFileNames: ({ name }) => `${pdfjsChunks.includes(name) ? PDFJS_FOLDER : 'assets/'}[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) =>
          `${folderOf(originalFileNames.some((path) => recognition.test(path)))}[name]-[hash][extname]`,
      },
    },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: file('index.html'), bridge: file('bridge.html'), client: file('src/client/client.ts') },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: ({ name }) => (name === 'client' ? 'client.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/{unit,house}/**/*.test.ts'], exclude: [engineTests], ...quick },
      },
      { extends: true, test: { name: 'ocr', include: [engineTests], ...slow } },
      { extends: true, test: { name: 'contract', include: ['test/contract/**/*.test.ts'], ...slow } },
      { extends: true, test: { name: 'browser', include: ['test/browser/**/*.test.ts'], ...slow } },
      { extends: true, test: { name: 'app', include: ['test/app/**/*.test.ts'], ...slow } },
      {
        extends: true,
        test: { name: 'attack', include: ['test/attack/**/*.test.ts'], exclude: longAttacks, ...slow },
      },
      { extends: true, test: { name: 'attack-long', include: longAttacks, ...slow } },
    ],
  },
});
