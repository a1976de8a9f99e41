import { type Account, isAccount } from '../allowance.ts';

/** A copy of the accounts, and which copy it is. */
interface Copy {
  readonly sequence: number;
  readonly accounts: readonly Account[];
}

/** Two copies are kept in turn: where the disk is full, a new one may end the one in its place. */
const SLOTS = ['accounts/a', 'accounts/b'] as const;

/**
 * A second record of keys and what they have used, in Cache Storage: browsers keep that apart from IndexedDB, and drop
 * one without the other. Where there is none (plain http) nothing is recorded. Nothing here rejects for want of storage.
 */
export class SecondRecord {
  readonly #scope: string;
  #isWriting = false;
  #isOutdated = false;

  /** @param scope base address of the site. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /** The accounts of the newest copy; none where there is no copy. */
  async read(): Promise<readonly Account[]> {
    return (await this.#newest())?.accounts ?? [];
  }

  /** Copies the accounts that `read` returns, where they differ from those of the newest copy. */
  async write(read: () => Promise<readonly Account[]>): Promise<void> {
    this.#isOutdated = true;
    // Changes that come meanwhile are copied together.
    if (this.#isWriting || !globalThis.caches) return;
    this.#isWriting = true;
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        await this.#alone(async () => this.#copy(await read()));
      }
    } catch (error) {
      console.warn('Sheaf could not write its second record of keys:', error);
    } finally {
      this.#isWriting = false;
    }
  }

  /** Deletes all copies and then does `work`, while nobody else writes. */
  async erase<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#alone(async () => {
      await globalThis.caches?.delete(this.#name).catch(() => false);
      return work();
    });
  }

  get #name(): string {
    return `sheaf accounts ${this.#scope}`;
  }

  async #copy(accounts: readonly Account[]): Promise<void> {
    const copied = accounts.map(lasting);
    const newest = await this.#newest();
    if (JSON.stringify(newest?.accounts) === JSON.stringify(copied)) return;
    const sequence = (newest?.sequence ?? 0) + 1;
    const cache = await caches.open(this.#name);
    const copy: Copy = { sequence, accounts: copied };
    await cache.put(new URL(SLOTS[sequence % 2] ?? SLOTS[0], this.#scope), Response.json(copy));
  }

  async #newest(): Promise<Copy | undefined> {
    if (!globalThis.caches) return undefined;
    try {
      if (!(await caches.has(this.#name))) return undefined;
      const cache = await caches.open(this.#name);
      const copies = await Promise.all(
        SLOTS.map(async (slot) => readCopy(await cache.match(new URL(slot, this.#scope)))),
      );
      return copies.flatMap((copy) => copy ?? []).sort((a, b) => b.sequence - a.sequence)[0];
    } catch {
      // The browser refuses Cache Storage here.
      return undefined;
    }
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return navigator.locks ? navigator.locks.request(this.#name, work) : work();
  }
}

/** What of an account outlives its database: jobs do not, and when it was used last is told by its first call. */
const lasting = ({ lastUsedAt: _, ...account }: Account): Account => ({ ...account, reservations: {} });

async function readCopy(response: Response | undefined): Promise<Copy | undefined> {
  try {
    const copy = (await response?.json()) as Copy | undefined;
    return copy && Number.isFinite(copy.sequence) && copy.accounts.every(isAccount) ? copy : undefined;
  } catch {
    return undefined;
  }
}
