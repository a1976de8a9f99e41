import { POINTS_PER_INCH } from '../../document/page-image.ts';
import { type ImageHeader, jpegHeader, pngHeader } from './header.ts';
import { isPng } from './signature.ts';

/** Pixels per inch from which a file's word is taken: below, it is a screen's and says nothing about the sheet. */
const LEAST_RESOLUTION = 150;
const MOST_RESOLUTION = 1200;
/** What a sheet of unknown size measures: the longer side of a letter, in inches. */
const SHEET = 11;

/** What a PNG or JPEG file says of its image; undefined when it is damaged. */
export const imageHeader = (bytes: Uint8Array): ImageHeader | undefined =>
  isPng(bytes) ? pngHeader(bytes) : jpegHeader(bytes);

/**
 * Pixels per inch of an image: what its file says, if that can be a sheet of paper's, else what makes it as long as a
 * letter.
 */
export function resolutionOf({ width, height, resolution = 0 }: ImageHeader): number {
  if (resolution >= LEAST_RESOLUTION && resolution <= MOST_RESOLUTION) return resolution;
  return Math.max(width, height) / SHEET;
}

/** The sheet in points, to thousandths, that an image of so many pixels covers at a resolution in pixels per inch. */
export function sheetSize(
  { width, height }: { readonly width: number; readonly height: number },
  resolution: number,
): { width: number; height: number } {
  const inPoints = (pixels: number): number => Math.round((pixels / resolution) * POINTS_PER_INCH * 1000) / 1000;
  return { width: inPoints(width), height: inPoints(height) };
}
