import type { Box } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';

/** The image with boxes in whole pixels painted white, and so many pixels around them; the same image without boxes. */
export function whitened(image: PageImage, boxes: readonly Box[], reach = 0): PageImage {
  if (boxes.length === 0) return image;
  const { width, height } = image;
  const pixels = image.pixels.slice();
  for (const [x0, y0, x1, y1] of boxes) {
    const [left, right] = [Math.max(0, x0 - reach), Math.min(width, x1 + reach)];
    const [top, bottom] = [Math.max(0, y0 - reach), Math.min(height, y1 + reach)];
    for (let y = top; y < bottom; y++) pixels.fill(WHITE, y * width + left, y * width + right);
  }
  return { ...image, pixels };
}
