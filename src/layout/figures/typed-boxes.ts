import { type Box, overlap, union } from '../../document/geometry.ts';
import { rowsOf } from '../item.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { Region } from '../region.ts';
import type { Typography } from '../typography.ts';
import { columnsOf, setInColumns } from './typed-columns.ts';

/** The top, the bottom or a line between of a box that is typed: strokes from corner to corner. */
const BORDER = /^(?:\+[-=+_~]{3,}\+|[┌├└╔╠╚┏┣┗╭╰][─━═┬┼┴╦╬╩┳╋┻]{2,}[┐┤┘╗╣╝┓┫┛╮╯])$/u;
/** What one begins with. */
const CORNER = /^[+┌├└╔╠╚┏┣┗╭╰]/u;
/** What begins and ends the lines within. */
const SIDE = /[|│║┃¦+]/u;
/** Distance of a side from the corner above it, in font sizes. */
const SAME_PLACE = 0.6;
/** Largest distance of the baselines of lines of a box, in font sizes. */
const PITCH = 2;
/** The same of its last line and names below its cells. */
const NAMES_PITCH = 1.8;

/**
 * Boxes and tables typed with hyphens and bars, as code that keeps the columns; names in a row of several right below one
 * are part of it. Those of listings are none, in a document that is not typewritten: they are code as the rest is.
 * @param lines those that no region has taken.
 */
export function findTypedBoxes(
  page: number,
  lines: readonly Line[],
  { monospace }: Pick<Typography, 'monospace'>,
): Region[] {
  const regions: Region[] = [];
  const taken = new Set<Line>();
  for (const top of lines) {
    if (taken.has(top) || !isBorder(top)) continue;
    const rows = rowsOfBox(top, lines);
    const own = rows.flat();
    if (rows.length < 3 || own.some((line) => taken.has(line)) || (!monospace && own.every(isInFixedPitch))) continue;
    for (const line of own) taken.add(line);
    regions.push(regionOf(page, top, rows));
  }
  return regions;
}

const isBorder = (line: Line): boolean =>
  CORNER.test(line.words[0]?.text ?? '') && BORDER.test(textOfLine(line).replaceAll(' ', ''));

/** The rows from a top to the last border below it, and the names below that; fewer than three for no box. */
function rowsOfBox(top: Line, lines: readonly Line[]): Line[][] {
  const { box, fontSize, baseline } = top;
  const [left, , right] = box;
  const below = lines.filter(
    (line) => line === top || (line.baseline > baseline && overlap(line.box[0], line.box[2], left, right) > 0),
  );
  const rows: Line[][] = [];
  let whole = 0;
  for (const row of rowsOf(below)) {
    const before = rows.at(-1)?.[0];
    const isNear = (pitch: number): boolean =>
      !before || (row[0] as Line).baseline - before.baseline <= pitch * fontSize;
    if (!isNear(PITCH)) break;
    if (!isBetween(row, box, SAME_PLACE * fontSize)) {
      const areNames = whole > 2 && whole === rows.length && isNear(NAMES_PITCH) && row.length > 1;
      if (areNames && isWithin(row, box)) return [...rows, row];
      break;
    }
    rows.push(row);
    if (row.length === 1 && isBorder(row[0] as Line)) whole = rows.length;
  }
  return rows.slice(0, whole);
}

/** Whether a row begins and ends with a side of the box. */
function isBetween(row: readonly Line[], [left, , right]: Box, slack: number): boolean {
  const words = row.flatMap((line) => line.words).sort((a, b) => a.box[0] - b.box[0]);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  return (
    (SIDE.test(first.text[0] ?? '') || BORDER.test(first.text)) &&
    (SIDE.test(last.text.at(-1) ?? '') || BORDER.test(last.text)) &&
    Math.abs(first.box[0] - left) < slack &&
    Math.abs(last.box[2] - right) < slack
  );
}

const isWithin = (row: readonly Line[], [left, , right]: Box): boolean =>
  row.every(({ box }) => box[0] >= left && box[2] <= right);

function regionOf(page: number, top: Line, rows: readonly (readonly Line[])[]): Region {
  const lines = rows.flat();
  const columnAt = columnsOf(top, lines);
  const box = union(lines.map((line) => line.box));
  const text = rows.map((row) => setInColumns(row, columnAt)).join('\n');
  const words = lines.flatMap((line) => line.words);
  return { kind: 'region', block: { kind: 'code', page, box, text, words }, lines, box, fontSize: top.fontSize };
}
