import { type Box, holdsMiddle, union } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { median } from '../../platform/median.ts';
import { components } from '../image/connected-components.ts';
import { histogram, otsu } from '../image/histogram.ts';
import { letterLines, strokeGrey } from '../ink/letter-parts.ts';
import { hasFaintCells } from './faint-cells.ts';

const WHITE = 255;
/** Grey: pure yellow on white, the lightest ink in use, is 226; texture of paper is lighter than this. */
const LIGHTEST = 236;
/** Greys: ink that is not this much darker than the threshold that parts ink from paper breaks up under it. */
const MARGIN = 40;
/** Grey that the strokes of faint letters become, and the darkest that counts as faint. */
const DARK = 40;
const DARKEST_FAINT = 64;

/**
 * The image with the faint letters of its lines - yellow, orange, pale grey - as dark as others. A recogniser parts ink
 * from paper by one threshold for the page, which takes them for paper where other ink is dark.
 * @param image on white paper.
 */
export function strengthenFaintInk(image: PageImage): PageImage {
  const darkest = Math.max(DARKEST_FAINT, otsu(histogram(image.pixels)) - MARGIN);
  if (!hasFaintCells(image, { darkest, lightest: LIGHTEST })) return image;
  const faint = components(image, LIGHTEST).filter((part) => strokeGrey(image, part) > darkest);
  const lines = letterLines(faint, image.resolution);
  if (lines.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const line of lines) {
    const gain = (WHITE - DARK) / (WHITE - median(line.map((part) => strokeGrey(image, part))));
    const area = around(line.map(({ box }) => box));
    // Dots and signs of the line as well.
    for (const { box } of faint) if (holdsMiddle(area, box)) amplify(pixels, image, box, gain);
  }
  return { ...image, pixels };
}

/** The box around a line and what stands close to it. */
function around(line: readonly Box[]): Box {
  const [x0, y0, x1, y1] = union(line);
  const reach = (y1 - y0) / 2;
  return [x0 - reach, y0 - reach, x1 + reach, y1 + reach];
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
