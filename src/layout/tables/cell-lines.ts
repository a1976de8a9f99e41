import { goesOn } from '../../document/list-marker.ts';
import type { Line } from '../page/lines.ts';
import { forcedBreaks } from '../text/forced-breaks.ts';
import { markerOf } from '../text/list-markers.ts';

/** Distance of baselines in font sizes from which lines are no text that runs on: double-spaced, TeX sets 2. */
const APART = 2.2;
/** Share of a line's size below which the next one is in smaller type: sizes within a text are rounded. */
const SMALLER = 0.9;

/**
 * The lines of a cell that a forced line break comes before: items of a list, where there are several, and the lines of an
 * address or of labels; paragraphs, where the cell is a row.
 * @param isRow whether it is alone in its row, over several columns, as the notes below a table are.
 */
export function breaksInCell(lines: readonly Line[], isRow = false): ReadonlySet<Line> {
  if (lines.length < 2) return new Set();
  const breaks = [...forcedBreaks([lines]), ...itemsIn(lines), ...(isRow ? paragraphsIn(lines) : [])];
  return new Set(breaks.filter((line) => line !== lines[0]));
}

/**
 * The lines that begin a paragraph below another: farther away than lines of a text are, or in smaller type. Larger type is
 * the value of a caption.
 */
const paragraphsIn = (lines: readonly Line[]): Line[] =>
  lines.filter((line, index) => {
    const above = lines[index - 1] ?? line;
    const size = Math.max(line.fontSize, above.fontSize);
    return line.baseline - above.baseline > APART * size || line.fontSize < SMALLER * above.fontSize;
  });

/** The lines that begin items: with one bullet, or with numbers that count on. */
function itemsIn(lines: readonly Line[]): Line[] {
  const marked = lines.flatMap((line) => {
    const marker = markerOf(line);
    return marker ? [{ line, marker }] : [];
  });
  const areOneList = marked.every(({ marker }, index) => {
    const before = marked[index - 1]?.marker;
    return before === undefined || goesOn(before, marker);
  });
  return marked.length > 1 && areOneList ? marked.map(({ line }) => line) : [];
}
