import { union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { groupByPosition, onOneLine } from '../metrics.ts';
import type { Ruling } from '../tables/rulings.ts';
import { type Line, lineOf } from './lines.ts';

/** Signs that typists put below each other instead of an upright line: of court papers in the United States. */
const SIGN = /^[)§\]]$/u;
/** Fewest signs below each other. */
const FEWEST = 4;
/** Distance (share of the font size) up to which signs are below each other. */
const SAME_PLACE = 0.3;
/** Largest distance of the baselines of signs that follow each other, in font sizes: two lines of double-spaced text. */
const PITCH = 5;

/** Columns of signs that stand for upright lines. */
export interface TypedDividers {
  /** The lines, those with such a sign in them without it, and parted at it. */
  readonly lines: readonly Line[];
  /** Lines of nothing but such signs. */
  readonly signs: readonly Line[];
  /** The upright lines that they stand for, in points. */
  readonly dividers: readonly Ruling[];
}

interface Sign {
  readonly word: Word;
  readonly line: Line;
}

/** The columns of signs typed below each other between two texts; most of them stand alone, or apart from their line. */
export function typedDividersIn(content: readonly Line[]): TypedDividers {
  const signs: Sign[] = [];
  for (const line of content) for (const word of line.words) if (SIGN.test(word.text)) signs.push({ word, line });
  if (signs.length < FEWEST) return { lines: content, signs: [], dividers: [] };
  const columns = groupByPosition(
    signs,
    ({ word }) => word.box[0],
    ({ word }) => SAME_PLACE * word.fontSize,
  ).flatMap((column) => stretchesOf(column.sort((a, b) => a.word.baseline - b.word.baseline)));
  const typed = columns.filter(
    (column) => column.length >= FEWEST && areAlike(column) && areMostlyAlone(column) && !areClosing(column, content),
  );
  const taken = new Set(typed.flat().map(({ word }) => word));
  return {
    lines: content.flatMap((line) => (line.words.some((word) => taken.has(word)) ? partsOf(line, taken) : [line])),
    signs: typed.flat().map(({ word, line }) => lineOf(line.page, [word])),
    dividers: typed.map((column) => {
      const [x0, top, x1, bottom] = union(column.map(({ word }) => word.box));
      return { at: (x0 + x1) / 2, from: top, to: bottom };
    }),
  };
}

/** Signs that follow each other from line to line. */
function stretchesOf(column: readonly Sign[]): Sign[][] {
  const stretches: Sign[][] = [];
  for (const [index, sign] of column.entries()) {
    const before = column[index - 1];
    if (!before || sign.word.baseline - before.word.baseline > PITCH * sign.word.fontSize) stretches.push([]);
    stretches.at(-1)?.push(sign);
  }
  return stretches;
}

const areAlike = (column: readonly Sign[]): boolean => new Set(column.map(({ word }) => word.text)).size === 1;

const areMostlyAlone = (column: readonly Sign[]): boolean =>
  2 * column.filter(({ line }) => line.words.length === 1).length > column.length;

/** Whether most of the signs close what is opened left of them. */
function areClosing(column: readonly Sign[], content: readonly Line[]): boolean {
  const [left] = union(column.map(({ word }) => word.box));
  const words = content.flatMap((line) => line.words).filter(({ box }) => box[2] <= left);
  const opens = (text: string): number => (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);
  const isOpen = ({ word: { box } }: Sign): boolean =>
    words.reduce((depth, word) => depth + (onOneLine(word.box, box) ? opens(word.text) : 0), 0) > 0;
  return 2 * column.filter(isOpen).length > column.length;
}

/** What of a line is left and right of signs. */
function partsOf(line: Line, signs: ReadonlySet<Word>): Line[] {
  const parts: Word[][] = [[]];
  for (const word of line.words) {
    if (signs.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((words) => words.length > 0).map((words) => lineOf(line.page, words));
}
