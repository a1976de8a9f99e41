import type { Row } from './rows.ts';

/** Size of a title, in shares of that of the texts below it, up to which it is set smaller. Chosen on pages of our own. */
const SMALLER = 0.9;

/**
 * Whether between all rows of several texts there is one text alone in smaller type, nearer to the row below: entries
 * under their dates, as in a résumé. What is nearer to the row above is a remark on it.
 */
export function areEntries(rows: readonly Row[]): boolean {
  const first = rows.findIndex(({ length }) => length > 1);
  const last = rows.findLastIndex(({ length }) => length > 1);
  if (first === last || (last - first) % 2 !== 0) return false;
  return rows.slice(first, last + 1).every((row, index, own) => {
    if (index % 2 === 0) return row.length > 1;
    const [[title], above, below] = [row, own[index - 1]?.[0], own[index + 1]?.[0]];
    if (!title || row.length > 1 || !above || !below) return false;
    const isNearer = below.baseline - title.baseline < title.baseline - above.baseline;
    return isNearer && title.fontSize <= SMALLER * Math.min(above.fontSize, below.fontSize);
  });
}
