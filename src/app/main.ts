import type { Connection } from '../page/connection.ts';
import { isFramedByStranger } from '../page/framing.ts';
import { installGuard } from '../page/guard/install.ts';
import { showFramed } from './first-paint/framed.ts';
import { holdEarlyFiles } from './rail/early-files.ts';
import { showTheme, storedTheme } from './shell/theme.ts';

/*
 * What runs at once. The first paint is in index.html: all that is larger waits until that is on the screen.
 */
const base = new URL('./', document.baseURI).href;
const early = holdEarlyFiles();
const connection = async (): Promise<Connection> => (await import('../page/connection.ts')).connect(base);

const sheaf = {
  /** Resolves once calls from this page are answered on the device. */
  ready: async (): Promise<{ door: string }> => ({ door: (await connection()).door }),
  /** The API key of this device. */
  async key(): Promise<string> {
    const { services } = await connection();
    return (await services.accounts.deviceAccount(await services.config())).key;
  },
};
/** Resolves once the first paint is on the screen; at once in a tab that nobody sees, which is not painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What a page does that nobody frames but pages of its own origin. */
function start(): void {
  // Whoever asks for another place is not shown this one first.
  if (!['', '#/documents'].includes(location.hash)) document.querySelector('#first-paint')?.remove();
  installGuard(base, connection);
  Object.assign(window, { sheaf });
  window.addEventListener(
    'load',
    async () => {
      await painted();
      (await import('./open-app.ts')).openApp(base, connection, early);
    },
    { once: true },
  );
}

showTheme(storedTheme());
if (isFramedByStranger(window)) showFramed();
else start();
