import { commonSizes } from '../../document/common-sizes.ts';
import { letterExtent } from '../../document/letter-extent.ts';
import type { Word } from '../../document/page.ts';
import { type PageImage, pointsOf } from '../../document/page-image.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { fontWeights } from './font-weights.ts';
import { inkGreys } from './ink-greys.ts';

/** The same words on an image of the page that is so many times as large. */
export const scaleWords = (words: readonly RecognizedWord[], by: number): readonly RecognizedWord[] =>
  by === 1
    ? words
    : words.map(({ box: [x0, y0, x1, y1], baseline, fontSize, ...word }) => ({
        ...word,
        box: [x0 * by, y0 * by, x1 * by, y1 * by],
        baseline: baseline * by,
        fontSize: fontSize * by,
      }));

/**
 * Words read from an image of a page as words of that page, in points. A recogniser measures the same size a little
 * differently on each line: sizes that are almost the same become the same.
 */
export function toWords(recognized: readonly RecognizedWord[], image: PageImage): Word[] {
  const points = (pixels: number): number => pointsOf(pixels, image);
  const sizeOf = commonSizes(recognized.map(({ fontSize, text }) => [points(fontSize), text.length]));
  const weights = fontWeights(image, recognized);
  const colors = inkGreys(image, recognized);
  return recognized.map(({ text, box, baseline, fontSize, confidence }, index) => {
    const size = sizeOf(points(fontSize));
    const y = points(baseline);
    const { top, bottom } = letterExtent({ top: points(box[1]), bottom: points(box[3]) }, y, size);
    return {
      text,
      box: [round(points(box[0])), round(top), round(points(box[2])), round(bottom)],
      baseline: round(y),
      fontSize: round(size),
      fontWeight: weights[index] ?? 400,
      fontFamily: '',
      italic: false,
      monospace: false,
      color: colors[index] ?? '#000000',
      rotation: 0,
      spaced: true,
      confidence: round(confidence),
    };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
