import type { Environment } from 'vitest/runtime';

/** Node, for workers that keep a browser from test to test: it ends when the worker does. */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: (global) => global.spareBrowser?.close() }),
} satisfies Environment;
