import { overlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { withEmptyCells } from './empty-cells.ts';
import type { GridCell } from './grid.ts';

/** Difference of middles in font sizes up to which a head is in the middle of the columns that it is over. */
const CENTRED = 1.5;
/** Difference of edges in font sizes up to which a head is over a column that it does not touch. */
const EDGE = 0.5;

/** A head with its x-range in points. */
export interface Head {
  readonly range: Column;
  readonly words: readonly Word[];
}

/** Texts below each other as one head, from left to right. */
export function headsOf(parts: readonly Line[]): Head[] {
  const heads: Head[] = [];
  for (const { box, words } of parts.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = heads.at(-1);
    if (last && box[0] < last.range[1]) {
      const range = [last.range[0], Math.max(last.range[1], box[2])] as const;
      heads[heads.length - 1] = { range, words: [...last.words, ...words] };
    } else heads.push({ range: [box[0], box[2]], words });
  }
  return heads;
}

/**
 * Cells below a row of heads some of which are in the middle of several columns, or over none: there a column is added.
 * Undefined where each is over one column, two are over the same, or a column has none.
 * @param columns x-ranges of the texts of the columns.
 * @param size font size of the heads in points.
 */
export function withSpreadHead(
  cells: readonly GridCell[],
  heads: readonly Head[],
  columns: readonly Column[],
  size: number,
): GridCell[] | undefined {
  const owned = ownedBy(heads, columns, size);
  if (!owned || owned.every(({ length }) => length === 1)) return undefined;
  const empty = heads.filter((_, index) => owned[index]?.length === 0);
  const moved = (column: number): number =>
    column + empty.filter(({ range }) => range[0] < (columns[column] as Column)[0]).length;
  let column = 0;
  const row = heads.map(({ words }, index): GridCell => {
    const columnSpan = Math.max(owned[index]?.length ?? 0, 1);
    column += columnSpan;
    return { row: 0, column: column - columnSpan, rowSpan: 1, columnSpan, words };
  });
  const body = cells.map((cell): GridCell => {
    const from = moved(cell.column);
    const to = moved(cell.column + cell.columnSpan - 1);
    return { ...cell, row: cell.row + 1, column: from, columnSpan: to - from + 1 };
  });
  return withEmptyCells([...row, ...body]);
}

/** The columns that each head is over; undefined where two are over the same, or a column has no head. */
function ownedBy(heads: readonly Head[], columns: readonly Column[], size: number): number[][] | undefined {
  const over = heads.map(({ range }) => columns.flatMap((column, at) => (isOver(range, column, size) ? [at] : [])));
  const taken = over.flat();
  if (new Set(taken).size < taken.length) return undefined;
  const owned = heads.map(({ range: [x0, x1] }, index) => {
    const own = over[index] ?? [];
    const from = Math.max(-1, ...over.slice(0, index).flat()) + 1;
    const to = Math.min(columns.length, ...over.slice(index + 1).flat());
    const [first, last] = [columns[from], columns[to - 1]];
    const isCentred = first && last && Math.abs(first[0] + last[1] - x0 - x1) / 2 <= CENTRED * size;
    return own.length > 0 && isCentred ? Array.from({ length: to - from }, (_, at) => from + at) : own;
  });
  return owned.flat().length === columns.length ? owned : undefined;
}

const isOver = (head: Column, column: Column, size: number): boolean =>
  overlap(head[0], head[1], column[0], column[1]) > 0 ||
  Math.abs(head[0] - column[0]) <= EDGE * size ||
  Math.abs(head[1] - column[1]) <= EDGE * size;
