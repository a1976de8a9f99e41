import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Account,
  pagesRemaining,
  periodStart,
  QuotaExceeded,
  refund,
  reserve,
  settle,
} from '../../../src/jobs/allowance.ts';

const account = (pages: number, renew: 'never' | 'daily' | 'monthly' = 'never'): Account => ({
  key: 'sk_test',
  name: '',
  source: 'device',
  createdAt: 0,
  allowance: { pages, renew },
  periodStart: 0,
  used: 0,
  reservations: {},
});

describe('an allowance', () => {
  test('is not overdrawn and charges each job once, whatever the order of reservations, charges and refunds', () => {
    const step = fc.record({
      act: fc.constantFrom('reserve', 'settle', 'refund'),
      job: fc.constantFrom('a', 'b', 'c', 'd'),
      pages: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 30 }), (steps, pages) => {
        let state = account(pages);
        const reserved = new Map<string, number>();
        let charged = 0;
        for (const { act, job, pages: count } of steps) {
          if (act === 'reserve') {
            try {
              state = reserve(state, job, count, 0);
              reserved.set(job, count);
            } catch (error) {
              expect(error).toBeInstanceOf(QuotaExceeded);
            }
          } else if (reserved.has(job)) {
            const share = reserved.get(job) ?? 0;
            state = act === 'settle' ? settle(state, job, share, 0) : refund(state, job);
            if (act === 'settle') charged += share;
            reserved.delete(job);
          }
          const open = [...reserved.values()].reduce((sum, count) => sum + count, 0);
          expect(state.used).toBe(charged);
          expect(charged + open).toBeLessThanOrEqual(pages);
          expect(pagesRemaining(state, 0)).toBe(pages - charged - open);
        }
      }),
    );
  });

  test('names the pages needed and the pages left when it refuses', () => {
    expect(() => reserve(account(1), 'a', 2, 0)).toThrow(
      'The document has 2 pages and the allowance has 1 page left. Nothing was charged.',
    );
  });

  test.each([
    [account(1), 2, 'Choose fewer with «pages», or have whoever hosts the site set a larger one in sheaf.config.json.'],
    [settle(account(2), 'a', 1, 0), 2, 'Choose fewer with «pages», or make another key on the page of Sheaf.'],
    [settle(account(2), 'a', 2, 0), 2, 'Make another key on the page of Sheaf.'],
    [
      settle(account(2, 'monthly'), 'a', 1, Date.UTC(2026, 10, 28)),
      2,
      'Choose fewer with «pages», make another key on the page of Sheaf, or wait until it is renewed on 2026-12-01 (UTC).',
    ],
  ])('says what can be done about it: %#', (spent, pages, advice) => {
    expect(() => reserve(spent, 'b', pages, Date.UTC(2026, 10, 28))).toThrow(`Nothing was charged. ${advice}`);
  });

  test('starts anew with the next month in UTC', () => {
    const spent = settle(account(10, 'monthly'), 'a', 10, Date.UTC(2026, 0, 31, 23, 59));
    expect(pagesRemaining(spent, Date.UTC(2026, 0, 31, 23, 59))).toBe(0);
    expect(pagesRemaining(spent, Date.UTC(2026, 1, 1))).toBe(10);
  });

  test('starts anew with the next day in UTC', () => {
    const spent = settle(account(10, 'daily'), 'a', 4, Date.UTC(2026, 5, 1, 12));
    expect(pagesRemaining(spent, Date.UTC(2026, 5, 1, 23))).toBe(6);
    expect(pagesRemaining(spent, Date.UTC(2026, 5, 2))).toBe(10);
  });

  test('does not start anew when the clock is set back', () => {
    const spent = settle(account(10, 'daily'), 'a', 4, Date.UTC(2026, 5, 2));
    expect(pagesRemaining(spent, Date.UTC(2026, 5, 1))).toBe(6);
  });

  test('that was counted under a clock ten years ahead counts for this month once the clock is right, not for years', () => {
    const ahead = settle(account(10, 'monthly'), 'a', 4, Date.UTC(2036, 10, 2));
    const right = reserve(ahead, 'b', 1, Date.UTC(2026, 10, 2));
    expect(pagesRemaining(right, Date.UTC(2026, 10, 2))).toBe(5);
    expect(pagesRemaining(refund(right, 'b'), Date.UTC(2026, 11, 1))).toBe(10);
  });

  test('of the kind that never renews has one period for all times', () => {
    expect(periodStart('never', Date.UTC(2099, 1, 1))).toBe(0);
  });
});
