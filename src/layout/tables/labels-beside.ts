import { type Box, contains, overlap, union } from '../../document/geometry.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { rowsOf } from './rows.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/** Least share of the rows that have a label. */
const LABELLED = 0.6;
/** Fewest of them: two texts level with two rows may be so by chance. */
const FEWEST = 3;
/** Most parts of a printed line of a label: its number and its text. More are columns of a table. */
const PARTS = 2;
/** Distance of edges, in font sizes, up to which labels begin or end below each other. */
const ALIGNED = 0.5;
/** Largest share of labels at no edge: those of groups are set further in. */
const OFF_EDGE = 0.4;
/** Distance of baselines, in font sizes, of lines that follow each other: TeX sets 1.2. */
const LEADING = 1.35;
/** Indent of a paragraph in font sizes: TeX indents by 1.5 to 2. */
const INDENT = 2;
/** Points by which a label may jut out of its row. */
const JUT = 2;

/**
 * A drawn table with the labels that stand left of it, one for each row, as a column of its own: forms draw boxes around
 * the values alone.
 * @param lines those that no region has taken.
 * @param rulings of the page: what is beyond another ruling is no label.
 */
export function withLabelsBeside(table: TableCandidate, lines: readonly Line[], rulings: Rulings): TableCandidate {
  const bands = bandsOf(table.cells);
  const [left, top, , bottom] = table.box;
  if (bands.length < FEWEST) return table;
  const walls = rulings.vertical.filter(
    ({ at, from, to }) => at < left - TOLERANCE && overlap(from, to, top, bottom) > 0,
  );
  const wall = walls.reduce((most, { at }) => Math.max(most, at), Number.NEGATIVE_INFINITY);
  const beside = lines.filter(({ box }) => box[2] <= left + TOLERANCE && box[0] >= wall - TOLERANCE);
  const isLevelWithTable = ({ box }: Line): boolean => overlap(box[1], box[3], top, bottom) > JUT;
  const near = beside.filter(isLevelWithTable);
  const labels = bands.map((band) => near.filter(({ box }) => isWithin(box, band.box)));
  if (labels.flat().length < near.length || !areLabels(labels, bands)) return table;
  const others = beside.filter((line) => !isLevelWithTable(line));
  if (near.some((label) => others.some((line) => goesOn(label, line)))) return table;
  const cells = table.cells.map((cell) => ({ ...cell, column: cell.column + 1 }));
  const added = bands.map(({ row, box }, index): GridCell => {
    const words = labels[index]?.flatMap((line) => line.words) ?? [];
    return {
      row,
      column: 0,
      rowSpan: 1,
      columnSpan: 1,
      words,
      box: [wall === Number.NEGATIVE_INFINITY ? 0 : wall, box[1], left, box[3]],
    };
  });
  return { box: union([table.box, ...near.map(({ box }) => box)]), cells: [...added, ...cells] };
}

/** A row of the grid. */
interface Band {
  readonly row: number;
  readonly box: Box;
  /** The boxes of its words. */
  readonly texts: readonly Box[];
}

/** The rows of a grid; none where a cell spans several, or rows have no place. */
function bandsOf(cells: readonly GridCell[]): Band[] {
  if (cells.some(({ rowSpan, box }) => rowSpan > 1 || !box)) return [];
  return [...Map.groupBy(cells, ({ row }) => row)]
    .sort(([a], [b]) => a - b)
    .map(([row, own]) => ({
      row,
      box: union(own.map(({ box }) => box as Box)),
      texts: own.flatMap(({ words }) => words.map(({ box }) => box)),
    }));
}

const isWithin = (box: Box, [x0, y0, x1, y1]: Box): boolean =>
  contains([Math.min(x0, box[0]), y0, Math.max(x1, box[2]), y1], box, JUT);

/** Whether texts are the labels of rows: most rows have one, level with what is in them, at one edge. */
function areLabels(labels: readonly (readonly Line[])[], bands: readonly Band[]): boolean {
  const own = labels.filter((lines) => lines.length > 0);
  if (own.length < Math.max(FEWEST, LABELLED * bands.length)) return false;
  if (labels.some((lines, index) => !isLevel(lines, bands[index] as Band))) return false;
  if (own.some((lines) => rowsOf(lines).some((row) => row.length > PARTS))) return false;
  return ([0, 2] as const).some((edge) => {
    const edges = own.map((lines) => union(lines.map(({ box }) => box))[edge]);
    const size = own[0]?.[0]?.fontSize ?? 0;
    const extreme = edge === 0 ? Math.min(...edges) : Math.max(...edges);
    return edges.filter((at) => Math.abs(at - extreme) > ALIGNED * size).length <= OFF_EDGE * edges.length;
  });
}

/** Whether two lines are of one running text: the next one from the same edge on, but for an indent. */
const goesOn = (a: Line, b: Line): boolean =>
  Math.abs(a.box[0] - b.box[0]) < INDENT * a.fontSize &&
  Math.abs(a.baseline - b.baseline) < LEADING * a.fontSize &&
  a.bold === b.bold;

/** Whether a label is beside the text of its row, where there is any. */
const isLevel = (lines: readonly Line[], { texts }: Band): boolean =>
  lines.length === 0 || texts.length === 0 || lines.some(({ box }) => texts.some((text) => onOneLine(box, text)));
