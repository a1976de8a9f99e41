import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { components } from '../image/connected-components.ts';

/** What a pixel is to a band. */
export const OUTSIDE = 0;
export const EDGE = 1;
export const INSIDE = 2;

/** Greys around a band's own that are noise. */
const NOISE = 24;
/** Share of the largest stretch of band pixels from which another one is a part of the band, and no hole in a letter. */
const PART = 0.1;
/** Inches between two pixels of a band in one row: a wider gap is no letter, but something beside the band. */
const WIDEST_GAP = 0.8;
/** Pixels: where a band and the paper mix. */
export const EDGE_WIDTH = 2;

/**
 * For each pixel of an image whether it is inside a band of one grey, what is printed on the band included, on the edge
 * around it, or outside.
 * @param others boxes of what lies on the band and is no print: it is outside.
 */
export function bandMask(image: PageImage, grey: number, others: readonly Box[]): Uint8Array {
  const { width, height } = image;
  const mask = new Uint8Array(width * height);
  const alike = components({ ...image, pixels: image.pixels.map((one) => Math.abs(one - grey)) }, NOISE);
  const largest = Math.max(...alike.map(({ area }) => area));
  const gap = WIDEST_GAP * image.resolution;
  const parts = alike.filter(({ area }) => area >= PART * largest);
  for (const { runs } of parts) {
    let [last, end] = [-1, 0];
    for (let run = 0; run < runs.length; run += 3) {
      const [row, first, after] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
      const from = row === last && first > end && first - end <= gap ? end : first;
      mask.fill(INSIDE, row * width + from, row * width + after);
      [last, end] = [row, after];
    }
  }
  for (const [x0, y0, x1, y1] of others) {
    for (let y = y0; y < y1; y++) mask.fill(OUTSIDE, y * width + x0, y * width + x1);
  }
  return withEdges(mask, width, height);
}

/** The mask with those pixels as edge that are outside and close to the inside. */
function withEdges(mask: Uint8Array, width: number, height: number): Uint8Array {
  const result = mask.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (mask[at] !== OUTSIDE) continue;
      for (let step = 1; step <= EDGE_WIDTH && result[at] === OUTSIDE; step++) {
        const beside = (x >= step && mask[at - step]) || (x + step < width && mask[at + step]);
        const above = (y >= step && mask[at - step * width]) || (y + step < height && mask[at + step * width]);
        if (beside || above) result[at] = EDGE;
      }
    }
  }
  return result;
}
