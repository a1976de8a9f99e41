import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

/** Longest stretch of ink, in shares of the type's size, that is a stem and not a bar, a serif or letters that touch. */
const WIDEST_STEM = 0.3;

/** A line whose strokes are this much thicker than those of most of the page is bold. */
const BOLD = 1.3;
const BOLD_WEIGHT = 700;
const USUAL_WEIGHT = 400;

/**
 * Font weight of each word, 400 or 700. Lines are bold as a whole or not at all: of a single word in the text too little
 * can be seen.
 */
export function fontWeights(image: PageImage, words: readonly RecognizedWord[]): number[] {
  const strokes = words.map((word) => ({ word, width: strokeWidth(image, word) }));
  const usual = median(strokes.flatMap(({ word, width }) => Array<number>(word.text.length).fill(width)));
  return linesOf(words).flatMap((line) => {
    const width = median(strokes.splice(0, line.length).map((stroke) => stroke.width));
    return line.map(() => (width > BOLD * usual ? BOLD_WEIGHT : USUAL_WEIGHT));
  });
}

/** Words that follow each other on one baseline. */
function linesOf(words: readonly RecognizedWord[]): RecognizedWord[][] {
  const lines: RecognizedWord[][] = [];
  let last: RecognizedWord | undefined;
  for (const word of words) {
    const goesOn = last && word.box[0] > last.box[0] && Math.abs(word.baseline - last.baseline) < 0.5 * last.fontSize;
    if (goesOn) lines.at(-1)?.push(word);
    else lines.push([word]);
    last = word;
  }
  return lines;
}

/**
 * How thick the upright strokes of a word are, in shares of its type's size: about .08 in ordinary type, and half as much
 * again in bold. The greys at their edges count by their darkness: that is finer than pixels.
 */
const strokeWidth = (image: PageImage, { box, fontSize }: RecognizedWord): number =>
  stemWidth(image, box, WIDEST_STEM * fontSize) / fontSize;

function stemWidth({ width, pixels }: PageImage, box: Box, widest: number): number {
  const [x0, y0, x1, y1] = box.map(Math.round) as unknown as Box;
  let [darkest, lightest] = [255, 0];
  for (let y = y0; y < y1; y++) {
    for (let i = y * width + x0; i < y * width + x1; i++) {
      const value = pixels[i] as number;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
  }
  const range = lightest - darkest;
  if (range < 32) return 0;
  const stems: number[] = [];
  for (let y = y0; y < y1; y++) {
    let ink = 0;
    let length = 0;
    for (let x = x0; x <= x1; x++) {
      const darkness = x < x1 ? (lightest - (pixels[y * width + x] as number)) / range : 0;
      if (darkness > 0.15) {
        ink += darkness;
        length++;
        continue;
      }
      if (length > 0 && ink > 0.5 && length <= widest) stems.push(ink);
      ink = 0;
      length = 0;
    }
  }
  return median(stems);
}
