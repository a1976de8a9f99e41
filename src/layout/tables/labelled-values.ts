import type { Line } from '../page/lines.ts';
import { type Below, hadRoom } from './own-values.ts';

/** Distance of baselines of one printed row, in font sizes. */
const LEVEL = 0.2;
/** What a label begins with. */
const BEGINS = /^[\p{Lu}\p{N}]/u;

/**
 * Whether the two cells of a drawn row are labels and their values line by line: the labels bold, each on a line of its
 * own and beside one value, which is not.
 * @param labels the lines of the cell on the left, from top to bottom.
 * @param below those below others in both cells.
 */
export const areLabelledValues = (labels: readonly Line[], values: readonly Line[], below: readonly Below[]): boolean =>
  labels.length > 1 &&
  labels.length === values.length &&
  labels.every((label, index) => isBeside(label, values[index] as Line)) &&
  labels.every(({ bold, words: [first] }) => bold && BEGINS.test(first?.text ?? '')) &&
  values.some(({ bold }) => !bold) &&
  below.every(hadRoom);

const isBeside = (a: Line, b: Line): boolean => Math.abs(a.baseline - b.baseline) < LEVEL * a.fontSize;
