import { type Box, height, holdsMiddle } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';
import { isFilledIn } from './filled-in.ts';
import { type GridCell, rowCount } from './grid.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';

/** Least share of boxes with a value below their caption: a form that nobody filled in is no table. */
const FILLED = 0.5;
/** Most lines of a box with a caption and a value. */
const MOST_LINES = 3;

/** Height of a strip of a form, in heights of the highest row of a grid that it goes on with. */
const STRIP = 1.2;

/**
 * Whether most cells with text have a caption and, in larger or other type, one line of a value below it, and none has more.
 * Boxes that span rows of others are no rows.
 */
export function areCaptioned(cells: readonly GridCell[]): boolean {
  if (cells.some(({ rowSpan }) => rowSpan > 1)) return false;
  const texts = cells.filter(({ words }) => words.length > 0).map(linesOf);
  const filled = texts.filter(isFilledIn).length;
  return texts.every((lines) => lines.length <= MOST_LINES) && filled >= FILLED * texts.length;
}

/**
 * Whether strips go on above or below a grid as forms have them, as wide and about as high as its rows and with text in
 * them: then it is a part of a form, whose boxes are in no columns.
 * @param levels the horizontal rulings of the page.
 */
export function isPartOfForm(
  box: Box,
  cells: readonly GridCell[],
  levels: readonly Ruling[],
  words: FindIn<Word>,
): boolean {
  const [left, top, right, bottom] = box;
  const highest = cells.reduce((most, cell) => Math.max(most, cell.box ? height(cell.box) : 0), 0);
  return levels.some(({ at, from, to }) => {
    const isAsWide = Math.abs(from - left) <= TOLERANCE && Math.abs(to - right) <= TOLERANCE;
    const strip: Box = at < top ? [left, at, right, top] : [left, bottom, right, at];
    const isStrip = isAsWide && height(strip) > TOLERANCE && height(strip) <= STRIP * highest;
    return isStrip && words(strip).some((word) => holdsMiddle(strip, word.box));
  });
}

/** Boxes with captions as the cells of a table: a row of captions over one of values where all are beside each other. */
export function captionedCells(cells: readonly GridCell[]): GridCell[] {
  if (rowCount(cells) > 1) return [...cells];
  return cells.flatMap((cell) => {
    const lines = linesOf(cell);
    const [caption, value] = isFilledIn(lines) ? [lines.slice(0, -1), lines.slice(-1)] : [lines, []];
    return [caption, value].map((own, row) => ({ ...cell, row, words: own.flatMap(({ words }) => words) }));
  });
}

const linesOf = ({ words }: GridCell): Line[] => joinRows(buildLines(0, words));
