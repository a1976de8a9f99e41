import type { TaggedCell } from '../../document/tagged-cell.ts';
import type { StructureElement } from './tags.ts';

/** Most columns of a table that are told apart: files may claim any span. */
const MOST_COLUMNS = 500;
const GROUPS: ReadonlySet<string> = new Set(['THead', 'TBody', 'TFoot']);
const BLOCKS: ReadonlySet<string> = new Set(['P', 'L', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/** A cell, or undefined for one without text on the page: the file does not say then how far it spans. */
type Child = StructureElement | undefined;
type Row = readonly Child[];

/** Where a cell of a row stands. */
interface Place {
  readonly child: Child;
  readonly column: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/**
 * The places of the cells of a table that have text on the page, in the rows that do: each at the first place in its row
 * that those above leave free, as in HTML. Of a row that is too short the first empty cell spans the rest; where empty
 * cells are no elements at all, as in files of Chromium, the heads that its cells name tell their columns (table 384).
 */
export function placeCells(table: StructureElement, index: number): ReadonlyMap<StructureElement, TaggedCell> {
  const rows = rowsOf(table);
  const widest = Math.max(0, ...placesIn(rows, 0).map(endOf));
  const cells = new Map<StructureElement, TaggedCell>();
  for (const [row, places] of placesIn(rows, widest).entries()) {
    for (const { child, ...place } of places) {
      if (!child) continue;
      const blocks = child.children.filter((below) => typeof below === 'object' && BLOCKS.has(below.type)).length;
      cells.set(child, { table: index, row, ...place, isHead: child.type === 'TH', blocks });
    }
  }
  return cells;
}

/** The rows of a table that have text on the page, in groups of rows or not. */
const rowsOf = ({ children }: StructureElement): Row[] =>
  children.flatMap((child) => {
    if (typeof child !== 'object') return [];
    if (GROUPS.has(child.type)) return rowsOf(child);
    return child.type === 'TR' ? [child.children.filter((cell) => typeof cell !== 'number')] : [];
  });

const endOf = (places: readonly Place[]): number => Math.max(0, ...places.map((one) => one.column + one.columnSpan));

/** The places of the cells of each row. @param widest columns that a row has at least. */
function placesIn(rows: readonly Row[], widest: number): Place[][] {
  /** The next row in which a column is free. */
  const free: number[] = [];
  /** Where the heads are, by their identifiers. */
  const heads = new Map<string, Place>();
  return rows.map((children, row) => {
    const isFree = (column: number): boolean => (free[column] ?? 0) <= row;
    const missing = (places: readonly Place[]): number => Math.max(widest - endOf(places), 0);
    const inOrder = inRow(children, isFree, rows.length - row, () => 0, 0);
    const places =
      missing(inOrder) > 0 ? inRow(children, isFree, rows.length - row, columnBelow(heads), missing(inOrder)) : inOrder;
    for (const place of places) {
      free.length = Math.max(free.length, place.column + place.columnSpan);
      free.fill(row + place.rowSpan, place.column, place.column + place.columnSpan);
      if (place.child?.id) heads.set(place.child.id, place);
    }
    return places;
  });
}

/** The column of the head of one column that a cell names, or else of a head of several; 0 for none. */
const columnBelow =
  (heads: ReadonlyMap<string, Place>) =>
  ({ headers }: StructureElement): number => {
    const named = headers.flatMap((id) => heads.get(id) ?? []);
    const narrowest = Math.min(...named.map(({ columnSpan }) => columnSpan));
    const columns = named.filter(({ columnSpan }) => columnSpan === narrowest).map(({ column }) => column);
    return columns.length > 0 ? Math.max(...columns) : 0;
  };

/**
 * @param rowsLeft from this row on.
 * @param leastOf the first column in which a cell may stand.
 * @param missing columns that the first empty cell spans beside its own.
 */
function inRow(
  children: Row,
  isFree: (column: number) => boolean,
  rowsLeft: number,
  leastOf: (child: StructureElement) => number,
  missing: number,
): Place[] {
  const empty = children.indexOf(undefined);
  const places: Place[] = [];
  let column = 0;
  for (const [index, child] of children.entries()) {
    if (child && empty < 0) column = Math.max(column, leastOf(child));
    while (!isFree(column)) column++;
    const columnSpan = child?.columnSpan ?? (index === empty ? 1 + missing : 1);
    if (column + columnSpan > MOST_COLUMNS) break;
    places.push({ child, column, columnSpan, rowSpan: Math.min(child?.rowSpan ?? 1, rowsLeft) });
    column += columnSpan;
  }
  return places;
}
