import { type Box, union } from '../../../document/geometry.ts';
import type { Rule, Word } from '../../../document/page.ts';
import { AXIS } from './extension-font.ts';

// Lengths are shares of the font size of the line that the bar stands in.

/** How far a bar is off the axis; that of Cambria Math is .01 higher than TeX's. */
const OFF_AXIS = 0.12;
/** Largest gap between the bar and a word of its line, which a tall bracket may fill. */
const BESIDE = 1.2;
/** How much longer than the wider part the bar is, and how far from its middle the parts are. */
const LONGER = 0.35;
const OFF_CENTRE = 0.2;
/** Largest distance of the baseline of the upper part above the bar, and of the lower part below it: TeX's are .43 and .94. */
const UPPER = 0.7;
const LOWER = 1.1;
/** How far from the bar the baselines of scripts are, and that of a root's sign, which hangs below it. */
const OUTERMOST = 1.7;
/** Height of small letters, and how far they reach across the bar: what is struck out does. */
const SMALL_LETTER = 0.43;
const ACROSS = 0.05;
/** Largest size of a script in shares of its base, and farthest baseline of one. */
const SMALLER = 0.85;
const SCRIPT = 0.6;
/** Least shift of a script's baseline, and gap from which words are apart, in a fraction and beside it. */
const SHIFT = 0.1;
const GAP = 0.15;
const SPACE = 0.2;
/** Points: height of the bands in which words are looked up. It changes speed only. */
const BAND = 8;

/** Words by the band in which the baseline of each is. */
type Bands = Map<number, Word[]>;

interface Fraction {
  readonly upper: readonly Word[];
  readonly lower: readonly Word[];
  /** A word of the line that the bar stands in. */
  readonly beside: Word;
}

/**
 * Words with each fraction within a line as one word, `(a + b)/2`, so that the line stays one. A short line on the axis of
 * the word beside it is a bar where its length is that of the wider of what stands centred above and below it. Narrow bars
 * come first: fractions may hold others. The lines stay what they are.
 */
export function joinFractions(words: readonly Word[], rules: readonly Rule[]): Word[] {
  const bars = rules
    .filter(({ orientation }) => orientation === 'horizontal')
    .map(({ box }) => box)
    .sort((a, b) => a[2] - a[0] - (b[2] - b[0]));
  if (bars.length === 0) return [...words];
  const bands: Bands = Map.groupBy(
    words.filter(({ rotation }) => rotation === 0),
    ({ baseline }) => bandOf(baseline),
  );
  const wholes = new Map<Word, Word>();
  const inner = new Set<Word>();
  const others = new Set<Word>();
  for (const bar of bars) {
    const fraction = fractionAt(bar, bands, inner);
    if (!fraction) continue;
    const [first, ...rest] = [...fraction.upper, ...fraction.lower] as [Word, ...Word[]];
    const whole = wholeOf(fraction, first);
    for (const part of [first, ...rest]) remove(bands, part);
    bands.set(bandOf(whole.baseline), [...(bands.get(bandOf(whole.baseline)) ?? []), whole]);
    wholes.set(first, whole);
    inner.add(whole);
    for (const part of rest) others.add(part);
  }
  return wholes.size === 0 ? [...words] : withFractions(words, wholes, others);
}

/** Words with the fractions in place of their first parts, close to what they are close to. */
function withFractions(words: readonly Word[], wholes: ReadonlyMap<Word, Word>, others: ReadonlySet<Word>): Word[] {
  const fractions = new Set(wholes.values());
  const joined: Word[] = [];
  let before: Word | undefined;
  for (const word of words) {
    let last = word;
    for (let whole = wholes.get(last); whole; whole = wholes.get(last)) last = whole;
    if (others.has(last)) continue;
    const isClose = before !== undefined && Math.abs(last.box[0] - before.box[2]) < SPACE * last.fontSize;
    const isBeside = fractions.has(last) || (before !== undefined && fractions.has(before));
    joined.push(isClose && isBeside ? { ...last, spaced: false } : last);
    before = last;
  }
  return joined;
}

const bandOf = (y: number): number => Math.floor(y / BAND);

function remove(bands: Bands, word: Word): void {
  const band = bands.get(bandOf(word.baseline)) ?? [];
  bands.set(
    bandOf(word.baseline),
    band.filter((other) => other !== word),
  );
}

/** The words whose baselines lie between two heights, in points. */
function wordsBetween(bands: Bands, top: number, bottom: number): Word[] {
  const found: Word[] = [];
  for (let band = bandOf(top); band <= bandOf(bottom); band++) {
    for (const word of bands.get(band) ?? []) if (word.baseline >= top && word.baseline <= bottom) found.push(word);
  }
  return found;
}

/** The fraction whose bar a line is; undefined where it is none. @param inner fractions that it may hold. */
function fractionAt(bar: Box, bands: Bands, inner: ReadonlySet<Word>): Fraction | undefined {
  const y = (bar[1] + bar[3]) / 2;
  const beside = besideOf(bar, y, bands);
  if (!beside) return undefined;
  const size = beside.fontSize;
  const over = wordsBetween(bands, y - OUTERMOST * size, y + OUTERMOST * size).filter((word) => isOver(word, bar));
  const upper = partOf(
    bar,
    size,
    over.filter(({ baseline }) => baseline < y),
    (word) => word.baseline > y - UPPER * size || inner.has(word),
  );
  const lower = partOf(
    bar,
    size,
    over.filter(({ baseline }) => baseline >= y),
    (word) => word.baseline < y + LOWER * size || inner.has(word),
  );
  if (!upper || !lower || lower.some((word) => !isRoot(word) && topOf(word) < y - ACROSS * size)) return undefined;
  const longest = Math.max(...[upper, lower].map(widthOf));
  return Math.abs(bar[2] - bar[0] - longest) > LONGER * size ? undefined : { upper, lower, beside };
}

const isRoot = ({ text }: Word): boolean => text === '√';

/** Height of a word's small letters: y in points. */
const topOf = ({ baseline, fontSize }: Word): number => baseline - SMALL_LETTER * fontSize;

/** The word on whose axis a line is, just before or behind it: of several that on whose axis it is most nearly. */
function besideOf([from, , to]: Box, y: number, bands: Bands): Word | undefined {
  let nearest: Word | undefined;
  for (const word of wordsBetween(bands, y, y + 2 * BAND)) {
    const { box, fontSize } = word;
    const gap = Math.max(from - box[2], box[0] - to);
    const isNear = gap > -ACROSS * fontSize && gap < BESIDE * fontSize;
    if (!isNear || offAxis(word, y) >= OFF_AXIS) continue;
    if (!nearest || offAxis(word, y) < offAxis(nearest, y)) nearest = word;
  }
  return nearest;
}

/** How far a line is off the axis of a word, in shares of its font size. */
const offAxis = ({ baseline, fontSize }: Word, y: number): number =>
  Math.abs(baseline - AXIS * fontSize - y) / fontSize;

const isOver = ({ box }: Word, [from, , to]: Box): boolean => Math.min(box[2], to) - Math.max(box[0], from) > 0.5;

/**
 * The words of one side of a bar from left to right: those on one baseline, with their scripts and roots. Undefined where
 * one reaches beyond the bar or they are not centred.
 * @param isNear tells which baselines are near enough.
 */
function partOf(
  bar: Box,
  size: number,
  words: readonly Word[],
  isNear: (word: Word) => boolean,
): readonly Word[] | undefined {
  const base = largestOf(words.filter((word) => isNear(word) && !isRoot(word)));
  if (!base || base.fontSize > size + 0.5) return undefined;
  const isOnLine = (word: Word): boolean =>
    Math.abs(word.baseline - base.baseline) < (isSmall(word, base) ? SCRIPT : SHIFT) * base.fontSize;
  const part = words.filter((word) => isRoot(word) || isOnLine(word));
  if (words.some((word) => isNear(word) && !part.includes(word))) return undefined;
  const [left, , right] = union(part.map(({ box }) => box));
  const isWithin = left > bar[0] - LONGER * size && right < bar[2] + LONGER * size;
  const isCentred = Math.abs(left + right - bar[0] - bar[2]) / 2 < OFF_CENTRE * size;
  return isWithin && isCentred ? part.toSorted((a, b) => a.box[0] - b.box[0]) : undefined;
}

const largestOf = (words: readonly Word[]): Word | undefined =>
  words.reduce<Word | undefined>(
    (largest, word) => (largest && largest.fontSize >= word.fontSize ? largest : word),
    undefined,
  );

const isSmall = (word: Word, base: Word): boolean => word.fontSize < SMALLER * base.fontSize;

const widthOf = (part: readonly Word[]): number => {
  const [left, , right] = union(part.map(({ box }) => box));
  return right - left;
};

/** A fraction as a word on the line that its bar stands in, as high as the line's own words. */
function wholeOf({ upper, lower, beside }: Fraction, first: Word): Word {
  const { baseline, fontSize } = beside;
  const extent = union([...upper, ...lower].map((part) => part.extent ?? part.box));
  const box: Box = [extent[0], beside.box[1], extent[2], beside.box[3]];
  return { ...first, text: `${dividend(textOf(upper))}/${divisor(textOf(lower))}`, box, extent, baseline, fontSize };
}

/** What a part says; raised and lowered text as Markdown's readers know it from TeX. */
function textOf(part: readonly Word[]): string {
  const base = largestOf(part.filter((word) => !isRoot(word))) as Word;
  let text = '';
  let script = '';
  let before: Word | undefined;
  for (const word of part) {
    const shift = isSmall(word, base) ? word.baseline - base.baseline : 0;
    const mark = Math.abs(shift) < SHIFT * base.fontSize ? '' : shift < 0 ? '^' : '_';
    const isApart = before !== undefined && word.box[0] - before.box[2] > GAP * base.fontSize;
    if (script !== mark && script) text += '}';
    if (isApart && (script !== mark || !mark)) text += ' ';
    if (mark && script !== mark) text += `${mark}{`;
    text += word.text;
    script = mark;
    before = word;
  }
  return script ? `${text}}` : text;
}

/** A sum, product or quotient in brackets. */
const dividend = (text: string): string =>
  /[\s+\-−±·×/]/u.test(text.replaceAll(/\{[^{}]*\}/g, '')) ? `(${text})` : text;

/** What is no single number or name, its scripts left out, in brackets. */
const divisor = (text: string): string =>
  /^(?:\p{L}+|[\d.,]+)$/u.test(text.replaceAll(/[_^]\{[^{}]*\}/g, '')) ? text : `(${text})`;
