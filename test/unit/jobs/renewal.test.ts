import { expect, test } from 'vitest';
import { nextRenewal } from '../../../src/jobs/allowance.ts';

test.each([
  ['monthly', '2026-11-20T10:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['monthly', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
  ['daily', '2026-02-28T12:00:00Z', '2026-03-01T00:00:00.000Z'],
] as const)('a %s allowance at %s starts anew at %s', (renew, now, next) => {
  expect(nextRenewal(renew, Date.parse(now))?.toISOString()).toBe(next);
});

test('an allowance that never renews has no next start', () => {
  expect(nextRenewal('never', Date.parse('2026-11-20T10:00:00Z'))).toBeUndefined();
});
