import type { Services } from '../../api/services.ts';
import type { Account } from '../../jobs/allowance.ts';
import type { Config } from '../../jobs/config.ts';
import { StorageError } from '../../jobs/database/storage-error.ts';
import { blobOf } from '../../jobs/database/stored-file.ts';
import { eraseEverything } from '../../jobs/erase.ts';
import { isExpired } from '../../jobs/job.ts';
import { askToKeep } from './keep.ts';

/** The site's data on this device as the screen shows it: keys with their allowances, and tickets. */
export class Device {
  /** Usable keys created here; the page itself uses the first. There is at least one once `refresh` has ended. */
  accounts = $state.raw<readonly Account[]>([]);
  tickets = $state(0);
  /** Number of tickets with a stored answer. */
  results = $state(0);
  /** Bytes of the files that tickets wait with. */
  uploads = $state(0);
  /** The browser's estimate for the whole origin; `undefined` where there is none (plain http). */
  bytes = $state<number>();
  readonly config: Config;
  readonly #services: Services;
  #reading = false;
  #changed = false;

  constructor(services: Services, config: Config) {
    this.#services = services;
    this.config = config;
  }

  /** Reads the data now and whenever a job of this page, another tab or a script ends. */
  async follow(): Promise<void> {
    this.#services.signals.subscribe(({ type }) => {
      if (type === 'settled') void this.readAgain();
    });
    await this.refresh();
  }

  /** Reads the data now, and creates a key when there is none. */
  async refresh(): Promise<void> {
    const { accounts, database } = this.#services;
    await accounts.deviceAccount(this.config);
    this.accounts = await accounts.list(this.config);
    const now = Date.now();
    const jobs = await database.getAll('jobs');
    const tickets = jobs.filter((job) => job.kind === 'ticket' && !isExpired(job, now));
    if (tickets.length > this.tickets) void askToKeep();
    this.tickets = tickets.length;
    this.results = tickets.filter(({ state }) => state === 'succeeded').length;
    const files = await database.getAll('files');
    this.uploads = files.reduce((sum, file) => sum + blobOf(file).size, 0);
    this.bytes = (await navigator.storage?.estimate())?.usage;
  }

  async create(name: string): Promise<void> {
    await this.#services.accounts.create(name, this.config);
    void askToKeep();
    await this.refresh();
  }

  /** Makes a key whose allowance is used up, to see what the API answers then. */
  createSpent(name: string): Promise<Account> {
    return this.#services.accounts.create(name, this.config, this.config.allowance.pages);
  }

  async rename(key: string, name: string): Promise<void> {
    await this.#services.accounts.rename(key, name);
    await this.refresh();
  }

  async revoke(key: string): Promise<void> {
    await this.#services.accounts.revoke(key);
    await this.refresh();
  }

  /** Deletes every key, ticket and document that is stored, and makes a new key. */
  async erase(): Promise<void> {
    await eraseEverything(this.#services.database, this.#services.signals);
    await this.refresh();
  }

  /** Reads what may have changed; changes meanwhile are read together, once. Storage that fails leaves what is shown. */
  async readAgain(): Promise<void> {
    this.#changed = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#changed) {
        this.#changed = false;
        await this.refresh();
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    } finally {
      this.#reading = false;
    }
  }
}
