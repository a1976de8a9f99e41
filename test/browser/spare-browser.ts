import { type Browser, openBrowser } from './browser.ts';

declare global {
  /** The browser of the test before, in this worker; test/browser/environment.ts ends it. */
  var spareBrowser: Browser | undefined;
}

/** A plain browser that knows of no site: one that was given back, or a new one, which costs as much as a first visit. */
export async function takeBrowser(): Promise<Browser> {
  const taken = globalThis.spareBrowser ?? (await openBrowser());
  globalThis.spareBrowser = undefined;
  return taken;
}

/** Keeps a browser of `takeBrowser` for the next test when it forgets the sites that were open, or else ends it. */
export async function giveBack(browser: Browser, ...sites: readonly URL[]): Promise<void> {
  if (!globalThis.spareBrowser && (await browser.forget(...sites))) globalThis.spareBrowser = browser;
  else await browser.close();
}
