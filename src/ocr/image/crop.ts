import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** The part of an image within a box in whole pixels, as far as it lies on the image. */
export function crop(image: PageImage, part: Box): PageImage {
  const [x0, y0] = [Math.max(0, part[0]), Math.max(0, part[1])];
  const width = Math.max(0, Math.min(image.width, part[2]) - x0);
  const height = Math.max(0, Math.min(image.height, part[3]) - y0);
  if (width === image.width && height === image.height) return image;
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y0 + row) * image.width + x0;
    pixels.set(image.pixels.subarray(start, start + width), row * width);
  }
  return { ...image, width, height, pixels };
}
