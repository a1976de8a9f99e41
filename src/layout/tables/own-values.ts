import { width } from '../../document/geometry.ts';
import type { Item } from '../item.ts';
import type { Line } from '../page/lines.ts';

/** Room in shares of the font size that a line leaves before the next column. */
const PADDING = 1;
/** Least share of lines that are values of their own: some may be wrapped. Chosen on icdar2013-tables. */
const OWN = 0.8;
/** A letter that is large or small, or a digit: a wrapped line in a script without spaces is one word too. */
const CASED = /^[\p{Lu}\p{Ll}\p{N}]/u;

/** A line of a column, the one above it there, and the width in points that the column has for them. */
export interface Below {
  readonly line: Line;
  readonly above: Line;
  readonly room: number;
}

/**
 * Whether lines below others are values of their own, and no wrapped text: nearly all hold no words, or would have had
 * room above, or are a single word below another one, or begin as lines of values do, in capitals or digits.
 */
export const areOwnValues = (lines: readonly Below[]): boolean => lines.filter(isOwn).length >= OWN * lines.length;

function isOwn({ line, above, room }: Below): boolean {
  const [first] = line.words;
  if (!first || !line.words.some(({ text }) => /\p{L}{2}/u.test(text))) return true;
  if (hadRoom({ line, above, room })) return true;
  const areCased = CASED.test(first.text) && CASED.test(above.words[0]?.text ?? '');
  if (line.words.length === 1 && above.words.length === 1) return areCased;
  return /^[\p{Lu}\d]/u.test(first.text) && /^[\p{Lu}\d]/u.test(above.words[0]?.text ?? '');
}

/** Whether the first word of a line would have fitted in the line above. */
export function hadRoom({
  line,
  above,
  room,
}: Readonly<Record<'line' | 'above', Item> & Pick<Below, 'room'>>): boolean {
  const [first] = line.words ?? [];
  return first !== undefined && width(above.box) + width(first.box) + PADDING * line.fontSize < room;
}
