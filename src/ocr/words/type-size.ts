import { interpolatedMedian } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

/** A word of a line, with what its size shows in: distances from the baseline up to the ink's upper edge, in pixels. */
export interface WordRise {
  readonly text: string;
  readonly rise: number;
}

/** Heights of capitals, digits and ascenders, and of x-height letters, in shares of the type's size: medians of fonts. */
const TALL = 0.72;
const SHORT = 0.49;

/** Words that a line's size is told by: capitals, digits and ascenders are about as high in most typefaces. */
export const HAS_TALL = /[\p{Lu}\p{Nd}bdfhklßþ]/u;
/** Signs that rise higher than capitals. */
const HIGH = /[@[\]{}|]/;
const ONLY_SHORT = /^[acegmnopqrsuvwxyz.,]+$/;

/** What a word as it was read shows of its size. */
export const wordRise = ({ text, baseline, box }: Pick<RecognizedWord, 'text' | 'baseline' | 'box'>): WordRise => ({
  text,
  rise: baseline - box[1],
});

/** How far a word in type of a size rises above its baseline, in the unit of the size. */
export const riseAt = (size: number, text: string): number => size * (ONLY_SHORT.test(text) ? SHORT : TALL);

/** Size of a word's type in pixels as its own letters show it; undefined where it has none that do. */
export function ownSize({ text, rise }: WordRise): number | undefined {
  if (rise <= 0 || HIGH.test(text)) return undefined;
  if (HAS_TALL.test(text)) return rise / TALL;
  return ONLY_SHORT.test(text) ? rise / SHORT : undefined;
}

/** Size of a line's type in pixels, by the letters in it; `otherwise` when there are only signs. */
export function typeSize(line: readonly WordRise[], otherwise: number): number {
  const upright = line.filter(({ rise }) => rise > 0);
  const tall = upright.filter(({ text }) => HAS_TALL.test(text)).map(({ rise }) => rise / TALL);
  if (tall.length > 0) return interpolatedMedian(tall);
  const short = upright.filter(({ text }) => ONLY_SHORT.test(text)).map(({ rise }) => rise / SHORT);
  return short.length > 0 ? interpolatedMedian(short) : otherwise;
}
