import type { PageImage } from '../../document/page-image.ts';

/** Copies an image onto another one that has room for it, its top left corner to a pixel. In place. */
export function paste(onto: PageImage, { width, height, pixels }: PageImage, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    onto.pixels.set(pixels.subarray(row * width, (row + 1) * width), (top + row) * onto.width + left);
  }
}
