import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adversariesOf } from './patterns/adversaries.ts';
import type { Pattern } from './patterns/collect.ts';

/**
 * Characters of the strings that each pattern is tried on, and milliseconds of the processor that are too many for them.
 * What takes more than a little on a short one is tried on a long one: there the square of its length takes hundreds.
 */
const SHORT = { length: 1000, most: 0.4 };
const LONG = { length: 12_000, most: 80 };

const milliseconds = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

function patterns(): readonly Pattern[] {
  const script = join(import.meta.dirname, 'patterns/collect.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Pattern[];
}

/** Whether a search takes too long, three times of three: the processor may be busy with something else. */
function isSlow(expression: RegExp, adversary: (length: number) => string, { length, most }: typeof SHORT): boolean {
  const text = adversary(length);
  const search = (): void => void expression.test(text);
  return milliseconds(search) > most && milliseconds(search) > most && milliseconds(search) > most;
}

/** What a pattern takes too long on. */
function weakness({ source, flags }: Pattern): string | undefined {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  const found = adversariesOf(source).find(
    (adversary) => isSlow(expression, adversary, SHORT) && isSlow(expression, adversary, LONG),
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
