import { union } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';

/**
 * Shares of the font size. LaTeX's listings put each letter in a column of .6 em, in proportional type too: letters of a
 * word stand less than a column apart, as wide as they are narrow, and a space is a column at least.
 */
const WITHIN = 0.45;
const SPACE = 0.55;
/** Fewest pairs of single letters within words of a line, and fewest lines with some: formulas have a few. */
const FEWEST_PAIRS = 2;
const FEWEST_LINES = 4;

/** Words whose letters stand in the columns of listings, joined: `f o r   ( i` is `for (i`. */
export function joinListingColumns(words: readonly Word[]): readonly Word[] {
  // Hardly any page has as many letters alone.
  if (words.filter(isLetter).length < FEWEST_LINES * FEWEST_PAIRS) return words;
  const lines = linesOf(words).map((line) => ({ line, pairs: pairsIn(line) }));
  if (lines.filter(({ pairs }) => pairs >= FEWEST_PAIRS).length < FEWEST_LINES) return words;
  return lines.flatMap(({ line, pairs }) => (pairs > 0 ? joined(line) : line));
}

/** Words that follow each other on one baseline, level and to the right. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    const isNext =
      last?.baseline === word.baseline && last.rotation === 0 && word.rotation === 0 && word.box[0] > last.box[0];
    if (isNext) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
}

const gapBetween = (a: Word, b: Word): number => (b.box[0] - a.box[2]) / Math.min(a.fontSize, b.fontSize);

/**
 * How many pairs of single letters stand apart within the words of a line, where its words stand apart by a column: no gap
 * is as wide as an ordinary space. 0 for other lines.
 */
function pairsIn(line: readonly Word[]): number {
  let [pairs, spaces] = [0, 0];
  for (let at = 1; at < line.length; at++) {
    const [before, word] = [line[at - 1] as Word, line[at] as Word];
    const gap = gapBetween(before, word);
    if (gap >= SPACE) spaces++;
    // Signs of another font may be wider than their column.
    if (gap >= SPACE || !isInOneType(before, word)) continue;
    if (gap >= WITHIN) return 0;
    if (isLetter(before) && isLetter(word)) pairs++;
  }
  return spaces > 0 ? pairs : 0;
}

/** Small upright letters: those of formulas are slanted. */
const isLetter = ({ text, italic }: Word): boolean => text.length === 1 && !italic && /\p{Ll}/u.test(text);

const isInOneType = (a: Word, b: Word): boolean =>
  a.fontFamily === b.fontFamily &&
  a.fontSize === b.fontSize &&
  a.fontWeight === b.fontWeight &&
  a.italic === b.italic &&
  a.color === b.color &&
  a.link === b.link &&
  a.invisible === b.invisible;

function joined(line: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const word of line) {
    const before = words.at(-1);
    if (before && isInOneType(before, word) && gapBetween(before, word) < WITHIN) {
      words[words.length - 1] = { ...before, text: before.text + word.text, box: union([before.box, word.box]) };
    } else {
      words.push(word);
    }
  }
  return words;
}
