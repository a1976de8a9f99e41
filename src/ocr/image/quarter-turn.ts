import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** Quarter turns clockwise, 0 to 3. */
export type Turns = 0 | 1 | 2 | 3;

/** The image turned clockwise. */
export function turn(image: PageImage, turns: Turns): PageImage {
  if (turns === 0) return image;
  const { width, height, pixels } = image;
  const result = new Uint8Array(pixels.length);
  if (turns === 2) {
    for (let at = 0, last = pixels.length - 1; at <= last; at++) result[last - at] = pixels[at] as number;
    return { ...image, pixels: result };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[at] = pixels[y * width + x] as number;
    }
  }
  return { ...image, width: height, height: width, pixels: result };
}

/** Where a box of an image `width × height` pixels large is when the image has been turned clockwise. */
export function turnBox([x0, y0, x1, y1]: Box, width: number, height: number, turns: Turns): Box {
  if (turns === 1) return [height - y1, x0, height - y0, x1];
  if (turns === 2) return [width - x1, height - y1, width - x0, height - y0];
  if (turns === 3) return [y0, width - x1, y1, width - x0];
  return [x0, y0, x1, y1];
}
