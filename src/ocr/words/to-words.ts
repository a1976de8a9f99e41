import type { Word } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { commonSizes } from './common-sizes.ts';
import { fontWeights } from './font-weights.ts';

/** Shares of the font size between which the ascenders of a typeface end, and its descenders. */
const ASCENT = [0.65, 1] as const;
const DESCENT = [0.1, 0.3] as const;

/**
 * Words read from an image of a page as words of that page, in points. What a recogniser measures
 * of one line is a little off what it measures of the next: sizes that are almost the same become the same.
 */
export function toWords(recognized: readonly RecognizedWord[], image: PageImage): Word[] {
  const points = (pixels: number): number => (pixels / image.resolution) * POINTS_PER_INCH;
  const sizeOf = commonSizes(recognized.map(({ fontSize, text }) => [points(fontSize), text.length]));
  const weights = fontWeights(image, recognized);
  return recognized.map(({ text, box, baseline, fontSize, confidence }, index) => {
    const size = sizeOf(points(fontSize));
    const y = points(baseline);
    const top = clamp(points(box[1]), y - ASCENT[1] * size, y - ASCENT[0] * size);
    const bottom = clamp(points(box[3]), y + DESCENT[0] * size, y + DESCENT[1] * size);
    return {
      text,
      box: [round(points(box[0])), round(top), round(points(box[2])), round(bottom)],
      baseline: round(y),
      fontSize: round(size),
      fontWeight: weights[index] ?? 400,
      fontFamily: '',
      italic: false,
      monospace: false,
      color: '#000000',
      rotation: 0,
      spaced: true,
      confidence: round(confidence),
    };
  });
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const round = (value: number): number => Math.round(value * 1000) / 1000;
