import { height, width } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { Component } from '../image/connected-components.ts';
import { touchesEdge } from '../image/touches-edge.ts';

/** Pixels: how far the blur around a dark edge reaches. */
const HALO = 3;
/** Share of the image's shorter side: a longer component that touches the image's edge is no text. */
const LEAST_LENGTH = 0.04;

/**
 * Border noise removal: what is dark along the edges becomes white, as the ground under a photographed page, or a lid.
 * The same image where there is nothing.
 */
export function clearBorders(image: PageImage, parts: readonly Component[]): PageImage {
  const least = Math.min(image.width, image.height) * LEAST_LENGTH;
  const noise = parts.filter(({ box }) => touchesEdge(box, image, 1) && Math.max(width(box), height(box)) >= least);
  if (noise.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const { runs } of noise) {
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
