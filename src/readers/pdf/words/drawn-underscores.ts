import { type Box, union } from '../../../document/geometry.ts';
import type { Rule, Word } from '../../../document/page.ts';
import { isGlyph, SPACE, type TextToken } from '../source.ts';

/** Longest underscore, and largest distance of one to the letters beside it, in shares of the font size: TeX draws .3, after .06. */
const LONGEST = 0.7;
const BESIDE = 0.15;
/** How far above and below the baseline it is drawn, in shares of the font size. */
const ABOVE = 0.1;
const BELOW = 0.3;
/** Points: height of the bands in which lines are looked up. It changes speed only. */
const BAND = 8;

/** Lines by the band in which the middle of each is. */
type Bands = ReadonlyMap<number, readonly Box[]>;

/** The left end and the baseline of a glyph or a word, in points. */
const startOf = (x0: number, baseline: number): string => `${x0} ${baseline}`;

/** Where the glyphs stand that the file has white space before. */
function spacedStarts(tokens: readonly TextToken[]): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (isGlyph(token) && tokens[index - 1] === SPACE) starts.add(startOf(token.box[0], token.y));
  }
  return starts;
}

/**
 * Words that short lines on the baseline join: TeX draws the underscore of its old encoding as a rule. The lines stay
 * what they are.
 * @param tokens the text of the page: where it has white space, what is drawn is an underline, or part of a picture.
 */
export function joinUnderscores(words: readonly Word[], rules: readonly Rule[], tokens: readonly TextToken[]): Word[] {
  const longest = LONGEST * words.reduce((size, { fontSize }) => Math.max(size, fontSize), 0);
  const short = rules.filter(({ box, orientation }) => orientation === 'horizontal' && box[2] - box[0] <= longest);
  if (short.length === 0) return [...words];
  const boxes = short.map(({ box }) => box);
  const spaced = spacedStarts(tokens);
  const bands = Map.groupBy(boxes, (box) => bandOf(middleOf(box)));
  const isSpaced = ({ box, baseline }: Word): boolean => spaced.has(startOf(box[0], baseline));
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const count = isSpaced(word) || !before ? 0 : underscoresBetween(before, word, bands);
    if (before && count > 0) joined[joined.length - 1] = joinedWord(before, word, count);
    else joined.push(word);
  }
  return joined;
}

const middleOf = ([, y0, , y1]: Box): number => (y0 + y1) / 2;

const bandOf = (y: number): number => Math.floor(y / BAND);

/** The lines whose middles lie between two heights, in points. */
function linesBetween(bands: Bands, top: number, bottom: number): Box[] {
  const found: Box[] = [];
  for (let band = bandOf(top); band <= bandOf(bottom); band++) {
    for (const box of bands.get(band) ?? []) if (middleOf(box) > top && middleOf(box) < bottom) found.push(box);
  }
  return found;
}

/** How many lines fill the gap between two words of one look; 0 where something else does. */
function underscoresBetween(a: Word, b: Word, bands: Bands): number {
  const size = a.fontSize;
  const [from, to] = [a.box[2], b.box[0]];
  const isGap = to > from && a.rotation === 0 && a.baseline === b.baseline && a.fontFamily === b.fontFamily;
  if (!isGap || to - from > 2 * LONGEST * size) return 0;
  const within = linesBetween(bands, a.baseline - ABOVE * size, a.baseline + BELOW * size)
    .filter(([x0, , x1]) => x0 > from - BESIDE * size && x1 < to + BESIDE * size)
    .sort((left, right) => left[0] - right[0]);
  const ends = [from, ...within.map(([, , x1]) => x1)];
  const starts = [...within.map(([x0]) => x0), to];
  return starts.every((x0, index) => Math.abs(x0 - (ends[index] as number)) < BESIDE * size) ? within.length : 0;
}

const joinedWord = (a: Word, b: Word, count: number): Word => ({
  ...a,
  text: a.text + '_'.repeat(count) + b.text,
  box: union([a.box, b.box]),
});
