import { expect, test } from 'vitest';
import type { Step } from '../../../src/document/watch.ts';
import { heartbeat } from '../../../src/jobs/heartbeat.ts';

/** A watch, what it has sent, and its clock in milliseconds. */
function watched(tellsSteps: boolean) {
  const sent: (Step | undefined)[] = [];
  let now = 0;
  const watch = heartbeat((step) => sent.push(step), { standstills: [], tellsSteps, now: () => now });
  return {
    sent,
    watch,
    wait(milliseconds: number): void {
      now += milliseconds;
    },
  };
}

const reading = (page: number): Step => ({ page, task: 'reading' });

test('work that beats all the time gives a sign each second', () => {
  const { sent, watch, wait } = watched(false);
  for (let count = 0; count < 10_000; count++) {
    wait(1);
    watch.beat();
  }
  expect(sent).toHaveLength(10);
});

test('steps are not told one by one while all goes well', () => {
  const { sent, watch, wait } = watched(false);
  for (let page = 1; page <= 900; page++) {
    wait(2);
    watch.enter(reading(page));
  }
  expect(sent).toEqual([undefined]);
});

test('work that was ended before tells each step as it begins, and that it has ended', () => {
  const { sent, watch, wait } = watched(true);
  watch.enter(reading(1));
  watch.enter(undefined);
  watch.enter(reading(2));
  watch.enter(reading(2));
  wait(1000);
  watch.beat();
  expect(sent).toEqual([reading(1), undefined, reading(2), reading(2)]);
});
