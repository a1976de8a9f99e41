import type { Candidate } from '../candidate.ts';

/** Fewest letters and digits of a number that is searched elsewhere. */
const FEWEST = 7;
/** Numbers that are searched; it bounds the time on lists of thousands, whose numbers are found by their heads anyway. */
const MOST = 300;
/** Types that are printed again in other words, or that are no numbers. */
const NOT_NUMBERS = new Set<string>(['PERSON', 'ORGANIZATION', 'LOCATION', 'ADDRESS', 'DATE', 'AGE', 'URL', 'EMAIL']);

/** Further places of numbers that are sure, in any grouping by spaces, dots, hyphens and strokes. */
export function repeatedNumbers(text: string, sure: readonly Candidate[]): Candidate[] {
  const wanted = new Map<string, Candidate>();
  for (const candidate of sure) {
    if (NOT_NUMBERS.has(candidate.type) || wanted.size >= MOST) continue;
    const compact = compactOf(text.slice(candidate.start, candidate.end));
    if (compact.length >= FEWEST && /\d{4}/.test(compact)) wanted.set(compact, candidate);
  }
  if (wanted.size === 0) return [];
  const { compact, offsets } = withOffsets(text);
  return [...wanted].flatMap(([number, { type, score }]) => {
    const found: Candidate[] = [];
    for (let at = compact.indexOf(number); at >= 0; at = compact.indexOf(number, at + number.length)) {
      const [start, end] = [offsets[at] as number, (offsets[at + number.length - 1] as number) + 1];
      const apart = !/[\p{L}\p{N}]/u.test(text.charAt(start - 1) + text.charAt(end));
      const oneLine = end - start <= 2 * number.length && !text.slice(start, end).includes('\n');
      if (apart && oneLine) found.push({ type, start, end, score, rule: 'repeated', inContext: false });
    }
    return found;
  });
}

const compactOf = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase();

/** A text without white space and the signs that group numbers, in upper case, with the place of each character. */
function withOffsets(text: string): { compact: string; offsets: Uint32Array } {
  const offsets = new Uint32Array(text.length);
  const kept: string[] = [];
  let length = 0;
  for (const { 0: run, index } of text.matchAll(/[^\s./-]+/g)) {
    const upper = run.toUpperCase();
    kept.push(upper.length === run.length ? upper : upperEach(run));
    for (let at = 0; at < run.length; at++) offsets[length++] = index + at;
  }
  return { compact: kept.join(''), offsets };
}

/** In upper case but for the letters that are two then, such as `ß`. */
const upperEach = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const upper = text.charAt(index).toUpperCase();
    return upper.length === 1 ? upper : text.charAt(index);
  }).join('');
