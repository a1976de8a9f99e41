import { type PageImage, WHITE } from '../../document/page-image.ts';

/** The grey at a place between the middles of four pixels, by bilinear interpolation; white beyond the image. */
export function greyAt({ width, height, pixels }: PageImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return WHITE;
  const at = top * width + left;
  const share = x - left;
  const upper = (pixels[at] as number) * (1 - share) + (pixels[at + 1] as number) * share;
  const lower = (pixels[at + width] as number) * (1 - share) + (pixels[at + width + 1] as number) * share;
  return upper + (lower - upper) * (y - top) + 0.5;
}
