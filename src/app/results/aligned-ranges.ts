import { countWhile } from '../../platform/count-while.ts';

/** A part of a text in UTF-16 offsets. */
export type TextRange = readonly [start: number, end: number];

/** Letters and digits on each side of a word that tell where it stands. */
const CONTEXT = 16;
/** The fewest of them that are believed where only one side is the same. */
const LEAST_CONTEXT = 4;

/** The letters and digits of a text, which stay the same however it is set. */
interface Letters {
  readonly text: string;
  /** The offset of each in the whole. */
  readonly offsets: readonly number[];
}

function lettersOf(whole: string): Letters {
  const offsets: number[] = [];
  let text = '';
  for (const { 0: letter, index } of whole.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    for (let unit = 0; unit < letter.length; unit++) offsets.push(index + unit);
    text += letter;
  }
  return { text, offsets };
}

/** How many letters stand before an offset of the whole. */
const lettersBefore = ({ offsets }: Letters, offset: number): number => countWhile(offsets, (place) => place < offset);

/** What stands beside a word, from the most that tells it from others to the least. */
function contexts(from: Letters, whole: string, [start, end]: TextRange): (readonly [before: string, after: string])[] {
  const [first, last] = [lettersBefore(from, start), lettersBefore(from, end)];
  const lineEnd = whole.indexOf('\n', end);
  const lineFirst = lettersBefore(from, whole.lastIndexOf('\n', start - 1) + 1);
  const lineLast = lettersBefore(from, lineEnd === -1 ? whole.length : lineEnd);
  const before = from.text.slice(Math.max(0, first - CONTEXT), first);
  const after = from.text.slice(last, last + CONTEXT);
  const less = [
    // Blocks may stand in another order: then only what is in the same line is beside it.
    [before.slice(before.length - Math.min(before.length, first - lineFirst)), after.slice(0, lineLast - last)],
    [before, ''],
    ['', after],
  ] as const;
  return [[before, after], ...less.filter(([left, right]) => (left + right).length >= LEAST_CONTEXT)];
}

/**
 * Where parts of a text, in ascending order, stand in another text that says the same in another form: with other
 * spaces, marks and order of blocks. Undefined for a part that is not found among the same neighbours.
 */
export function alignedRanges(
  text: string,
  ranges: readonly TextRange[],
  other: string,
): readonly (TextRange | undefined)[] {
  if (ranges.length === 0) return [];
  const [from, to] = [lettersOf(text), lettersOf(other)];
  let cursor = 0;
  return ranges.map((range) => {
    const word = text.slice(...range).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
    if (word === '') return undefined;
    for (const [before, after] of contexts(from, text, range)) {
      const wanted = before + word + after;
      const next = to.text.indexOf(wanted, Math.max(0, cursor - before.length));
      const found = next === -1 ? to.text.indexOf(wanted) : next;
      if (found === -1) continue;
      cursor = found + before.length + word.length;
      return [to.offsets[cursor - word.length] as number, (to.offsets[cursor - 1] as number) + 1];
    }
    return undefined;
  });
}
