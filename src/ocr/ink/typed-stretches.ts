import { type Box, centre, height, union, verticalOverlap, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { byRow } from './by-row.ts';
import { chains } from './text-lines.ts';

/** A stretch of a line in type of one width. All in pixels. */
export interface TypedStretch {
  /** Around its letters and signs. */
  readonly box: Box;
  /** Median height of its letters. */
  readonly type: number;
  /** From the middle of a character to the middle of the next. */
  readonly pitch: number;
  /** The places of its characters, from left to right; an empty place parts groups. */
  readonly groups: readonly (readonly Box[])[];
}

/** Pixels: lower components are dust. */
const LEAST_HEIGHT = 5;
/** Components: more than the letters of the fullest newspaper page are a screened picture. */
const MOST = 40_000;
/** Widest gap between two letters, in shares of their height: a space, or a sign, between two narrow ones. */
const GAP = 1.6;
/** Share of the lower letter's height that both have in common, and how many times as high the other may be. */
const BESIDE = 0.5;
const ALIKE = 2;
/** Least gap between two words in heights of capitals. */
const WORDS = 0.6;
/** Fewest letters, and the most places: what is longer is a line of text. */
const LETTERS = 3;
const PLACES = 32;
/** Pitches of type of one width in heights of its capitals: 0.8 of wide letters such as DejaVu's, 1.05 of Courier's. */
const PITCH = [0.6, 1.35] as const;
/** Median room between two letters beside each other, in heights of capitals: in other type it is a tenth at most. */
const ROOM = 0.2;
/** How far from its place the middle of a letter may be, in pitches. */
const ASTRAY = 0.15;
/** Sizes of signs in shares of the type's height, and how far above and below the letters they reach. */
const SIGN = { least: 0.08, widest: 1.1, above: 0.2, below: 0.4 } as const;

/**
 * Stretches of lines in type of one width as typewriters and the fields of forms have it, from the places of ink alone: the
 * middles of letters are one pitch apart or several.
 * @param ink boxes of an image's ink components.
 */
export function typedStretches(ink: readonly Box[]): TypedStretch[] {
  const large = ink.filter((box) => height(box) >= LEAST_HEIGHT);
  if (large.length > MOST) return [];
  const inkIn = byRow(ink, (box) => box);
  return chains(large, { reaches, follows })
    .filter((chain) => chain.length >= LETTERS)
    .flatMap((chain) => stretchesOf(chain, inkIn));
}

const reaches = (a: Box, b: Box): boolean => b[0] - a[2] <= GAP * ALIKE * height(a);

function follows(a: Box, b: Box): boolean {
  const [lower, higher] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))];
  const gap = b[0] - a[2];
  return gap <= GAP * higher && gap >= 0 && higher < ALIKE * lower && verticalOverlap(a, b) > BESIDE * lower;
}

type InkIn = (area: Box) => readonly Box[];

/** A chain of letters as a stretch, or the parts of it that wider gaps divide. */
function stretchesOf(chain: readonly Box[], inkIn: InkIn): TypedStretch[] {
  const whole = stretchOf(chain, inkIn);
  if (whole) return [whole];
  const type = median(chain.map(height));
  const parts: Box[][] = [];
  for (const [index, letter] of chain.entries()) {
    const before = chain[index - 1];
    if (before && !isEmpty([before[2], letter[1], letter[0], letter[3]], type, inkIn)) parts.at(-1)?.push(letter);
    else parts.push([letter]);
  }
  if (parts.length === 1) return [];
  return parts.flatMap((part) => stretchOf(part, inkIn) ?? []);
}

/** Whether nothing stands between two letters, and more would have room than between the letters of a word. */
const isEmpty = (between: Box, type: number, inkIn: InkIn): boolean =>
  width(between) >= WORDS * type && inkIn(between).every((box) => height(box) < SIGN.least * type);

function stretchOf(letters: readonly Box[], inkIn: InkIn): TypedStretch | undefined {
  if (letters.length < LETTERS) return undefined;
  const type = median(letters.map(height));
  const grid = gridOf(letters, type);
  if (!grid) return undefined;
  const { pitch, first } = grid;
  const [x0, y0, x1, y1] = union(letters);
  const area: Box = [x0 - pitch, y0 - SIGN.above * type, x1 + pitch, y1 + SIGN.below * type];
  const held = inkIn(area).filter((box) => {
    const larger = Math.max(width(box), height(box));
    return larger >= SIGN.least * type && (width(box) <= SIGN.widest * pitch || letters.includes(box));
  });
  const places = Map.groupBy(held, (box) => Math.round((centre(box)[0] - first) / pitch));
  const isShared = letters.some((letter) => {
    const own = places.get(Math.round((centre(letter)[0] - first) / pitch)) ?? [];
    return own.some((sign) => sign[0] > letter[2] || sign[2] < letter[0]);
  });
  // In type of other widths, signs stand between the places.
  if (isShared) return undefined;
  const taken = [...places.keys()].sort((a, b) => a - b);
  if ((taken.at(-1) as number) - (taken[0] as number) >= PLACES) return undefined;
  const groups: Box[][] = [];
  for (const place of taken) {
    const box = union(places.get(place) as Box[]);
    if (places.has(place - 1)) groups.at(-1)?.push(box);
    else groups.push([box]);
  }
  return { box: union(groups.flat()), type, pitch, groups };
}

/** The pitch of letters and the middle of the first; undefined where they do not stand at one. */
function gridOf(letters: readonly Box[], type: number): { readonly pitch: number; readonly first: number } | undefined {
  const middles = letters.map((box) => centre(box)[0]);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] as number));
  const step = median(steps.filter((one) => one >= PITCH[0] * type && one <= PITCH[1] * type));
  if (step === 0) return undefined;
  const places = [0];
  for (const one of steps) places.push((places.at(-1) as number) + Math.round(one / step));
  const [mean, middle] = [sum(places) / places.length, sum(middles) / middles.length];
  const spread = sum(places.map((place) => (place - mean) ** 2));
  if (spread === 0) return undefined;
  const pitch = sum(places.map((place, index) => (place - mean) * ((middles[index] as number) - middle))) / spread;
  const first = middle - mean * pitch;
  const isInPlace = places.every(
    (place, index) => Math.abs((middles[index] as number) - first - place * pitch) <= ASTRAY * pitch,
  );
  const isDistinct = places.every((place, index) => place !== places[index - 1]);
  const gaps = letters.slice(1).flatMap((box, index) => {
    const isNext = (places[index + 1] as number) - (places[index] as number) === 1;
    return isNext ? [box[0] - (letters[index] as Box)[2]] : [];
  });
  return isInPlace && isDistinct && gaps.length > 0 && median(gaps) >= ROOM * type ? { pitch, first } : undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
