import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';

const WHITE = 255;

/** The image with everything white but the given boxes, in points. */
export function mask(image: PageImage, boxes: readonly Box[]): PageImage {
  const { width, height, resolution } = image;
  const inPixels = (points: number, most: number): number =>
    Math.max(0, Math.min(most, Math.round((points / POINTS_PER_INCH) * resolution)));
  const pixels = new Uint8Array(image.pixels.length).fill(WHITE);
  for (const [x0, y0, x1, y1] of boxes) {
    const [left, right] = [inPixels(x0, width), inPixels(x1, width)];
    for (let y = inPixels(y0, height); y < inPixels(y1, height); y++) {
      const row = y * width;
      pixels.set(image.pixels.subarray(row + left, row + right), row + left);
    }
  }
  return { ...image, pixels };
}
