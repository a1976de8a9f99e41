import type { Point } from '../../../document/geometry.ts';
import { median } from '../../../platform/median.ts';

/** Closed polygons in em, from the origin of a glyph on its baseline, y upwards. */
export type Outline = readonly (readonly Point[])[];

/** How the letters of a font are drawn. */
export interface Letterforms {
  /** Width of an upright stroke in shares of the height of small letters. */
  readonly stem: number;
  /** Run of an upright stroke for each unit of its rise: 0 for upright letters. */
  readonly slant: number;
}

/** Small letters with an upright stroke, the simplest first; the heights of most of those without ascenders are alike. */
const STEMMED = 'nilruhtm';
const SMALL = 'nrum';
/** Letters that tell how a font is drawn: no more are measured. */
const FEWEST = 3;
/** Em: least width of the ink of most ideographs; that of an n or an i is at most two thirds. */
const IDEOGRAPH = 0.75;
/** Width of an m in shares of that of an n: some 1.6 in proportional fonts, up to 1.2 in those of one width. */
const WIDER = 1.4;
/** Letters that are narrow and wide in proportional fonts; and how many of them, of either kind too, tell of a font. */
const NARROW = 'iljftrI';
const WIDE = 'mwMWaenosu';
const ENOUGH = 8;
/** A code that no font shows: a width that it is given stands for all that a font has not. */
const UNSHOWN = '\u0001';

/** Heights, in shares of that of small letters, between which strokes have neither serifs nor arches. */
const LOW = 0.4;
const HIGH = 0.6;

/**
 * Measures a font at its letters; undefined where it has too few of them, and where what has their codes is as wide as
 * ideographs are: subsets of such fonts number their glyphs without a thought of letters.
 * @param outlineOf the outline of a letter's glyph; undefined where the font has none.
 */
export function measureLetterforms(outlineOf: (letter: string) => Outline | undefined): Letterforms | undefined {
  const outlines = distinctOutlines(outlineOf);
  if (median(outlines.map(([, outline]) => widthOf(outline))) >= IDEOGRAPH) return undefined;
  const height = median(outlines.filter(([letter]) => SMALL.includes(letter)).map(([, outline]) => topOf(outline)));
  const strokes = outlines.flatMap(([, outline]) => {
    const [low, high] = [strokesAt(outline, LOW * height)[0], strokesAt(outline, HIGH * height)[0]];
    return low && high ? [{ stem: low[1] - low[0], shift: high[0] - low[0] }] : [];
  });
  if (strokes.length < FEWEST || !(height > 0)) return undefined;
  return {
    stem: median(strokes.map(({ stem }) => stem)) / height,
    slant: median(strokes.map(({ shift }) => shift)) / ((HIGH - LOW) * height),
  };
}

/** Whether a font has letters enough to be measured. @param has whether it has a letter. */
export const hasStems = (has: (letter: string) => boolean): boolean => [...STEMMED].filter(has).length >= FEWEST;

/**
 * Whether a font is proportional by its letters: an m is far wider than an n. False where the font lacks one of them.
 * @param outlineOf as above.
 */
export function isProportional(outlineOf: (letter: string) => Outline | undefined): boolean {
  const [n, m] = [outlineOf('n'), outlineOf('m')];
  return n !== undefined && m !== undefined && widthOf(m) > WIDER * widthOf(n);
}

/**
 * Whether narrow and wide letters of a font are all of one width, which is not that of what it has not.
 * @param widthOf the advance of a character; 0 where the font has none.
 * @param outlineOf as above.
 */
export function isFixedPitch(
  widthOf: (character: string) => number,
  outlineOf: (letter: string) => Outline | undefined,
): boolean {
  if (!isOfOneWidth(widthOf) || widthOf(UNSHOWN) > 0) return false;
  const [i, m] = [outlineOf('i'), outlineOf('m')];
  return !i || !m || keyOf(i) !== keyOf(m);
}

/**
 * Whether enough letters, narrow and wide ones, are of one width.
 * @param widthOf as above.
 * @param same difference of widths that counts for none.
 */
export function isOfOneWidth(widthOf: (letter: string) => number, same = 0): boolean {
  const narrow = widthsOf(NARROW, widthOf);
  const widths = [...narrow, ...widthsOf(WIDE, widthOf)];
  if (narrow.length === 0 || widths.length === narrow.length || widths.length < ENOUGH) return false;
  return Math.max(...widths) - Math.min(...widths) <= same;
}

const widthsOf = (letters: string, widthOf: (letter: string) => number): number[] =>
  [...letters].map(widthOf).filter((width) => width > 0);

/** Letters with their outlines; none that share one, which stands for letters that the font has not. */
function distinctOutlines(outlineOf: (letter: string) => Outline | undefined): (readonly [string, Outline])[] {
  const found: (readonly [string, Outline, key: number])[] = [];
  for (const letter of STEMMED) {
    const outline = outlineOf(letter);
    if (outline) found.push([letter, outline, keyOf(outline)]);
    const keys = new Set(found.map(([, , key]) => key));
    if (keys.size < found.length) return [];
    if (found.length >= FEWEST && found.some(([other]) => SMALL.includes(other))) break;
  }
  return found.map(([letter, outline]) => [letter, outline]);
}

/** A number that is equal for equal outlines, and as good as never for others. */
const keyOf = (outline: Outline): number =>
  outline.reduce(
    (key, polygon) => polygon.reduce((sum, point, index) => sum + (index + 1) * (point[0] + 31 * point[1]), key),
    0,
  );

function widthOf(outline: Outline): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const polygon of outline) {
    for (const point of polygon) {
      least = Math.min(least, point[0]);
      most = Math.max(most, point[0]);
    }
  }
  return most - least;
}

function topOf(outline: Outline): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const polygon of outline) for (const point of polygon) top = Math.max(top, point[1]);
  return top;
}

/** The stretches of ink at a height, from left to right: between every second crossing of the outline. */
function strokesAt(outline: Outline, height: number): [from: number, to: number][] {
  const crossings: number[] = [];
  for (const polygon of outline) {
    let from = polygon.at(-1) as Point;
    for (const to of polygon) {
      if (from[1] <= height !== to[1] <= height)
        crossings.push(from[0] + ((height - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      from = to;
    }
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : [];
  });
}
