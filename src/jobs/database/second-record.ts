import { requestLock } from '../../platform/web-lock.ts';
import { type Account, isAccount } from '../allowance.ts';

/** What is recorded. */
export interface Recorded {
  readonly accounts: readonly Account[];
  readonly tickets: readonly RecordedTicket[];
}

/** What is recorded of a ticket, to tell whoever asks for it that it was lost. */
export interface RecordedTicket {
  readonly id: string;
  readonly key: string;
  readonly createdAt: number;
  /** Pages that its answer cost; 0 while it has none. */
  readonly charged: number;
}

/** A copy of what is recorded, and which copy it is. */
interface Copy extends Recorded {
  readonly sequence: number;
}

const NOTHING: Recorded = { accounts: [], tickets: [] };

/** Two copies are kept in turn: where the disk is full, a new one may end the one in its place. */
const SLOTS = ['accounts/a', 'accounts/b'] as const;

/**
 * A second record of keys, of what they have used and of tickets, in Cache Storage: browsers keep that apart from IndexedDB, and drop
 * one without the other. Where there is none (plain http) nothing is recorded. Nothing here rejects for want of storage.
 */
export class SecondRecord {
  readonly #scope: string;
  /** The write that is last in line, and the one that has not begun. */
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param scope base address of the site. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /** The newest copy; of nothing where there is none. */
  async read(): Promise<Recorded> {
    return (await this.#newest()) ?? NOTHING;
  }

  /** Copies what `read` returns, where it differs from the newest copy. What changes meanwhile is copied together. */
  write(read: () => Promise<Recorded>): Promise<void> {
    if (!globalThis.caches) return this.#last;
    if (!this.#next) {
      this.#next = this.#last.then(async () => {
        this.#next = undefined;
        await this.#alone(async () => this.#copy(await read())).catch((error) =>
          console.warn('Sheaf could not write its second record of keys:', error),
        );
      });
      this.#last = this.#next;
    }
    return this.#next;
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

  async #copy({ accounts, tickets }: Recorded): Promise<void> {
    const copied: Recorded = { accounts: accounts.map(lasting), tickets };
    const newest = await this.#newest();
    if (JSON.stringify([newest?.accounts, newest?.tickets]) === JSON.stringify([copied.accounts, tickets])) return;
    const sequence = (newest?.sequence ?? 0) + 1;
    const cache = await caches.open(this.#name);
    const copy: Copy = { sequence, ...copied };
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
    return requestLock(this.#name, {}, work);
  }
}

/** What of an account outlives its database: jobs do not, and when it was used last is told by its first call. */
const lasting = ({ lastUsedAt: _, ...account }: Account): Account => ({ ...account, reservations: {} });

async function readCopy(response: Response | undefined): Promise<Copy | undefined> {
  try {
    const copy = (await response?.json()) as Copy | undefined;
    return copy && Number.isFinite(copy.sequence) && copy.accounts.every(isAccount)
      ? { ...copy, tickets: copy.tickets ?? [] }
      : undefined;
  } catch {
    return undefined;
  }
}
