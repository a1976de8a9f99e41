import { randomId } from '../platform/random-id.ts';
import { type Account, isAccount, pagesRemaining, periodStart, renewed } from './allowance.ts';
import type { Allowance, Config } from './config.ts';
import { StorageError } from './database/storage-error.ts';
import type { Database } from './database.ts';

/** Milliseconds between two notes that a key was used. */
const NOTE_INTERVAL = 60_000;

/** API keys and their allowances in IndexedDB. */
export class AccountStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * The account of a key as it is now, with the allowance that `config` gives it; notes that the key was used, to the
   * minute. `undefined` for a key that is unknown, revoked or no longer in the config.
   */
  async authenticate(key: string, config: Config): Promise<Account | undefined> {
    const seen = sound(await this.#database.get('accounts', key));
    const account = this.#admitted(key, seen, config);
    if (!account || (seen && !this.#isWorthNoting(seen, account))) return account;
    return this.#noted(account, () =>
      this.#database.write(['accounts'], async ({ store }) => {
        // Another context may have changed it meanwhile.
        const current = this.#admitted(key, sound(await store.get(key)), config);
        if (current) await store.put({ ...current, lastUsedAt: this.#now() });
        return current;
      }),
    );
  }

  /** The account that a stored row and the config make of a key. */
  #admitted(key: string, stored: Account | undefined, config: Config): Account | undefined {
    const listed = config.keys.find((row) => row.key === key);
    if (stored?.revokedAt !== undefined) return undefined;
    if (!listed && stored?.source !== 'device') return undefined;
    const allowance: Allowance = {
      pages: listed?.pages ?? config.allowance.pages,
      renew: listed?.renew ?? config.allowance.renew,
    };
    return this.#current(stored ?? this.#row(key, listed?.name ?? '', 'config', allowance), allowance);
  }

  /** Whether an account differs from its row, or has not been used for a while. */
  #isWorthNoting(stored: Account, account: Account): boolean {
    return (
      // A clock that was set back must not keep it from being noted.
      Math.abs(this.#now() - (stored.lastUsedAt ?? 0)) >= NOTE_INTERVAL ||
      stored.periodStart !== account.periodStart ||
      stored.allowance.pages !== account.allowance.pages ||
      stored.allowance.renew !== account.allowance.renew
    );
  }

  /** The first usable key created on this device; creates one when there is none. */
  async deviceAccount(config: Config): Promise<Account> {
    const [known] = await this.list(config);
    if (known) return known;
    return this.#database.write(['accounts'], async ({ store }) => {
      // Another context may have made one meanwhile.
      const [first] = usable(await store.getAll());
      const account = first ?? this.#row(randomId('sk'), 'This device', 'device', config.allowance);
      if (!first) await store.put(account);
      return this.#current(account, config.allowance);
    });
  }

  /** The usable keys created on this device, oldest first: `deviceAccount` is the first of them. */
  async list(config: Config): Promise<Account[]> {
    const accounts = await this.#database.getAll('accounts');
    return usable(accounts).map((account) => this.#current(account, config.allowance));
  }

  /** Creates another key on this device, with `used` pages of its allowance gone. */
  async create(name: string, config: Config, used = 0): Promise<Account> {
    const account = { ...this.#row(randomId('sk'), name, 'device', config.allowance), used };
    await this.#database.put('accounts', account);
    return account;
  }

  /** Renames a key. Does nothing for an unknown key. */
  rename(key: string, name: string): Promise<void> {
    return this.#change(key, { name });
  }

  /** Revokes a key for good. Does nothing for an unknown key. */
  revoke(key: string): Promise<void> {
    return this.#change(key, { revokedAt: this.#now() });
  }

  /** Pages left in an account now. */
  pagesRemaining(account: Account): number {
    return pagesRemaining(account, this.#now());
  }

  /** What a note returns; the account as it is known where there is no room for a note. */
  async #noted(known: Account, note: () => Promise<Account | undefined>): Promise<Account | undefined> {
    try {
      return await note();
    } catch (error) {
      if (error instanceof StorageError && error.code === 'storage_full') return known;
      throw error;
    }
  }

  async #change(key: string, change: Partial<Account>): Promise<void> {
    await this.#database.write(['accounts'], async ({ store }) => {
      const account = await store.get(key);
      if (account) await store.put({ ...account, ...change });
    });
  }

  #row(key: string, name: string, source: Account['source'], allowance: Allowance): Account {
    const now = this.#now();
    const start = periodStart(allowance.renew, now);
    return { key, name, source, createdAt: now, allowance, periodStart: start, used: 0, reservations: {} };
  }

  #current(account: Account, allowance: Allowance): Account {
    return renewed({ ...account, allowance }, this.#now());
  }
}

/** A row that is an account: a damaged one counts as none until the database is opened again, which mends it. */
const sound = (row: Account | undefined): Account | undefined => (isAccount(row) ? row : undefined);

const usable = (accounts: readonly Account[]): Account[] =>
  accounts
    .filter(isAccount)
    .filter(({ source, revokedAt }) => source === 'device' && revokedAt === undefined)
    .sort((a, b) => a.createdAt - b.createdAt);
