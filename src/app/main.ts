import type { Connection } from '../page/connection.ts';
import { installGuard } from '../page/guard.ts';
import { showTheme, storedTheme } from './theme.ts';

/*
 * What runs at once. The first paint is in index.html: all that is larger waits until that is on the screen.
 */
const base = new URL('./', document.baseURI).href;
const connection = async (): Promise<Connection> => (await import('../page/connection.ts')).connect(base);

showTheme(storedTheme());
// Whoever asks for another place is not shown this one first.
if (!['', '#/documents'].includes(location.hash)) document.querySelector('#first-paint')?.remove();
installGuard(base, connection);

const sheaf = {
  /** Resolves once calls from this page are answered on the device. */
  ready: async (): Promise<{ door: string }> => ({ door: (await connection()).door }),
  /** The API key of this device. */
  async key(): Promise<string> {
    const { services } = await connection();
    return (await services.accounts.deviceAccount(await services.config())).key;
  },
};
Object.assign(window, { sheaf });

/** Resolves once the first paint is on the screen; at once in a tab that nobody sees, which is not painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

window.addEventListener(
  'load',
  async () => {
    await painted();
    (await import('./open-app.ts')).openApp(base, connection);
  },
  { once: true },
);
