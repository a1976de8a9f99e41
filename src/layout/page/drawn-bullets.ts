import { type Box, height, width } from '../../document/geometry.ts';
import type { FilledRectangle, Word } from '../../document/page.ts';
import { type Line, lineOf } from './lines.ts';

/** Shares of the line's font size. */
const LARGEST = 0.8;
const NEAREST = 0.1;
const FARTHEST = 2.5;
/** Largest difference of width and height, in points. */
const SQUARE = 1;

/** Gives a bullet to every line that a small shape stands before: many programs draw bullets instead of writing them. */
export function addDrawnBullets(lines: readonly Line[], fills: readonly FilledRectangle[]): Line[] {
  const shapes = fills.map(({ box }) => box).filter((box) => Math.abs(width(box) - height(box)) <= SQUARE);
  if (shapes.length === 0) return [...lines];
  return lines.map((line) => {
    const shape = shapes.find((box) => isBulletOf(box, line));
    return shape && isFirst(line, shape, lines) ? withBullet(line, shape) : line;
  });
}

function isBulletOf(box: Box, line: Line): boolean {
  const middle = (box[1] + box[3]) / 2;
  const gap = (line.box[0] - box[2]) / line.fontSize;
  const beside = middle > line.box[1] && middle < line.baseline;
  return beside && gap > NEAREST && gap < FARTHEST && height(box) < LARGEST * line.fontSize;
}

/** Whether nothing is written just left of the shape: else it is a separator within a line. */
const isFirst = (line: Line, shape: Box, lines: readonly Line[]): boolean =>
  !lines.some(
    (other) =>
      other.box[2] <= shape[0] + 1 &&
      shape[0] - other.box[2] < FARTHEST * line.fontSize &&
      Math.abs(other.baseline - line.baseline) < 0.5 * line.fontSize,
  );

function withBullet(line: Line, box: Box): Line {
  const first = line.words[0] as Word;
  const { link: _, ...look } = first;
  const bullet: Word = { ...look, text: '•', box, spaced: true };
  return lineOf(line.page, [bullet, { ...first, spaced: true }, ...line.words.slice(1)]);
}
