import { periodStart } from '../../jobs/allowance.ts';
import type { Allowance } from '../../jobs/config.ts';

/** When an allowance is reset after `now` (milliseconds since the epoch); `undefined` when it never is. */
export function nextRenewal(renew: Allowance['renew'], now: number): Date | undefined {
  if (renew === 'never') return undefined;
  const next = new Date(periodStart(renew, now));
  if (renew === 'daily') next.setUTCDate(next.getUTCDate() + 1);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}
