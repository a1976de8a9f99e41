import type { PageImage } from '../../document/page-image.ts';

/** The image at a fraction of its size: each pixel the mean of a square of so many; what is left over at its edges goes. */
export function shrink(image: PageImage, by: number): PageImage {
  const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)];
  const sums = new Uint32Array(width);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = y * by; row < (y + 1) * by; row++) {
      for (let x = 0, at = row * image.width; x < width; x++) {
        let sum = 0;
        for (const end = at + by; at < end; at++) sum += image.pixels[at] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] as number) / by ** 2;
  }
  return { width, height, pixels, resolution: image.resolution / by };
}
