import type { Line } from '../page/lines.ts';

/** Ratio of sizes from which a value is in other letters than its label. Chosen on forms of our own. */
const OTHER_SIZE = 1.1;
/** Fewest cells of which one may be in two styles by chance. */
const FEWEST_CELLS = 2;

/**
 * Whether cells of a row are fields of a form: in each the last line, what is filled in, is larger than the label above it
 * or typed.
 * @param cells the lines of those with text, from top to bottom.
 */
export const areFilledIn = (cells: readonly (readonly Line[])[]): boolean =>
  cells.length >= FEWEST_CELLS && cells.every(isFilledIn);

function isFilledIn(lines: readonly Line[]): boolean {
  const value = lines.at(-1);
  const label = lines.slice(0, -1);
  return value !== undefined && label.length > 0 && label.every((line) => isOther(value, line));
}

const isTyped = ({ words }: Line): boolean => words.every(({ monospace }) => monospace);

const isOther = (value: Line, label: Line): boolean =>
  value.fontSize >= OTHER_SIZE * label.fontSize || (isTyped(value) && !isTyped(label));
