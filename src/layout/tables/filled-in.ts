import { type Box, boxAround, height } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';

/** Ratio of sizes from which a value is in other letters than its label. Chosen on forms of our own. */
const OTHER_SIZE = 1.1;
/** Fewest cells of which one may be in two styles by chance. */
const FEWEST_CELLS = 2;
/** Free height below the label of an empty field, in heights of a line, and what it has at least more than above. */
const ROOM = 1;

/**
 * Whether cells of a row are fields of a form: in each the last line, what is filled in, is larger than the label above it
 * or typed.
 * @param cells the lines of those with text, from top to bottom.
 */
export const areFilledIn = (cells: readonly (readonly Line[])[]): boolean =>
  cells.length >= FEWEST_CELLS && cells.every(isFilledIn);

/** Whether the last of some lines, what is filled in, is larger than those above it, or typed. */
export function isFilledIn(lines: readonly Line[]): boolean {
  const value = lines.at(-1);
  const label = lines.slice(0, -1);
  return value !== undefined && label.length > 0 && label.every((line) => isOther(value, line));
}

const isOther = (value: Line, label: Line): boolean =>
  value.fontSize >= OTHER_SIZE * label.fontSize || (isInFixedPitch(value) && !isInFixedPitch(label));

/**
 * Whether a boxed cell is a field of a form: a label at its top with room for what is filled in, or with that below it.
 * @param words some at least.
 */
export function isField(box: Box, words: readonly Word[]): boolean {
  const lines = joinRows(buildLines(0, words));
  const [, top, , bottom] = boxAround(words.map((word) => ({ box: word.box })));
  const line = lines.reduce((most, own) => Math.max(most, height(own.box)), 0);
  return isFilledIn(lines) || box[3] - bottom >= Math.max(top - box[1], 0) + ROOM * line;
}
