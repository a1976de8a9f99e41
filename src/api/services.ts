import { AccountStore } from '../jobs/account-store.ts';
import type { Config } from '../jobs/config.ts';
import { configFile } from '../jobs/config-file.ts';
import { type Database, openDatabase } from '../jobs/database.ts';
import { JobStore } from '../jobs/job-store.ts';
import { Signals } from '../jobs/signals.ts';
import { Callers } from './callers.ts';

/** What the handlers work with; every environment that answers the API brings its own. */
export interface Services {
  /** Base address, with a trailing slash. */
  readonly base: string;
  readonly accounts: AccountStore;
  readonly jobs: JobStore;
  readonly signals: Signals;
  readonly callers: Callers;
  readonly database: Database;
  /** Reads `sheaf.config.json`. Rejects with `ConfigError`. */
  readonly config: () => Promise<Config>;
  /**
   * Goes into the fingerprint of a call. A service worker uses its scope: a request that the browser dispatches twice
   * joins its own job. Contexts that never see a request twice use something random.
   */
  readonly dispatcher: string;
}

/**
 * Opens the services of the site at `base` in this context. Rejects with `StorageError` when IndexedDB is refused.
 * @param kept whether what is stored outlives this context: there is no second record of it otherwise.
 */
export async function openServices(base: string, dispatcher: string, kept = true): Promise<Services> {
  const database = await openDatabase(base, { records: kept });
  return {
    base,
    database,
    accounts: new AccountStore(database),
    jobs: new JobStore(database),
    signals: new Signals(base),
    callers: new Callers(),
    config: configFile(base),
    dispatcher,
  };
}
