import { type Connection, connect } from '../page/connection.ts';
import { installGuard } from '../page/guard/install.ts';
import { type Client, createClient as createClientAt } from './create-client.ts';
import type { Origin } from './send.ts';

export { jsonResume } from '../api/json-resume/json-resume.ts';
export type { JsonResume } from '../api/json-resume/schema.ts';
export type { Connection } from '../page/connection.ts';
export type { Client } from './create-client.ts';
export { SheafError } from './sheaf-error.ts';

const base = new URL('./', /* @vite-ignore */ import.meta.url).href;

installGuard(base, () => connect(base));

/**
 * Resolves once calls from this page are answered on the device; `door` is what answers them.
 * Importing this module already holds calls back until then.
 */
export const ready = (): Promise<Connection> => connect(base);

/** The API key that Sheaf made on this device at the first visit. */
export async function key(): Promise<string> {
  const { services } = await ready();
  const account = await services.accounts.deviceAccount(await services.config());
  return account.key;
}

/** The typed client: of the site that this module came from and with this device's key, unless told otherwise. */
export const createClient = (origin: Partial<Origin> = {}): Client =>
  createClientAt({ baseUrl: base, apiKey: key, ...origin });
