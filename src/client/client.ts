import { type Connection, connect } from './connection.ts';
import { installGuard } from './guard.ts';

export type { Connection } from './connection.ts';

const base = new URL('./', /* @vite-ignore */ import.meta.url).href;

installGuard(base, () => connect(base));

/**
 * Resolves once calls from this page are answered on the device; `door` says by whom.
 * Importing this module already holds calls back until then.
 */
export const ready = (): Promise<Connection> => connect(base);

/** The API key that Sheaf made on this device at the first visit. */
export async function key(): Promise<string> {
  const { services } = await ready();
  const account = await services.accounts.deviceAccount(await services.config());
  return account.key;
}
