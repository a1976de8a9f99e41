import { type Box, grown, height, holdsMiddle, union } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import { type Component, components } from '../image/connected-components.ts';
import { crop } from '../image/crop.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { letterLines } from '../ink/letter-parts.ts';
import { type Ink, inkOf, isPrintedEvenly, ranked } from './evenness.ts';
import { hasFaintCells } from './faint-cells.ts';

/** Grey of the edges of pure yellow letters on white, the lightest ink in use (226). */
const LIGHTEST = 236;
/** Greys by which strokes are darker than their edges, and what counts as ink is darker than noise of paper. */
const CLEAR = 8;
/** Greys from which a pixel is paper or its noise, and the share of these pixels that may be darker than noise. */
const PAPER = 180;
const NOISE_SHARE = 0.03;
/** Greys: ink that is not this much darker than the threshold that parts ink from paper breaks up under it. */
const MARGIN = 40;
/** Grey that the strokes of faint letters become, and the darkest that counts as faint. */
const DARK = 40;
const DARKEST_FAINT = 64;
/** Greys by which a faint line is lighter than the dark letters of the page: worn print varies less. */
const LIGHTER = 50;
/** Most of a line's box, and so far around it in shares of its height, that is other ink: dots of a screen are more. */
const MOST_BETWEEN = 0.15;
const CLOSE = 0.25;
/** Share of the letters of a page that may be darker than its dark letters. */
const DARKER = 0.25;

/**
 * The image with the faint letters of its lines - yellow, orange, pale grey - as dark as others. A recogniser parts ink
 * from paper by one threshold for the page, which takes them for paper where other ink is dark. Worn print stays as it
 * is: its specks would become letters.
 * @param image on white paper.
 */
export function strengthenFaintInk(image: PageImage): PageImage {
  const counts = histogram(image.pixels);
  const darkest = Math.max(DARKEST_FAINT, otsu(counts) - MARGIN);
  const lightest = Math.min(LIGHTEST, darkestNoise(counts) - CLEAR);
  if (darkest >= lightest || !hasFaintCells(image, { darkest, lightest })) return image;
  const inks = new Map(components(image, lightest).map((part) => [part, inkOf(image, part)]));
  const linesOf = (parts: Iterable<Component>): Ink[][] =>
    letterLines([...parts], image.resolution).map((line) => line.flatMap((part) => inks.get(part) ?? []));
  const usual = ranked(linesOf(inks.keys()).flat(), DARKER);
  const faint = [...inks.values()].filter(({ grey }) => grey > Math.max(darkest, usual + LIGHTER));
  const lines = linesOf(faint.map(({ part }) => part)).filter(
    (line) =>
      isPrintedEvenly(line, image.resolution) &&
      ranked(line, 1 / 2) <= lightest - CLEAR &&
      isOnPaper(image, line, lightest),
  );
  if (lines.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const line of lines) {
    const gain = (WHITE - DARK) / (WHITE - ranked(line, 1 / 2));
    const area = around(line.map(({ part }) => part.box));
    // Dots and signs of the line as well.
    for (const { part } of faint) if (holdsMiddle(area, part.box)) amplify(pixels, image, part.box, gain);
  }
  return { ...image, pixels };
}

/** Whether there is hardly anything between the letters of a line and close around them, unlike on a screen of dots. */
function isOnPaper(image: PageImage, line: readonly Ink[], lightest: number): boolean {
  const box = union(line.map(({ part }) => part.box));
  const reach = Math.round(height(box) * CLOSE);
  const { pixels } = crop(image, grown(box, reach));
  const letters = line.reduce((sum, { part }) => sum + part.area, 0);
  return pixels.filter((grey) => grey <= lightest).length - letters <= MOST_BETWEEN * pixels.length;
}

/** The grey that hardly any noise of the paper is darker than. */
function darkestNoise(counts: Uint32Array): number {
  const paper = counts.subarray(PAPER);
  let left = NOISE_SHARE * paper.reduce((sum, count) => sum + count, 0);
  let grey = PAPER;
  for (const count of paper) {
    left -= count;
    if (left < 0) break;
    grey++;
  }
  return grey;
}

/** The box around a line and what stands close to it. */
function around(line: readonly Box[]): Box {
  const box = union(line);
  return grown(box, height(box) / 2);
}

/** Multiplies the contrast to white of what is in a box and of its edges. */
function amplify(pixels: Uint8Array, image: PageImage, [x0, y0, x1, y1]: Box, gain: number): void {
  for (let y = Math.max(0, y0 - 1); y < Math.min(image.height, y1 + 1); y++) {
    const row = y * image.width;
    for (let at = row + Math.max(0, x0 - 1); at < row + Math.min(image.width, x1 + 1); at++) {
      pixels[at] = Math.max(0, WHITE - gain * (WHITE - (image.pixels[at] as number)));
    }
  }
}
