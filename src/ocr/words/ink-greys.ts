import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { countLettersAndDigits } from '../../platform/letters.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { crop } from '../image/crop.ts';
import { histogram } from '../image/histogram.ts';
import { printedLines } from './printed-lines.ts';

/** Greys between two inks: worn print and uneven light vary without such a gap. */
const GAP = 32;
/** Letters and digits of a word that its ink is seen in: thin strokes of a few signs are lighter than their ink. */
const FEWEST = 3;
/** Share of a word's dark pixels that are no edges of strokes, from the darkest on. */
const CORE = 0.2;

/** The grey of the ink that each word is printed in, as a color (`#rrggbb`): the same for all words in one ink. */
export function inkGreys(image: PageImage, words: readonly RecognizedWord[]): string[] {
  const greys = words.map(({ text, box }) => (countLettersAndDigits(text) >= FEWEST ? greyOf(image, box) : undefined));
  const seen = greys.filter((grey) => grey !== undefined);
  const inks = inksOf(seen);
  const usual = seen.length > 0 ? median(seen) : 0;
  return printedLines(words).flatMap((line) => {
    const own = greys.splice(0, line.length);
    return own.map((grey, index) => colorOf(grey ?? nearest(own, index) ?? usual, inks));
  });
}

/** The greys of words in one ink each. */
function inksOf(greys: readonly number[]): number[][] {
  const inks: number[][] = [];
  for (const grey of greys.toSorted((a, b) => a - b)) {
    const last = inks.at(-1);
    if (last && grey - (last.at(-1) as number) < GAP) last.push(grey);
    else inks.push([grey]);
  }
  return inks;
}

function colorOf(grey: number, inks: readonly (readonly number[])[]): string {
  const ink = inks.find((one) => grey <= (one.at(-1) as number)) ?? [0];
  return `#${Math.round(median(ink)).toString(16).padStart(2, '0').repeat(3)}`;
}

/** The grey of the word that is the fewest words away on the line. */
function nearest(line: readonly (number | undefined)[], index: number): number | undefined {
  for (let away = 1; away < line.length; away++) {
    const grey = line[index - away] ?? line[index + away];
    if (grey !== undefined) return grey;
  }
  return undefined;
}

/** The grey of the strokes in a box, without their edges; undefined for a box beside the image. */
function greyOf(image: PageImage, box: Box): number | undefined {
  const [x0, y0, x1, y1] = box;
  const part: Box = [Math.round(x0), Math.round(y0), Math.round(x1), Math.round(y1)];
  const counts = histogram(crop(image, part).pixels);
  const darkest = counts.findIndex((count) => count > 0);
  const middle = (darkest + counts.findLastIndex((count) => count > 0)) / 2;
  const dark = counts.subarray(0, Math.floor(middle) + 1);
  let core = CORE * dark.reduce((sum, count) => sum + count, 0);
  const grey = dark.findIndex((count) => {
    core -= count;
    return core < 0;
  });
  return grey < 0 ? undefined : grey;
}
