import { type Line, lineOf } from './lines.ts';

/** Signs that begin items and nothing else: ticks and open circles also stand in the cells of tables. */
const BULLET = /^[•●◦▪▫■◆♦⬥⧫❖➢➤►▶▸‣⁃∙]$/u;
/** Largest gap between a bullet and its text, in shares of the text's size: slides hang them 2 before it. */
const FARTHEST = 4;
/** Difference of middle heights in shares of the text's size: bullets are smaller than their text, or larger. */
const LEVEL = 0.4;

/** Whether a line begins with such a sign, before text. */
export const beginsWithBullet = ({ words }: Line): boolean => words.length > 1 && BULLET.test(words[0]?.text ?? '');

/** Begins each line with the bullet that hangs before it, farther than words of a line are apart. */
export function joinHangingBullets(lines: readonly Line[]): Line[] {
  const bullets = lines.filter(({ words }) => words.length === 1 && BULLET.test(words[0]?.text ?? ''));
  if (bullets.length === 0) return [...lines];
  const joined = new Map<Line, Line>();
  const taken = new Set<Line>();
  for (const bullet of bullets) {
    const text = textOf(bullet, lines);
    if (!text || joined.has(text)) continue;
    taken.add(bullet);
    joined.set(text, lineOf(text.page, [...bullet.words, ...text.words]));
  }
  return lines.filter((line) => !taken.has(line)).map((line) => joined.get(line) ?? line);
}

/** The nearest line right of a bullet; undefined where other text is nearer on the left, as in a row of a table. */
function textOf(bullet: Line, lines: readonly Line[]): Line | undefined {
  const middle = middleOf(bullet);
  let text: Line | undefined;
  let before = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    if (line === bullet || Math.abs(middleOf(line) - middle) > LEVEL * Math.max(line.fontSize, bullet.fontSize))
      continue;
    if (line.box[0] >= bullet.box[2]) text = !text || line.box[0] < text.box[0] ? line : text;
    else before = Math.max(before, line.box[2]);
  }
  if (!text || !/[\p{L}\p{N}]/u.test(text.words[0]?.text ?? '')) return undefined;
  const gap = text.box[0] - bullet.box[2];
  return gap < FARTHEST * text.fontSize && bullet.box[0] - before > gap ? text : undefined;
}

const middleOf = ({ box }: Line): number => (box[1] + box[3]) / 2;
