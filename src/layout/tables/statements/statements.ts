import { union } from '../../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../../decision.ts';
import type { Line } from '../../page/lines.ts';
import { withEmptyCells } from '../empty-cells.ts';
import type { GridCell, TableCandidate } from '../grid.ts';
import { type Rulings, TOLERANCE } from '../rulings.ts';
import { withTotalSpans } from '../total-spans.ts';
import { isOver, type MoneyColumn, moneyColumns } from './columns.ts';
import { headAbove, headCells, reach } from './head.ts';
import { type MoneyRow, moneyRowsOf, rowsSetOff } from './rows.ts';
import { type Stretch, stretchAround } from './stretch.ts';
import type { Part } from './whole-amounts.ts';

/** Fewest rows with amounts. */
const FEWEST_ROWS = 3;
/** Least share of rows with amounts that have a label. */
const LABELLED = 0.75;
/** Least share of amounts that are larger than the numbers of lines, or have a currency sign, a point or a comma. */
const MONEY = 0.3;
/** Fewest rows that an upright line within a table of drawn cells passes. */
const FEWEST_PASSED = 2;

/** What decides whether labels and amounts, some of which stand on rules of their own, are a statement. */
export interface StatementFeatures {
  /** Number of rows with amounts. */
  readonly rows: number;
  /** Share of them with a text of letters. */
  readonly labelled: number;
  /** Share of amounts with three digits or more, a currency sign, a point or a comma. */
  readonly money: number;
  /** Whether upright lines part its columns: then its cells are drawn. */
  readonly isDrawn: boolean;
  /** Whether each column is beside the others. */
  readonly areApart: boolean;
}

/** Labels and amounts around totals that rules set off are a statement of accounts unless one of the signs speaks against it. */
export const STATEMENT = decisionOf<StatementFeatures>(
  'statement',
  [
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    { name: 'amounts without labels', weight: WEIGHT.veto, holds: ({ labelled }) => labelled < LABELLED },
    { name: 'numbers of lines', weight: WEIGHT.veto, holds: ({ money }) => money < MONEY },
    { name: 'drawn cells', weight: WEIGHT.veto, holds: ({ isDrawn }) => isDrawn },
    { name: 'columns in each other', weight: WEIGHT.veto, holds: ({ areApart }) => !areApart },
  ],
  WEIGHT.for,
);

/** A statement with the lines that it is made of. */
export interface StatementCandidate extends TableCandidate {
  readonly lines: readonly Line[];
}

/**
 * Statements of accounts: labels with amounts in columns, whose totals stand on short rules under single columns. A
 * currency sign belongs to the amount after it; titles of groups are rows.
 * @param rulings those drawn.
 */
export function statementCandidates(lines: readonly Line[], rulings: Rulings, trace?: Trace): StatementCandidate[] {
  if (rulings.horizontal.length === 0) return [];
  const rows = moneyRowsOf(lines);
  const found: StatementCandidate[] = [];
  let end = -1;
  for (const seed of rowsSetOff(rows, rulings.horizontal)) {
    if (seed <= end) continue;
    const stretch = stretchAround(rows, seed);
    if (!stretch) continue;
    // Other totals of the same rows say the same.
    end = stretch.last;
    const full = stretch.rows.filter(({ amounts }) => amounts.length > 0);
    const columns = moneyColumns(full, rulings.horizontal);
    const box = union(stretch.rows.map((row) => row.box));
    if (!decide(STATEMENT, featuresOf(stretch, columns, rulings), box, trace)) continue;
    found.push(candidateOf(rows, stretch, columns, rulings));
  }
  return found;
}

function featuresOf({ rows }: Stretch, columns: readonly MoneyColumn[], { vertical }: Rulings): StatementFeatures {
  const full = rows.filter(({ amounts }) => amounts.length > 0);
  const amounts = full.flatMap((row) => row.amounts);
  const hasLabel = ({ texts }: MoneyRow): boolean =>
    texts.some(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text)));
  const [left, right] = [columns[0]?.range[1] ?? 0, columns.at(-1)?.range[0] ?? 0];
  return {
    rows: full.length,
    labelled: full.filter(hasLabel).length / full.length,
    money: amounts.filter(isMoney).length / Math.max(amounts.length, 1),
    get isDrawn() {
      return vertical.some(
        ({ at, from, to }) =>
          at > left - TOLERANCE &&
          at < right + TOLERANCE &&
          rows.filter(({ baseline }) => from < baseline && to > baseline).length >= FEWEST_PASSED,
      );
    },
    get areApart() {
      return columns.every(({ range }, index) => range[0] >= (columns[index - 1]?.range[1] ?? 0));
    },
  };
}

const isMoney = ({ words }: Part): boolean => words.some(({ text }) => /\d{3}|\d[.,]\d|\p{Sc}/u.test(text));

function candidateOf(
  rows: readonly MoneyRow[],
  stretch: Stretch,
  columns: readonly MoneyColumn[],
  { horizontal }: Rulings,
): StatementCandidate {
  const head = headAbove(rows, stretch, columns);
  const heads = headCells(head.rows, columns, horizontal);
  const first = heads.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const groups = withWrapped([...head.titles, ...stretch.rows], columns);
  const body = groups.flatMap((group, index) => group.flatMap((row) => bodyCells(row, columns, first + index)));
  const cells = withEmptyCells(joinedCells([...heads, ...body]), first + groups.length, columns.length);
  const own = [...head.rows, ...head.titles, ...stretch.rows];
  return {
    box: union(own.map(({ box }) => box)),
    cells: [...withTotalSpans(cells)],
    lines: own.flatMap((row) => row.lines),
  };
}

/** Rows of text alone together with the row that they go on with: they begin small, or not in the first column. */
function withWrapped(rows: readonly MoneyRow[], columns: readonly MoneyColumn[]): MoneyRow[][] {
  const groups: MoneyRow[][] = [];
  const isSmall = (row: MoneyRow): boolean => /^\p{Ll}/u.test(row.parts[0]?.words[0]?.text ?? '');
  for (const row of rows) {
    const above = groups.at(-1);
    const isBelow =
      row.amounts.length === 0 &&
      (isSmall(row) || !row.texts.some(({ box }) => isOver(box, columns[0]?.range ?? [0, 0])));
    const isAbove = above?.every(({ amounts }) => amounts.length === 0) && isSmall(row);
    if (above && (isBelow || isAbove)) above.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The cells of a row. The label of a total that stands in the columns of amounts is before its first amount. */
function bodyCells({ parts }: MoneyRow, columns: readonly MoneyColumn[], row: number): GridCell[] {
  const places = parts.map((part) => reach(part, columns)[0]);
  const [label, amount] = parts;
  const first = columns.findIndex(({ isOfAmounts }) => isOfAmounts);
  const isOfTotal = label && !label.isAmount && amount?.isAmount && (places[0] ?? 0) >= first;
  if (isOfTotal) places[0] = Math.max((places[1] ?? 0) - 1, first);
  return parts.map(({ words }, index) => ({ row, column: places[index] ?? 0, rowSpan: 1, columnSpan: 1, words }));
}

/** Cells of which no two are in one place. */
function joinedCells(cells: readonly GridCell[]): GridCell[] {
  const places = Map.groupBy(cells, ({ row, column }) => `${row} ${column}`);
  return [...places.values()].map((own) => ({ ...(own[0] as GridCell), words: own.flatMap(({ words }) => words) }));
}
