import type { PositionedPage, Word } from '../../../src/document/page.ts';
import type { TaggedCell } from '../../../src/document/tagged-cell.ts';
import { type Line, lineOf } from '../../../src/layout/page/lines.ts';
import type { Typography } from '../../../src/layout/typography.ts';

/** A line of words as a reader would give them; letters are half a font size wide, words one space apart. */
export interface LineSpec {
  readonly text: string;
  readonly x?: number;
  /** Baseline. */
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  readonly monospace?: boolean;
  readonly family?: string;
  readonly link?: string;
  readonly color?: string;
  /** Standard structure type. */
  readonly role?: string;
  readonly markedContentId?: number;
  readonly cell?: TaggedCell;
}

/** The words of a line, in points. */
export function words({
  text,
  x = 72,
  y,
  size = 10,
  weight = 400,
  italic = false,
  monospace = false,
  family = 'Any',
  link,
  color = '#000000',
  role,
  markedContentId,
  cell,
}: LineSpec): Word[] {
  let left = x;
  return text.split(' ').map((part): Word => {
    const box = [left, y - 0.75 * size, left + part.length * size * 0.5, y + 0.25 * size] as const;
    left = box[2] + 0.3 * size;
    return {
      text: part,
      box,
      baseline: y,
      fontSize: size,
      fontWeight: weight,
      fontFamily: family,
      italic,
      monospace,
      color,
      rotation: 0,
      spaced: true,
      ...(link === undefined ? {} : { link }),
      ...(role === undefined ? {} : { role }),
      ...(markedContentId === undefined ? {} : { markedContentId }),
      ...(cell === undefined ? {} : { cell }),
    };
  });
}

/** A Letter page of the given lines. */
export function page(lines: readonly LineSpec[], parts: Partial<PositionedPage> = {}): PositionedPage {
  return {
    number: 1,
    width: 612,
    height: 792,
    rotation: 0,
    source: 'text',
    words: lines.flatMap(words),
    rules: [],
    fills: [],
    images: [],
    ...parts,
  };
}

const FILLER =
  'the quick brown fox jumps over a lazy dog while many others stay behind and watch it run across wide green fields';

/** Lines of running text `width` letters long, 12 points apart, from `y` on; each begins with `first` in turn. */
export function prose(count: number, y: number, { x = 72, letters = 80 } = {}): LineSpec[] {
  return Array.from({ length: count }, (_, i) => ({ text: FILLER.slice(0, letters).trimEnd(), x, y: y + 12 * i }));
}

/** The line that the words of a specification make. */
export const line = (spec: LineSpec): Line => lineOf(1, words(spec));

/** Ten points, upright and black, in a font with letters of different widths. */
export const BODY: Typography = { fontSize: 10, bold: false, color: '#000000', monospace: false };
