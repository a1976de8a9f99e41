import type { PageImage } from '../../document/page-image.ts';
import type { Turns } from '../../document/turning.ts';

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
