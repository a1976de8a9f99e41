import type { Row } from './rows.ts';

/** Most lines of a remark and of the title below it. */
const MOST_LINES = 6;
/** Size of a remark, in shares of that of the rows, at most. */
const SMALLER = 0.95;
/** Points by which titles of groups differ in where they begin and in size. */
const SAME = 0.5;

const isParted = (row: Row): boolean => row.length > 1;

/**
 * How many rows of one part below a row of several are a remark on it, as reports of laboratories have them, with the
 * title of the next group of rows where it is set as one before; 0 where these are anything else.
 * @param below the rows below that row, from top to bottom.
 * @param above the rows of the table down to it.
 */
export function remarkBelow(below: readonly Row[], above: readonly Row[]): number {
  const end = below.slice(0, MOST_LINES + 1).findIndex(isParted);
  const row = above.at(-1);
  if (end < 1 || !row) return 0;
  const alone = below.slice(0, end);
  const remark = isTitleOfGroup(alone.at(-1) as Row, above) ? alone.slice(0, -1) : alone;
  return remark.length > 0 && remark.every(isRemarkOn(row)) ? end : 0;
}

/** Whether a text is smaller than a row, or slanted where that is upright. */
const isRemarkOn =
  (row: Row) =>
  ([text]: Row): boolean =>
    text !== undefined &&
    row.every(
      ({ fontSize, words }) =>
        text.fontSize <= SMALLER * fontSize ||
        (text.words.every(({ italic }) => italic) && !words.some(({ italic }) => italic)),
    );

/** Whether a text is set as one that stands alone above some rows: the title of a group. */
function isTitleOfGroup([title]: Row, rows: readonly Row[]): boolean {
  return rows.some(([other], index) => {
    if (!title || !other || isParted(rows[index] as Row) || !isParted(rows[index + 1] ?? [])) return false;
    const isLevel = Math.abs(other.box[0] - title.box[0]) < SAME && Math.abs(other.fontSize - title.fontSize) < SAME;
    return isLevel && other.bold === title.bold;
  });
}
