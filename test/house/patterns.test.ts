import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processorTime } from '../fixtures/processor-time.ts';
import { adversariesOf } from './patterns/adversaries.ts';
import type { Pattern } from './patterns/collect.ts';

/**
 * Characters of the strings that each pattern is tried on, and milliseconds of the processor that are worth a second look
 * at it: what takes more than a little on a short one is tried on two long ones.
 */
const SHORT = { length: 1000, most: 0.4 };
const LONG = { length: 12_000, most: 20 };
/** Times that a search takes in a string of twice the length: two where it grows with the length, four with its square. */
const GROWTH = 3;

function patterns(): readonly Pattern[] {
  const script = join(import.meta.dirname, 'patterns/collect.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Pattern[];
}

/** Milliseconds that a search takes: the least of so many times, for the processor may be busy with something else. */
const timeOf = (expression: RegExp, text: string, times: number): number =>
  Math.min(...Array.from({ length: times }, () => processorTime(() => void expression.test(text))));

/** Whether a search takes long, and more than with the length of the text. */
function growsTooFast(expression: RegExp, adversary: (length: number) => string, times: number): boolean {
  const time = timeOf(expression, adversary(LONG.length), times);
  return time > LONG.most && time > GROWTH * timeOf(expression, adversary(LONG.length / 2), times);
}

/** What the time of a pattern grows with the square of. */
function weakness({ source, flags }: Pattern): string | undefined {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  const found = adversariesOf(source).find(
    (adversary) =>
      timeOf(expression, adversary(SHORT.length), 1) > SHORT.most &&
      // Beside other work one look may be wrong: what seems slow is looked at more often.
      [3, 15].every((times) => growsTooFast(expression, adversary, times)),
  );
  return found?.(20);
}

test('no regular expression takes time in the square of what it searches', () => {
  const all = patterns();
  expect(all.length).toBeGreaterThan(800);
  const slow = all.flatMap((pattern) => {
    const text = weakness(pattern);
    return text === undefined ? [] : [`${pattern.where} /${pattern.source.slice(0, 80)}/ on ${JSON.stringify(text)}`];
  });
  expect(slow).toEqual([]);
}, 120_000);
