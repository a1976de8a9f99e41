import { type Box, boxAround, height, overlap } from '../../document/geometry.ts';
import { byTop, type Item, rowsOf } from '../item.ts';
import { isBeside } from '../metrics.ts';
import { goesOn } from './trimmed-band.ts';

/** Height of a tall table, in font sizes. */
const TALL = 8;
/** Fewest rows of text beside it. */
const FEWEST = 3;
/** White space (font sizes) that parts blocks of text. */
const BLANK = 0.9;
/** Distance of bottoms (font sizes) up to which rows are level. */
const LEVEL = 0.1;
/** Width (font sizes) from which a row is running text, which goes on above and below a table in the other column. */
const PROSE = 20;

/** A table and the text beside it. */
export interface BesideTable<T> {
  readonly table: T;
  readonly beside: readonly T[];
}

/**
 * Tall tables with short lines of text at one side, as the addresses beside the numbers and dates of an invoice: all of the
 * text is read as a whole, whatever white space is in it.
 */
export function besideTables<T extends Item>(items: readonly T[], isTable: (item: T) => boolean): BesideTable<T>[] {
  const found: BesideTable<T>[] = [];
  let free = items;
  for (const table of items.filter((item) => isTable(item) && height(item.box) >= TALL * item.fontSize)) {
    const level = free.filter((item) => item !== table && isBeside(table.box, item.box));
    if (rowsOf(level).length < FEWEST || level.some((item) => isTable(item) || isProse(item))) continue;
    const isOnOneSide =
      level.every(({ box }) => box[2] < table.box[0]) || level.every(({ box }) => box[0] > table.box[2]);
    if (!isOnOneSide) continue;
    const beside = withRest(level, free, table.box);
    if (!areBlocks(beside) || goesOnBeyond(beside, free) || areLevel(beside, table)) continue;
    found.push({ table, beside });
    const taken = new Set([table, ...beside]);
    free = free.filter((item) => !taken.has(item));
  }
  return found;
}

/** Whether there is white space between some of the rows. */
const areBlocks = (beside: readonly Item[]): boolean =>
  rowsOf(beside).some(([item], index, rows) => {
    const [before] = rows[index - 1] ?? [];
    return item && before && item.box[1] - before.box[3] > BLANK * item.fontSize;
  });

/** Whether a column of text goes on above or below without a blank line between. */
function goesOnBeyond(beside: readonly Item[], items: readonly Item[]): boolean {
  const [x0, y0, x1, y1] = boxAround(beside);
  return items.some(
    ({ box, fontSize }) =>
      overlap(x0, x1, box[0], box[2]) > 0 &&
      ((box[3] <= y0 && y0 - box[3] < BLANK * fontSize) || (box[1] >= y1 && box[1] - y1 < BLANK * fontSize)),
  );
}

/** Whether most rows are level with lines of the table: they are the other half of what it is of. */
function areLevel(beside: readonly Item[], { lines = [] }: Item): boolean {
  const bottoms = lines.map(({ words }) => boxAround(words)[3]);
  const rows = rowsOf(beside).map(([item]) => item as Item);
  const level = rows.filter(({ box, fontSize }) => bottoms.some((at) => Math.abs(at - box[3]) < LEVEL * fontSize));
  return 2 * level.length > rows.length;
}

const isProse = ({ box, fontSize }: Item): boolean => box[2] - box[0] >= PROSE * fontSize;

/** The text with the lines below that go on closely with its last one, though the table ends above them. */
function withRest<T extends Item>(level: readonly T[], items: readonly T[], table: Box): T[] {
  const beside = [...level].sort(byTop);
  for (const item of items.filter(({ box }) => !isBeside(table, box) && box[3] > table[3]).sort(byTop)) {
    if (goesOn(beside.at(-1) as T, item)) beside.push(item);
  }
  return beside;
}
