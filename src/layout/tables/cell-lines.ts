import { goesOn } from '../../document/list-marker.ts';
import type { Line } from '../page/lines.ts';
import { forcedBreaks } from '../text/forced-breaks.ts';
import { markerOf } from '../text/list-markers.ts';

/**
 * The lines of a cell that a forced line break comes before: items of a list, where there are several, and the lines of an
 * address or of labels.
 */
export function breaksInCell(lines: readonly Line[]): ReadonlySet<Line> {
  if (lines.length < 2) return new Set();
  return new Set([...forcedBreaks([lines]), ...itemsIn(lines)].filter((line) => line !== lines[0]));
}

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
