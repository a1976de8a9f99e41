import type { Box } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';

/** Paints boxes in whole pixels white, and so many pixels around them, as far as they lie on the image. */
export function whiten({ width, height, pixels }: PageImage, boxes: readonly Box[], reach = 0): void {
  for (const [x0, y0, x1, y1] of boxes) {
    const [left, right] = [Math.max(0, x0 - reach), Math.min(width, x1 + reach)];
    const [top, bottom] = [Math.max(0, y0 - reach), Math.min(height, y1 + reach)];
    for (let y = top; y < bottom; y++) pixels.fill(WHITE, y * width + left, y * width + right);
  }
}
