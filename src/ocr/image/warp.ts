import type { Flattening } from '../../document/levelling.ts';
import type { PageImage } from '../../document/page-image.ts';

const WHITE = 255;

/** The page of an image seen from above, by bilinear sampling; what the image does not show of it is white. */
export function warp(image: PageImage, { width, height, projection }: Flattening): PageImage {
  const [a, b, c, d, e, f, g, h] = projection;
  const { pixels } = image;
  const result = new Uint8Array(width * height).fill(WHITE);
  for (let y = 0; y < height; y++) {
    const down = y + 0.5;
    for (let x = 0; x < width; x++) {
      const across = x + 0.5;
      const depth = g * across + h * down + 1;
      const sourceX = (a * across + b * down + c) / depth - 0.5;
      const sourceY = (d * across + e * down + f) / depth - 0.5;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left >= image.width - 1 || top >= image.height - 1) continue;
      const at = top * image.width + left;
      const share = sourceX - left;
      const upper = (pixels[at] as number) * (1 - share) + (pixels[at + 1] as number) * share;
      const lower =
        (pixels[at + image.width] as number) * (1 - share) + (pixels[at + image.width + 1] as number) * share;
      result[y * width + x] = upper + (lower - upper) * (sourceY - top) + 0.5;
    }
  }
  return { ...image, width, height, pixels: result };
}
