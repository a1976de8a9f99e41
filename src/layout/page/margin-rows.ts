import { type Box, overlap } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { oncePer } from '../../platform/once-per.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from './lines.ts';

/** What margins are measured on. */
export type MarginPage = Pick<PositionedPage, 'number' | 'width' | 'height' | 'rules'> & {
  readonly lines: readonly Line[];
};

/**
 * Share of a page's height at each edge in which a row of a margin lies: small pages have wide ones. Chosen on odl-bench,
 * dev half.
 */
const EDGE = 0.2;
/**
 * White space (font sizes) between rows from which they are apart: text with a leading of one and a half leaves half of
 * a size.
 */
const APART = 0.75;
/** Points by which the left edges of cells of one column may differ. */
const ALIGNED = 2;
/** Rows that are counted in a block: no running head has more. */
const LONGEST = 6;
/** Share of a page's width from which a rule parts a running head from the text. */
const WIDE = 0.6;
/** Share of a page's height from which a vertical rule frames the page rather than a cell. */
const FRAME = 0.5;

/** The lines on one level at the upper or lower edge of a page. */
export interface MarginRow {
  readonly lines: readonly Line[];
  readonly isTop: boolean;
  /** Rows between it and the edge. */
  readonly rank: number;
  /** Its block, row by row: it and the rows on either side without white space between them. */
  readonly block: readonly (readonly Line[])[];
  /** The next two rows towards the middle of the page; fewer where there are no more. */
  readonly inner: readonly (readonly Line[])[];
  /** Whether its parts stand in columns over, or under, those of the row beside it, or between vertical rules. */
  readonly isTabular: boolean;
}

/** The rows at the edges of a page, from the edge inwards; found once, as several looks at a page ask for them. */
export const marginRows = oncePer((page: MarginPage): readonly MarginRow[] => {
  const rows = rowsOf(page.lines);
  return [
    ...edgeRows(page, rows, true, (box) => box[3] < EDGE * page.height),
    ...edgeRows(page, rows.toReversed(), false, (box) => box[1] > (1 - EDGE) * page.height),
  ];
});

/** Lines on one level, from top to bottom. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    if (last?.some((other) => onOneLine(other.box, line.box))) last.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** @param rows all rows of the page, from the edge inwards. */
function edgeRows(
  page: MarginPage,
  rows: readonly (readonly Line[])[],
  isTop: boolean,
  isAtEdge: (box: Box) => boolean,
): MarginRow[] {
  const found: MarginRow[] = [];
  const known: boolean[] = [];
  const isApart = (index: number): boolean => {
    known[index] ??= areApart(rows[index - 1], rows[index], page);
    return known[index];
  };
  for (const [rank, lines] of rows.entries()) {
    if (!lines.every(({ box }) => isAtEdge(box))) break;
    let [start, end] = [rank, rank + 1];
    while (!isApart(start)) start--;
    while (end - start < LONGEST && !isApart(end)) end++;
    const inner = rows.slice(rank + 1, rank + 3);
    const isTabular = areColumns(lines, rows[rank - 1]) || areColumns(lines, inner[0]) || isRuled(lines, page);
    found.push({ lines, isTop, rank, block: rows.slice(start, end), inner, isTabular });
  }
  return found;
}

/** Whether white space or a rule that is nearly as wide as the page is between two rows; there is beyond the last. */
function areApart(one: readonly Line[] | undefined, other: readonly Line[] | undefined, page: MarginPage): boolean {
  if (!one || !other || isRuledBetween(one, other, page)) return true;
  const size = Math.min(...one.map(({ fontSize }) => fontSize), ...other.map(({ fontSize }) => fontSize));
  return one.every((a) => other.every((b) => Math.max(b.box[1] - a.box[3], a.box[1] - b.box[3]) > APART * size));
}

function isRuledBetween(one: readonly Line[], other: readonly Line[], { rules, width }: MarginPage): boolean {
  const wide = rules.filter(({ box, orientation }) => orientation === 'horizontal' && box[2] - box[0] > WIDE * width);
  const [upper, lower] = (one[0]?.baseline ?? 0) < (other[0]?.baseline ?? 0) ? [one, other] : [other, one];
  return wide.some(
    ({ box }) => upper.every((line) => line.baseline <= box[1]) && lower.every((line) => box[3] < line.baseline),
  );
}

/** Whether two or more parts of a row begin where parts of the other do, or end there. */
const areColumns = (row: readonly Line[], other: readonly Line[] = []): boolean =>
  ([0, 2] as const).some((edge) => {
    const isAligned = ({ box }: Line): boolean => other.some((line) => Math.abs(line.box[edge] - box[edge]) < ALIGNED);
    return row.filter(isAligned).length > 1;
  });

/** Whether a part of a row stands between two vertical rules, as in a cell. */
function isRuled(row: readonly Line[], { rules, height }: MarginPage): boolean {
  const beside = rules.filter(({ box, orientation }) => orientation === 'vertical' && box[3] - box[1] < FRAME * height);
  return row.some(({ box: [x0, y0, x1, y1] }) => {
    const level = beside.filter(({ box }) => overlap(box[1], box[3], y0, y1) > 0);
    return level.some(({ box }) => box[2] <= x0) && level.some(({ box }) => box[0] >= x1);
  });
}
