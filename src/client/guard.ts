import type { Connection } from '../page/connection.ts';
import { installGuard } from '../page/guard/install.ts';

/*
 * `guard.js`: a classic script that a page loads before all others. The guard is there when it has run, before any
 * script of the page can take `fetch` as the browser has it; what answers is loaded after that.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const base = new URL('./', script.src).href;
  const client = (): Promise<{ ready(): Promise<Connection> }> => import(/* @vite-ignore */ `${base}client.js`);
  installGuard(base, async () => (await client()).ready());
}
