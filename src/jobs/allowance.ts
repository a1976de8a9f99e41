import type { Allowance } from './config.ts';

/** An API key and what it has used. */
export interface Account {
  readonly key: string;
  readonly name: string;
  /** Made in the app, or listed in `sheaf.config.json`. */
  readonly source: 'device' | 'config';
  /** Milliseconds since the epoch, as are all times here. */
  readonly createdAt: number;
  readonly lastUsedAt?: number;
  readonly revokedAt?: number;
  readonly allowance: Allowance;
  /** Start of the period in which `used` was counted. */
  readonly periodStart: number;
  /** Pages charged in that period. */
  readonly used: number;
  /** Pages reserved for jobs at work, by job id. */
  readonly reservations: Readonly<Record<string, number>>;
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Whether a stored row is an account: no part of it that is counted with is missing or of another type. */
export function isAccount(row: unknown): row is Account {
  const { key, name, source, createdAt, periodStart: start, used, reservations } = (row ?? {}) as Partial<Account>;
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    (source === 'device' || source === 'config') &&
    [createdAt, start, used].every(isCount) &&
    typeof reservations === 'object' &&
    reservations !== null &&
    Object.values(reservations).every(isCount)
  );
}

/** Thrown when a document has more pages than the allowance left. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded';
}

/** Whether an error is one, also when it comes from another context, which leaves nothing but its name. */
export const isQuotaExceeded = (error: unknown): error is QuotaExceeded =>
  error instanceof Error && error.name === 'QuotaExceeded';

/** Start of the period that contains `now`: midnight UTC of the day or of the month's first day, or 0 for `never`. */
export function periodStart(renew: Allowance['renew'], now: number): number {
  const date = new Date(now);
  if (renew === 'daily') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  if (renew === 'monthly') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  return 0;
}

/** When an allowance is reset after `now` (milliseconds since the epoch); `undefined` when it never is. */
export function nextRenewal(renew: Allowance['renew'], now: number): Date | undefined {
  if (renew === 'never') return undefined;
  const next = new Date(periodStart(renew, now));
  if (renew === 'daily') next.setUTCDate(next.getUTCDate() + 1);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}

/**
 * The account with its count reset to 0 if a new period has begun. A clock set back begins no new period, but what was
 * counted under a clock that was ahead counts for the present one, or it would not be reset for years.
 */
export function renewed(account: Account, now: number): Account {
  const start = periodStart(account.allowance.renew, now);
  if (start > account.periodStart) return { ...account, used: 0, periodStart: start };
  return start < account.periodStart ? { ...account, periodStart: start } : account;
}

/** Pages that can still be reserved; never negative. */
export function pagesRemaining(account: Account, now: number): number {
  const { allowance, used, reservations } = renewed(account, now);
  const reserved = Object.values(reservations).reduce((sum, pages) => sum + pages, 0);
  return Math.max(0, allowance.pages - used - reserved);
}

/** Reserves pages for a job, replacing its earlier reservation. Throws `QuotaExceeded`. */
export function reserve(account: Account, job: string, pages: number, now: number): Account {
  const free = refund(renewed(account, now), job);
  const remaining = pagesRemaining(free, now);
  if (pages > remaining) {
    const [needs, left] = [pages, remaining].map((count) => (count === 1 ? '1 page' : `${count} pages`));
    throw new QuotaExceeded(
      `The document has ${needs} and the allowance has ${left} left. Nothing was charged. ${advice(free, pages, now)}`,
    );
  }
  return { ...free, reservations: { ...free.reservations, [job]: pages } };
}

/** What can be done where an account has fewer pages left than a document has. */
function advice(account: Account, pages: number, now: number): string {
  const { allowance } = account;
  const renewal = nextRenewal(allowance.renew, now);
  const ways = [
    ...(pagesRemaining(account, now) > 0 ? ['choose fewer with «pages»'] : []),
    ...(pages <= allowance.pages
      ? [
          'make another key on the page of Sheaf',
          ...(renewal ? [`wait until it is renewed on ${renewal.toISOString().slice(0, 10)} (UTC)`] : []),
        ]
      : ['have whoever hosts the site set a larger one in sheaf.config.json']),
  ];
  const [first = '', ...others] = ways;
  const last = others.pop();
  const list = [first, ...others].join(', ') + (last === undefined ? '' : `, or ${last}`);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** Turns a job's reservation into a charge of `pages`. */
export function settle(account: Account, job: string, pages: number, now: number): Account {
  const free = refund(renewed(account, now), job);
  return { ...free, used: free.used + pages, lastUsedAt: now };
}

/** Gives back pages that were charged for an answer which nobody got. */
export const giveBack = (account: Account, pages: number): Account => ({
  ...account,
  used: Math.max(0, account.used - pages),
});

/** Releases a job's reservation. */
export function refund(account: Account, job: string): Account {
  const { [job]: _, ...reservations } = account.reservations;
  return { ...account, reservations };
}
