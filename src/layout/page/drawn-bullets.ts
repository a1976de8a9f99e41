import { type Box, height, width } from '../../document/geometry.ts';
import type { Drawing, PositionedPage, Word } from '../../document/page.ts';
import { type Line, lineOf } from './lines.ts';

/** Largest height of a bullet, in shares of the font size. Chosen on odl-bench, dev half, as are all thresholds here. */
const LARGEST = 0.8;
/** Largest gap between them, and between a separator and the text before it, in shares of the font size. */
const FARTHEST = 2.5;
/** Distance of shapes, in shares of their width, below which they are dots in a row: leaders are set up to 5 apart. */
const ROW_PITCH = 8;
/** The same below each other: dotted lines have 2, bullets a line's height. */
const DOTTED_PITCH = 2.5;
/** Length in shares of a dot's width from which a rule is a line, of which it may be a part. */
const LINE = 4;
/** Points by which the sides of balls below each other differ at most, and most shapes of a page that are looked at. */
const SAME_PLACE = 0.5;
const MOST_BALLS = 200;
/** Points: largest difference of the width and the height of a bullet. */
const SQUARE = 1;

/**
 * Begins every line after a small filled square, or a ball of several below each other, with `•`: many programs draw bullets
 * instead of writing them.
 */
export function addDrawnBullets(
  lines: readonly Line[],
  { fills, rules, drawings = [] }: Pick<PositionedPage, 'fills' | 'rules' | 'drawings'>,
): Line[] {
  const shapes = [...withoutRows(squaresAmong(fills)), ...alone(ballsAmong(drawings), 0, ROW_PITCH)];
  if (shapes.length === 0) return [...lines];
  return lines.map((line) => {
    const shape = shapes.find((box) => isBulletOf(box, line) && !rules.some((rule) => continues(box, rule.box)));
    return shape && isFirst(line, shape, lines) ? withBullet(line, shape) : line;
  });
}

const squaresAmong = (shapes: readonly { readonly box: Box }[]): Box[] =>
  shapes.map(({ box }) => box).filter((box) => Math.abs(width(box) - height(box)) <= SQUARE);

/** Closed shapes as wide as high of which several of one size stand below each other: shaded balls of slides, triangles. */
function ballsAmong(drawings: readonly Drawing[]): Box[] {
  const round = squaresAmong(drawings.filter(({ ends }) => !ends));
  const isLike = (a: Box, b: Box): boolean =>
    a !== b && Math.abs(a[0] - b[0]) < SAME_PLACE && Math.abs(a[2] - b[2]) < SAME_PLACE;
  return round.length > MOST_BALLS ? [] : round.filter((ball) => round.some((other) => isLike(ball, other)));
}

/** The shapes that have no other just beside or below them: dots in a row lead from a title to a number, or draw a line. */
function withoutRows(shapes: readonly Box[]): Box[] {
  const across = alone(shapes, 0, ROW_PITCH);
  return across.length === 0 ? across : alone(shapes, 1, DOTTED_PITCH).filter((shape) => across.includes(shape));
}

/** Whether a shape is in line with a rule and close to its end: the last dot of a dotted line. */
function continues(shape: Box, rule: Box): boolean {
  const [across, down] = [0, 1].map((axis) =>
    Math.max(
      (rule[axis] as number) - (shape[axis + 2] as number),
      (shape[axis] as number) - (rule[axis + 2] as number),
    ),
  ) as [number, number];
  // The sides of a ring or a square that is a bullet itself are short.
  if (Math.max(width(rule), height(rule)) < LINE * width(shape)) return false;
  return Math.min(across, down) < 0 && Math.max(across, down) < DOTTED_PITCH * width(shape);
}

/** The shapes that have no other within `pitch` widths along an axis: 0 across, 1 down. */
function alone(shapes: readonly Box[], along: 0 | 1, pitch: number): Box[] {
  const across = along === 0 ? 1 : 0;
  const sorted = [...shapes].sort((a, b) => a[across] - b[across] || a[along] - b[along]);
  const isBeside = (a: Box, b: Box | undefined): boolean =>
    b !== undefined && Math.abs(a[across] - b[across]) < SQUARE && Math.abs(a[along] - b[along]) < pitch * width(a);
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
  return lineOf(line.page, [bullet, first.spaced ? first : { ...first, spaced: true }, ...line.words.slice(1)]);
}
