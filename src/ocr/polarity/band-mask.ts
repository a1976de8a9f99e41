import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { type Component, components } from '../image/connected-components.ts';

/** What a pixel is to a band. */
export const OUTSIDE = 0;
export const EDGE = 1;
export const INSIDE = 2;

/** Greys around a band's own that are noise. */
const NOISE = 24;
/** Share of the largest stretch of band pixels from which another one is a part of the band, and no hole in a letter. */
const PART = 0.1;
/** Pixels: where a band and the paper mix. */
export const EDGE_WIDTH = 2;

/** What there is besides a band and its print. */
export interface Surroundings {
  /** Light components that go on beyond the image: what lies between two parts of a band with them is no print. */
  readonly paper: readonly Component[];
  /** Boxes of light areas on the band that are larger than print. */
  readonly panels: readonly Box[];
}

/**
 * For each pixel of an image whether it is inside a band of one grey, what is printed on the band included, on the edge
 * around it, or outside.
 */
export function bandMask(image: PageImage, grey: number, { paper, panels }: Surroundings): Uint8Array {
  const { width, height } = image;
  const isPaper = new Uint8Array(width * height);
  for (const { runs } of paper)
    forRuns(runs, (row, first, end) => isPaper.fill(1, row * width + first, row * width + end));
  const mask = new Uint8Array(width * height);
  const alike = components({ ...image, pixels: image.pixels.map((one) => Math.abs(one - grey)) }, NOISE);
  const largest = alike.reduce((most, { area }) => Math.max(most, area), 0);
  for (const { runs } of alike.filter(({ area }) => area >= PART * largest)) {
    let [last, from] = [-1, 0];
    forRuns(runs, (row, first, end) => {
      const isGap = row === last && !isPaper.subarray(row * width + from, row * width + first).includes(1);
      mask.fill(INSIDE, row * width + (isGap ? from : first), row * width + end);
      [last, from] = [row, end];
    });
  }
  for (const [x0, y0, x1, y1] of panels) {
    for (let y = y0; y < y1; y++) mask.fill(OUTSIDE, y * width + x0, y * width + x1);
  }
  return withEdges(mask, width, height);
}

function forRuns(runs: Int32Array, take: (row: number, first: number, end: number) => void): void {
  for (let run = 0; run < runs.length; run += 3) {
    take(runs[run] as number, runs[run + 1] as number, runs[run + 2] as number);
  }
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
