import { POINTS_PER_INCH } from '../document/page-image.ts';

/** Most pixels of a page image: 300 per inch of an A3 sheet. */
export const MOST_PIXELS = 17_500_000;

/**
 * Size in pixels of the image of a page whose size is given in points, at a resolution in pixels per inch that is
 * lowered until the image has at most 17.5 million pixels.
 */
export function fittingResolution(
  width: number,
  height: number,
  wanted: number,
): { width: number; height: number; resolution: number } {
  const pixels = (width * height * wanted ** 2) / POINTS_PER_INCH ** 2;
  const resolution = wanted * Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
  const inPixels = (points: number): number => Math.max(1, Math.round((points / POINTS_PER_INCH) * resolution));
  return { width: inPixels(width), height: inPixels(height), resolution };
}
