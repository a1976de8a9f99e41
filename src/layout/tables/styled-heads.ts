import { union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import { isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { TableCandidate } from './grid.ts';
import { tableBelow } from './headed.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';

/** Largest share of other words in the style of the head: totals may be. Chosen on press, half look. */
const SAME_STYLE = 0.25;
/** Farthest that the title of a group begins right of its rows, in font sizes. */
const INDENT = 0.5;

/**
 * Tables without lines whose head is told by its style: names of columns in one that the row below does not have.
 * @param lines those of one column of the page.
 */
export function styledHeadCandidates(lines: readonly Line[], trace?: Trace): TableCandidate[] {
  if (lines.length === 0) return [];
  const rows = rowsOf(lines);
  const [from, , to] = union(lines.map(({ box }) => box));
  const found: TableCandidate[] = [];
  const inColor = Map.groupBy(rows, colorOf);
  const isRare = (row: Row): boolean => (inColor.get(colorOf(row))?.length ?? 0) <= SAME_STYLE * rows.length;
  for (const [index, row] of rows.entries()) {
    if (!areBold(row) && !(isInOwnColor(row, rows[index + 1]) && isRare(row))) continue;
    const [, top, , at] = union(row.map(({ box }) => box));
    const next = isTitleOver(rows[index + 1], rows[index + 2]) ? rows[index + 2] : rows[index + 1];
    if (!next || top < (found.at(-1)?.box[3] ?? 0) || !isHeaded([row, next])) continue;
    if (next.flatMap(tightParts).length < 2) continue;
    const table = tableBelow({ at, from, to }, rows, [], trace);
    if (table && table.box[1] <= top) found.push(table);
  }
  return found;
}

/** Whether a row is one bold text that begins where the row below begins, as the title of a group of rows does. */
const isTitleOver = (row: Row | undefined, [first]: Row = []): boolean => {
  if (!row || !first || !areBold(row)) return false;
  const [title, ...others] = row.flatMap(tightParts);
  if (!title || others.length > 0) return false;
  return title.box[0] < first.box[0] + INDENT * title.fontSize;
};

/** The color of all words of a row; undefined where they have several. */
function colorOf(row: Row): string | undefined {
  const color = row[0]?.words[0]?.color;
  return row.every(({ words }) => words.every((word) => word.color === color)) ? color : undefined;
}

/** Whether the texts of a row are in one color that those of the row below are not in. */
function isInOwnColor(row: Row, below: Row = []): boolean {
  const color = colorOf(row);
  return color !== undefined && below.every(({ words }) => words.every((word) => word.color !== color));
}

const areBold = (row: Row): boolean => row.every(({ words }) => words.every(isBold));

/** Whether the first row is in one style that few words of the others have. */
export function isHeaded([head, ...body]: readonly Row[]): boolean {
  const styles = new Set(head?.flatMap(({ words }) => words.map(styleOf)));
  const below = body.flatMap((row) => row.flatMap(({ words }) => words));
  return styles.size === 1 && below.filter((word) => styles.has(styleOf(word))).length <= SAME_STYLE * below.length;
}

/** How a word looks. */
const styleOf = (word: Word): string =>
  `${isBold(word)} ${word.italic} ${word.color} ${Math.round(word.fontSize)} ${word.fontFamily}`;
