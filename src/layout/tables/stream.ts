import { union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells } from './aligned-cells.ts';
import { columnsOf } from './columns.ts';
import type { TableCandidate } from './grid.ts';
import { type Row, rowsOf } from './rows.ts';
import { stretchesOf } from './stretches.ts';

/** Fewest rows of several parts. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const FEWEST_ROWS = 3;
/** Fewest columns: two are mostly labels and values. */
const FEWEST_COLUMNS = 3;
/** Least share of cells with text. */
const FILLED = 0.6;
/** Most words of the median cell: columns of prose have more. */
const MOST_WORDS = 2;
/** The same where many cells hold numbers. */
const MOST_WORDS_AMONG_NUMBERS = 5;
/** Least share of such cells. */
const NUMBERS = 0.3;

/** What decides whether rows of aligned parts make a table. */
export interface StreamFeatures {
  /** Number of rows of several parts. */
  readonly rows: number;
  readonly columns: number;
  /** Share of the cells of these rows with text. */
  readonly filledShare: number;
  /** Number of words in the median cell. */
  readonly usualLength: number;
  /** Share of the cells with text that hold digits. */
  readonly numberShare: number;
  /** Whether the rows are entries of a table of contents. */
  readonly isContents: boolean;
}

/** Rows of aligned parts are a table unless one of the signs speaks against it. */
export const STREAM = decisionOf<StreamFeatures>(
  'stream',
  [
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    { name: 'few columns', weight: WEIGHT.veto, holds: ({ columns }) => columns < FEWEST_COLUMNS },
    { name: 'empty cells', weight: WEIGHT.veto, holds: ({ filledShare }) => filledShare < FILLED },
    { name: 'table of contents', weight: WEIGHT.veto, holds: ({ isContents }) => isContents },
    {
      name: 'columns of prose',
      weight: WEIGHT.veto,
      holds: ({ usualLength, numberShare }) =>
        usualLength > (numberShare >= NUMBERS ? MOST_WORDS_AMONG_NUMBERS : MOST_WORDS),
    },
  ],
  WEIGHT.for,
);

/**
 * Rows of parts that are aligned in columns (the stream method of camelot and tabula), from top to bottom.
 * @param lines those of one column of the page.
 */
export function streamCandidates(lines: readonly Line[], trace?: Trace): TableCandidate[] {
  const tables: TableCandidate[] = [];
  for (const stretch of stretchesOf(rowsOf(lines))) {
    const columns = columnsOf(stretch);
    const box = union(stretch.flat().map((line) => line.box));
    if (!decide(STREAM, featuresOf(stretch, columns.length), box, trace)) continue;
    tables.push({ box, cells: alignedCells(stretch, columns, () => false) });
  }
  return tables;
}

function featuresOf(stretch: readonly Row[], columns: number): StreamFeatures {
  const rows = stretch.filter((row) => row.length > 1);
  const parts = rows.flat();
  return {
    rows: rows.length,
    columns,
    filledShare: parts.length / (rows.length * columns),
    get usualLength() {
      return median(parts.map((part) => part.words.length));
    },
    get numberShare() {
      return parts.filter((part) => part.words.some((word) => /\d/.test(word.text))).length / parts.length;
    },
    get isContents() {
      return areContents(rows);
    },
  };
}

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
