import { type Box, height, width } from '../../document/geometry.ts';
import type { FilledRectangle, Word } from '../../document/page.ts';
import { type Line, lineOf } from './lines.ts';

/** Largest height of a bullet, in shares of the font size. Chosen on odl-bench, dev half, as are all thresholds here. */
const LARGEST = 0.8;
/** Largest gap between them, and between a separator and the text before it, in shares of the font size. */
const FARTHEST = 2.5;
/** Distance of shapes, in shares of their width, below which they are dots in a row: leaders are set up to 5 apart. */
const ROW_PITCH = 8;
/** Points: largest difference of the width and the height of a bullet. */
const SQUARE = 1;

/** Begins every line after a small filled square with `•`: many programs draw bullets instead of writing them. */
export function addDrawnBullets(lines: readonly Line[], fills: readonly FilledRectangle[]): Line[] {
  const squares = fills.map(({ box }) => box).filter((box) => Math.abs(width(box) - height(box)) <= SQUARE);
  const shapes = withoutRows(squares);
  if (shapes.length === 0) return [...lines];
  return lines.map((line) => {
    const shape = shapes.find((box) => isBulletOf(box, line));
    return shape && isFirst(line, shape, lines) ? withBullet(line, shape) : line;
  });
}

/** The shapes that have no other just beside them: dots in a row lead from a title to a number, or draw a line. */
function withoutRows(shapes: readonly Box[]): Box[] {
  const sorted = [...shapes].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const isBeside = (a: Box, b: Box | undefined): boolean =>
    b !== undefined && Math.abs(a[1] - b[1]) < SQUARE && Math.abs(a[0] - b[0]) < ROW_PITCH * width(a);
  return sorted.filter((shape, index) => !isBeside(shape, sorted[index - 1]) && !isBeside(shape, sorted[index + 1]));
}

function isBulletOf(box: Box, line: Line): boolean {
  const middle = (box[1] + box[3]) / 2;
  const gap = (line.box[0] - box[2]) / line.fontSize;
  const beside = middle > line.box[1] && middle < line.baseline;
  return beside && gap > 0 && gap < FARTHEST && height(box) < LARGEST * line.fontSize;
}

/** Whether no text is just left of the shape: else it is a separator within a line. */
const isFirst = (line: Line, shape: Box, lines: readonly Line[]): boolean =>
  !lines.some(
    (other) =>
      other.box[2] <= shape[0] + 1 &&
      shape[0] - other.box[2] < FARTHEST * line.fontSize &&
      Math.abs(other.baseline - line.baseline) < 0.5 * line.fontSize,
  );

function withBullet(line: Line, box: Box): Line {
  const first = line.words[0] as Word;
  const { link: _, ...style } = first;
  const bullet: Word = { ...style, text: '•', box, spaced: true };
  return lineOf(line.page, [bullet, { ...first, spaced: true }, ...line.words.slice(1)]);
}
