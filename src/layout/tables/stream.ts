import { overlap, union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import { alignedCells } from './aligned-cells.ts';
import { type Column, columnsOf } from './columns.ts';
import { areFormLines } from './form-lines.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { areInOwnStyle, areKeyed, areQuantities, areTimes, KEY, usualWords } from './keys.ts';
import { markersOfLists } from './marker-columns.ts';
import { arePlainPairs } from './plain-pairs.ts';
import { type Row, rowsOf } from './rows.ts';
import { withTightRows } from './rows-of-numbers.ts';
import { areEntries } from './small-titles.ts';
import { stretchesOf } from './stretches.ts';
import { isHeaded } from './styled-heads.ts';

/** Fewest rows of several parts. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const FEWEST_ROWS = 3;
/** Fewest rows below a head of two columns. Chosen on press, half look, as are the others that tell such tables. */
const FEWEST_BELOW_HEAD = 3;
/** Fewest columns without a head: two are mostly labels and values. */
const FEWEST_COLUMNS = 3;
/** Least share of cells with text. */
const FILLED = 0.6;
/** Most words of the median cell: columns of prose have more. */
const MOST_WORDS = 2;
/** The same where many cells hold numbers. */
const MOST_WORDS_AMONG_NUMBERS = 5;
/** Least share of such cells. */
const NUMBERS = 0.3;
/** A bullet, and fewest of these in a list. */
const BULLET = /^[^\p{L}\p{N}]$/u;
const FEWEST_BULLETS = 2;
/** Least share of items in a list. */
const ITEMS = 0.5;
/** The number of a clause or an item: "2.", "2.1", "(b)". */
export const NUMBERING = /^[([]?(?:\p{L}|\d+|[ivx]+)(?:[.)\]]|(?:\.\d+)+\.?)$/iu;
/** What decides whether rows of aligned parts make a table. */
export interface StreamFeatures {
  /** Number of printed rows of several parts, or of rows of the table where these are fewer. */
  readonly rows: number;
  readonly columns: number;
  /** Share of the cells of these rows with text. */
  readonly filledShare: number;
  /** Whether the first row is in a style that hardly any other text has. */
  readonly isHeaded: boolean;
  /** Whether, below the first row, one of two columns has keys, and the other amounts or sentences. */
  readonly isKeyed: boolean;
  /** Whether one of two columns, and only one, is in type of fixed pitch, or bold, or italic: keys beside what they mean. */
  readonly areKeysInStyle: boolean;
  /** Whether the first of two columns has quantities, and the other what they are of. */
  readonly areQuantities: boolean;
  /** Whether the first of two columns has times of day: a programme. */
  readonly areTimes: boolean;
  /** Whether there are many pairs that were written row by row. */
  readonly arePlainPairs: boolean;
  /** Number of words in the median cell, and in that of the column where it is least. */
  readonly usualLength: number;
  readonly shortest: number;
  /** Share of the cells with text that hold digits. */
  readonly numberShare: number;
  /** Whether the cells are labels with their values that stand at no edge. */
  readonly areFormLines: boolean;
  /** Whether the rows are items of a list: numbers or bullets before sentences. */
  readonly areItems: boolean;
  /** Whether the rows are entries, each under a title in smaller type. */
  readonly areEntries: boolean;
  /** Whether the rows are entries of a table of contents. */
  readonly isContents: boolean;
}

/** Rows of aligned parts are a table unless one of the signs speaks against it. */
export const STREAM = decisionOf<StreamFeatures>(
  'stream',
  [
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    {
      name: 'few columns',
      weight: WEIGHT.veto,
      holds: ({
        columns,
        rows,
        isHeaded,
        isKeyed,
        areKeysInStyle,
        areQuantities: areOf,
        areTimes: areAt,
        arePlainPairs: are,
      }) =>
        columns < FEWEST_COLUMNS &&
        !(
          columns === 2 &&
          rows > FEWEST_BELOW_HEAD &&
          ((isHeaded && isKeyed) || areKeysInStyle || areOf || areAt || are)
        ),
    },
    { name: 'empty cells', weight: WEIGHT.veto, holds: ({ filledShare }) => filledShare < FILLED },
    { name: 'labels with their values', weight: WEIGHT.veto, holds: ({ areFormLines: isForm }) => isForm },
    { name: 'items of a list', weight: WEIGHT.veto, holds: ({ areItems }) => areItems },
    { name: 'entries under their dates', weight: WEIGHT.veto, holds: ({ areEntries: are }) => are },
    { name: 'table of contents', weight: WEIGHT.veto, holds: ({ isContents }) => isContents },
    {
      name: 'columns of prose',
      weight: WEIGHT.veto,
      holds: ({ usualLength, numberShare, isHeaded, shortest }) =>
        isHeaded ? shortest > KEY : usualLength > (numberShare >= NUMBERS ? MOST_WORDS_AMONG_NUMBERS : MOST_WORDS),
    },
  ],
  WEIGHT.for,
);

/**
 * Rows of parts that are aligned in columns (the stream method of camelot and tabula), from top to bottom.
 * @param lines those of one column of the page.
 * @param position tells in which order they were written.
 */
export function streamCandidates(lines: readonly Line[], position: StreamPosition, trace?: Trace): TableCandidate[] {
  const tables: TableCandidate[] = [];
  const rows = withTightRows(rowsOf(lines));
  for (const stretch of stretchesOf(rows)) {
    const columns = columnsOf(stretch);
    const box = union(stretch.flat().map((line) => line.box));
    const cells = alignedCells(stretch, columns, () => false);
    const arePlain = (): boolean => arePlainPairs(stretch, rows[rows.indexOf(stretch.at(-1) as Row) + 1], position);
    if (decide(STREAM, featuresOf(stretch, columns, cells, arePlain), box, trace)) tables.push({ box, cells });
  }
  return tables;
}

function featuresOf(
  stretch: readonly Row[],
  columns: readonly Column[],
  cells: readonly GridCell[],
  arePlain: () => boolean,
): StreamFeatures {
  const rows = stretch.filter((row) => row.length > 1);
  const parts = rows.flat();
  const below = rows.slice(1).flat();
  const textsOf = (of: readonly Line[]): Line[][] =>
    columns.map(([x0, x1]) => of.filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 0));
  let texts: readonly (readonly Line[])[] | undefined;
  /** By column, what is below the head. */
  const textsIn = (): readonly (readonly Line[])[] => {
    texts ??= textsOf(below);
    return texts;
  };
  return {
    rows: Math.min(rows.length, 1 + Math.max(...cells.map(({ row }) => row))),
    columns: columns.length,
    filledShare: parts.length / (rows.length * columns.length),
    get isHeaded() {
      return isHeaded(rows);
    },
    get isKeyed() {
      const [keys, values] = textsIn();
      return keys !== undefined && values !== undefined && areKeyed(keys, values);
    },
    get areKeysInStyle() {
      const [keys, meanings] = textsOf(parts);
      return keys !== undefined && meanings !== undefined && areInOwnStyle(keys, meanings);
    },
    get areQuantities() {
      const [quantities, names] = textsOf(parts);
      return quantities !== undefined && names !== undefined && areQuantities(quantities, names);
    },
    get areTimes() {
      return areTimes(textsOf(parts)[0] ?? []);
    },
    get arePlainPairs() {
      return arePlain();
    },
    get shortest() {
      return Math.min(...textsIn().map(usualWords));
    },
    get usualLength() {
      return median(parts.map((part) => part.words.length));
    },
    get numberShare() {
      return parts.filter((part) => part.words.some((word) => /\d/.test(word.text))).length / parts.length;
    },
    get areFormLines() {
      return areFormLines(cells);
    },
    get areItems() {
      if (markersOfLists(cells)) return true;
      const rowsMarked = (marker: RegExp): Row[] => rows.filter((row) => marker.test(markOf(row)));
      const areSentences = (items: readonly Row[]): boolean => usualWords(items.flatMap((row) => row.slice(-1))) > KEY;
      const signs = rowsMarked(BULLET);
      // The bullets of a list are alike: signs that each row has another of are what the row tells of.
      const bulleted = [...Map.groupBy(signs, markOf).values()].filter((alike) => alike.length > 1).flat();
      const numbered = [...rowsMarked(NUMBERING), ...bulleted];
      return (
        (numbered.length >= ITEMS * rows.length && areSentences(numbered)) ||
        (bulleted.length >= FEWEST_BULLETS && areSentences(bulleted))
      );
    },
    get areEntries() {
      return areEntries(stretch);
    },
    get isContents() {
      return areContents(rows);
    },
  };
}

/** What a row begins with, if that is one word. */
const markOf = ([first]: Row): string => (first?.words.length === 1 ? (first.words[0]?.text ?? '') : '');

/** Whether the rows are entries of a table of contents: text, and page numbers that only grow. */
function areContents(rows: readonly Row[]): boolean {
  const numbers = rows.map((row) =>
    Number(
      row
        .at(-1)
        ?.words.map(({ text }) => text)
        .join(''),
    ),
  );
  return (
    numbers.every((number, index) => Number.isInteger(number) && number >= (numbers[index - 1] ?? 0)) &&
    rows.every(hasTitle)
  );
}

/** Whether a row's last part but one is in words. */
const hasTitle = (row: Row): boolean => row.at(-2)?.words.some(({ text }) => /\p{L}{3}/u.test(text)) ?? false;
