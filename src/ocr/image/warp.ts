import type { Flattening } from '../../document/levelling.ts';
import type { PageImage } from '../../document/page-image.ts';
import { greyAt } from './bilinear.ts';

/** The page of an image seen from above, by bilinear sampling; what the image does not show of it is white. */
export function warp(image: PageImage, { width, height, projection }: Flattening): PageImage {
  const [a, b, c, d, e, f, g, h] = projection;
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = y + 0.5;
    for (let x = 0; x < width; x++) {
      const across = x + 0.5;
      const depth = g * across + h * down + 1;
      const sourceX = (a * across + b * down + c) / depth - 0.5;
      const sourceY = (d * across + e * down + f) / depth - 0.5;
      result[y * width + x] = greyAt(image, sourceX, sourceY);
    }
  }
  return { ...image, width, height, pixels: result };
}
