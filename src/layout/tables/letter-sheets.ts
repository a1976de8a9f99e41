import { type Box, overlap, union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { groupByPosition } from '../metrics.ts';
import { letterColumnsOf, type Sign } from '../page/letter-columns.ts';
import type { Line } from '../page/lines.ts';
import type { StreamPosition } from '../reading-order/stream-position.ts';
import type { Region } from '../region.ts';
import type { GridCell, RunsOf } from './grid.ts';
import { tableRegion } from './table-region.ts';

/** Fewest columns of letters beside each other. */
const FEWEST_COLUMNS = 3;
/** Least share of the cells that have a letter: other letters stand as they please. Chosen on sheets of our own, as all here. */
const FULL = 0.6;
/** Difference of baselines in a row, in font sizes: accents are written higher and lower. */
const LEVEL = 0.3;
/** White beside a sheet in font sizes up to which a text would name its rows. */
const BESIDE = 4;

/**
 * Sheets of single letters in columns, as of an alphabet or a script, with nothing drawn and nothing named around them.
 * @param lines those that no region has taken.
 */
export function findLetterSheets(
  page: number,
  lines: readonly Line[],
  position: StreamPosition,
  runsOf: RunsOf,
): Region[] {
  const words = lines.flatMap((line) => line.words).sort((a, b) => position(a) - position(b));
  return besideEachOther(letterColumnsOf(words)).flatMap((columns) => sheetOf(page, columns, lines, runsOf) ?? []);
}

const boxOf = (column: readonly Sign[]): Box => union(column.map(({ box }) => box));

/** Stretches of columns, each right of the one before and on its level. */
function besideEachOther(columns: readonly (readonly Sign[])[]): (readonly Sign[])[][] {
  const sheets: (readonly Sign[])[][] = [];
  for (const column of columns) {
    const [sheet, box] = [sheets.at(-1), boxOf(column)];
    const last = sheet && boxOf(sheet.at(-1) as readonly Sign[]);
    if (last && last[2] < box[0] && overlap(last[1], last[3], box[1], box[3]) > 0) sheet.push(column);
    else sheets.push([column]);
  }
  return sheets.filter(({ length }) => length >= FEWEST_COLUMNS);
}

/** The table of a sheet; undefined where it has gaps, or text beside it. */
function sheetOf(
  page: number,
  columns: readonly (readonly Sign[])[],
  lines: readonly Line[],
  runsOf: RunsOf,
): Region | undefined {
  const signs = columns.flat();
  const size = Math.max(...signs.map(({ words }) => words[0]?.fontSize ?? 0));
  const rows = groupByPosition(signs, baselineOf, () => LEVEL * size).map((row) => median(row.map(baselineOf)));
  if (signs.length < FULL * rows.length * columns.length) return undefined;
  const box = union(signs.map((sign) => sign.box));
  const near: Box = [box[0] - BESIDE * size, box[1], box[2] + BESIDE * size, box[3]];
  const own = lines.filter((line) => meets(line.box, near));
  const boxes = columns.map(boxOf);
  const places = own.map((line) => placeOf(line, boxes, rows));
  if (places.some((place) => place === undefined)) return undefined;
  const at = Map.groupBy(own, (_, index) => places[index] as string);
  const cells = rows.flatMap((_, row) =>
    columns.map((_, column): GridCell => {
      const words = at.get(`${row} ${column}`)?.flatMap((line) => line.words) ?? [];
      return { row, column, rowSpan: 1, columnSpan: 1, words };
    }),
  );
  return tableRegion(page, { box, cells }, own, runsOf);
}

const baselineOf = ({ words }: Sign): number => words[0]?.baseline ?? 0;

const meets = (a: Box, b: Box): boolean => overlap(a[0], a[2], b[0], b[2]) > 0 && overlap(a[1], a[3], b[1], b[3]) > 0;

/** The row and the column of a line in a sheet; undefined where it is in no column or in several. */
function placeOf(line: Line, columns: readonly Box[], rows: readonly number[]): string | undefined {
  const inColumns = columns.flatMap(([x0, , x1], index) =>
    overlap(x0, x1, line.box[0], line.box[2]) > 0 ? [index] : [],
  );
  const distances = rows.map((baseline) => Math.abs(line.baseline - baseline));
  return inColumns.length === 1 ? `${distances.indexOf(Math.min(...distances))} ${inColumns[0]}` : undefined;
}
