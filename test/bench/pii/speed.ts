import { performance } from 'node:perf_hooks';
import type { Prose } from './false-alarms.ts';
import type { Finder } from './finders.ts';

const MEGABYTE = 1_000_000;

/** Lines made to have patterns try again and again, each a megabyte long. */
const HOSTILE: Readonly<Record<string, string>> = {
  digits: '1234567890',
  spaces: ' ',
  'a@a@a': 'a@',
  capitals: 'Aa ',
  'dotted numbers': '1.',
  'groups of digits': '123 456 ',
};

/** Seconds that a finder takes for each text. */
export async function times(find: Finder, texts: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  for (const [name, text] of texts) {
    const from = performance.now();
    await find(text);
    seconds.set(name, (performance.now() - from) / 1000);
  }
  return seconds;
}

/** A megabyte of prose, from the texts over and over, and lines of a megabyte that are hard on patterns. */
export function megabytes(prose: readonly Prose[]): Map<string, string> {
  const all = prose.map(({ text }) => text).join('\n');
  const repeated = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE);
  return new Map([
    ['prose', repeated(`${all}\n`)],
    ...Object.entries(HOSTILE).map(([name, part]) => [name, repeated(part)] as const),
  ]);
}
