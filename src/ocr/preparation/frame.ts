import { height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { Component } from '../image/connected-components.ts';

/** The blur around a dark edge, in pixels. */
const HALO = 3;
/** What touches the edge of the image and is longer than this share of its shorter side is no text. */
const LEAST_LENGTH = 0.04;

/** Paints white what is dark along the edges of the image: the ground under a photographed page, a scanner's lid. */
export function clearFrame(image: PageImage, parts: readonly Component[]): PageImage {
  const pixels = image.pixels.slice();
  const least = Math.min(image.width, image.height) * LEAST_LENGTH;
  for (const { box, runs } of parts) {
    const touches = box[0] <= 1 || box[1] <= 1 || box[2] >= image.width - 1 || box[3] >= image.height - 1;
    if (!touches || Math.max(width(box), height(box)) < least) continue;
    for (let run = 0; run < runs.length; run += 3) {
      const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
      const from = Math.max(0, first - HALO);
      const to = Math.min(image.width, end + HALO);
      for (let y = Math.max(0, row - HALO); y <= Math.min(image.height - 1, row + HALO); y++) {
        pixels.fill(255, y * image.width + from, y * image.width + to);
      }
    }
  }
  return { ...image, pixels };
}
