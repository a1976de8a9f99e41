import { overlap } from '../../document/geometry.ts';
import { isBold } from '../metrics.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { isNumber } from './grid.ts';
import { type Row, tightParts } from './rows.ts';

/** Distance of baselines, in shares of that of the rows below, from which lines are those of one text. */
const TIGHT = 0.9;
/** Largest distance of the baselines of a cell's lines, in shares of the font size. Chosen on press, half look. */
const LEADING = 1.7;

/** Points by which the edges, or the middles, of the lines of one text may differ. */
const ALIGNED = 1;
/** The same of the texts of bold heads in font sizes: some are off by the space at their end. */
const OFF = 0.3;

/** Fewest numbers of a column that nothing else is in. */
const FEWEST_NUMBERS = 3;

/** A printed row with the text that it has in each column. */
export interface PrintedRow {
  readonly row: Row;
  /** By column: the text that begins there. */
  readonly texts: ReadonlyMap<number, Line>;
}

/** The baseline of its first text; y in points. */
export const baselineOf = ({ row }: PrintedRow): number => row[0]?.baseline ?? 0;

/** Whether a row is as near below another as the lines of one cell are. */
export const isNear = (above: PrintedRow, row: Row): boolean =>
  (row[0]?.baseline ?? 0) - baselineOf(above) < LEADING * (row[0]?.fontSize ?? 0);

/**
 * How many printed rows at the end of the first of several bands are the lines of one head whose texts are wrapped: 0
 * for none. Either they are bold, unlike what is below, or closer than the rows below, words above numbers.
 * @param pitch the usual distance of the baselines of rows in points.
 */
export function wrappedHeadOf(
  [head = [], ...body]: readonly (readonly PrintedRow[])[],
  columns: readonly Column[],
  pitch: number,
): number {
  if (isBoldHead(head, body, columns)) return head.length;
  const own = head.slice(head.findIndex(({ row }) => !row.some((line) => isAcross(line, columns))));
  return own.length > 1 && isTightHead(own, body, pitch) ? own.length : 0;
}

/** The same of the first rows of a band where no ruling is below the head: those before the first that is as far below as rows are. */
export function unruledHeadOf(band: readonly PrintedRow[], columns: readonly Column[], pitch: number): number {
  const next = band.findIndex(
    (row, index) => index > 0 && baselineOf(row) - baselineOf(band[index - 1] as PrintedRow) >= TIGHT * pitch,
  );
  if (next < 2) return 0;
  const head = band.slice(0, next);
  return wrappedHeadOf([head, band.slice(next)], columns, pitch) === next ? next : 0;
}

/** Whether all rows are bold, unlike what is below them, and the lines of the longest texts are below or around the others. */
function isBoldHead(
  head: readonly PrintedRow[],
  body: readonly (readonly PrintedRow[])[],
  columns: readonly Column[],
): boolean {
  const [first, ...others] = head;
  const below = body.flat().flatMap(({ row }) => row.flatMap(({ words }) => words));
  if (!first || others.length === 0 || below.every(isBold) || !head.every(areBold)) return false;
  if (!others.every(({ row }, index) => isNear(head[index] as PrintedRow, row))) return false;
  return hasAll(first, others) || goesOnInWidest(head, columns);
}

/** Whether a row has a text in each column that others have one in. */
const hasAll = ({ texts }: PrintedRow, others: readonly PrintedRow[]): boolean =>
  others.every((row) => [...row.texts.keys()].every((column) => texts.has(column)));

/** Whether the texts of the rows above the one with most go on in it: short heads stand at the foot, or half-way down. */
function goesOnInWidest(head: readonly PrintedRow[], columns: readonly Column[]): boolean {
  const widest = head.find((row) => hasAll(row, head));
  if (!widest || head.some(({ row }) => row.some((line) => isAcross(line, columns)))) return false;
  return head.slice(0, head.indexOf(widest)).every(({ row, texts }) =>
    [...texts.keys()].every((column) => {
      // Over several columns, at an edge or the middle of one of them, the head of a group stands, which has no neighbour.
      if (!texts.has(column - 1) && !texts.has(column + 1)) return false;
      const [upper, lower] = [row, widest.row].map((own) => rangeIn(own, columns[column] as Column));
      const off = OFF * (row[0]?.fontSize ?? 0);
      return shiftsOf(upper as Column, lower as Column).some((shift) => Math.abs(shift) <= off);
    }),
  );
}

/** From where to where the texts of a row reach that are in a column; x in points. */
function rangeIn(row: Row, [x0, x1]: Column): Column {
  const own = row.filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 1);
  return [Math.min(...own.map(({ box }) => box[0])), Math.max(...own.map(({ box }) => box[2]))];
}

/** Whether lines are closer than the rows below, and words while most texts below are numbers; the labels' head may be lower. */
function isTightHead(head: readonly PrintedRow[], body: readonly (readonly PrintedRow[])[], pitch: number): boolean {
  const known = new Set([0]);
  for (const [index, printed] of head.entries()) {
    const above = head[index - 1];
    if (above && baselineOf(printed) - baselineOf(above) >= TIGHT * pitch) return false;
    const isWider = [...printed.texts.keys()].some((column) => !known.has(column));
    if (above && isWider && !goesOnBelow(above, printed)) return false;
    for (const column of printed.texts.keys()) known.add(column);
  }
  if (head.some(({ row }) => row.some((line) => line.words.some(isFigure)))) return false;
  const cells = body.flat().flatMap(({ texts }) => [...texts].filter(([column]) => column > 0));
  const isMostly = (some: typeof cells): boolean => some.filter(([, line]) => isNumber(line)).length * 2 > some.length;
  const columns = [...Map.groupBy(cells, ([column]) => column).values()];
  return (
    isMostly(cells) || columns.some((some) => some.length >= FEWEST_NUMBERS && some.every(([, line]) => isNumber(line)))
  );
}

/**
 * Whether the texts of a row go on in those below them, at their edges or their middle, as heads of groups, which may stand
 * at the edge of the first of several, do not: most of these begin small, unlike all others, or what is above breaks off.
 */
function goesOnBelow(above: PrintedRow, row: PrintedRow): boolean {
  // What stands over the gaps of columns is over several.
  if (above.texts.size < above.row.flatMap(tightParts).length) return false;
  const pairs = [...above.texts].map(([column, upper]) => ({ upper, lower: row.texts.get(column) }));
  const others = [...row.texts].filter(([column]) => !above.texts.has(column));
  const areLarge = others.every(([, line]) => LARGE.test(textOfLine(line)));
  const goingOn = pairs.filter(
    ({ upper, lower }) => lower && ((areLarge && !LARGE.test(textOfLine(lower))) || OPEN.test(textOfLine(upper))),
  );
  return goingOn.length * 2 >= pairs.length && pairs.every(({ upper, lower }) => lower && areAligned(upper, lower));
}

/** What begins large, and what a text breaks off with. */
const LARGE = /^[^\p{L}(]*\p{Lu}/u;
const OPEN = /[/&-]$/;

const areAligned = ({ box: [from, , to] }: Line, { box: [x0, , x1] }: Line): boolean =>
  shiftsOf([from, to], [x0, x1]).some((shift) => Math.abs(shift) <= ALIGNED);

/** How much farther right the left edge, the right edge and the middle of the lower of two texts are, in points. */
function shiftsOf(upper: Column, lower: Column): readonly number[] {
  const [left, right] = [lower[0] - upper[0], lower[1] - upper[1]];
  return [left, right, (left + right) / 2];
}

/** Whether a word has no letters, as numbers and years have none. */
const isFigure = ({ text }: { readonly text: string }): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

/** Whether a text is over several columns. */
const isAcross = ({ box }: Line, columns: readonly Column[]): boolean =>
  columns.filter(([x0, x1]) => overlap(x0, x1, box[0], box[2]) > 1).length > 1;

/** Whether the words of a row are bold; signs may not be. */
const areBold = ({ row }: PrintedRow): boolean =>
  row.every(({ words }) => words.every((word) => isBold(word) || !/\p{L}{2}/u.test(word.text)));
