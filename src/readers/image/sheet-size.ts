import { inPoints, letterResolution } from '../../document/page-image.ts';
import type { ImageHeader } from './header.ts';

/** Pixels per inch from which a file's word is taken: below, it is a screen's and says nothing about the sheet. */
const LEAST_RESOLUTION = 150;
const MOST_RESOLUTION = 1200;

/**
 * Pixels per inch of an image: what its file says, if that can be a sheet of paper's, else what makes it as long as a
 * letter.
 */
export function resolutionOf(header: ImageHeader): number {
  const { resolution = 0 } = header;
  return resolution >= LEAST_RESOLUTION && resolution <= MOST_RESOLUTION ? resolution : letterResolution(header);
}

/** The sheet in points, to thousandths, that an image of so many pixels covers at a resolution in pixels per inch. */
export function sheetSize(
  { width, height }: { readonly width: number; readonly height: number },
  resolution: number,
): { width: number; height: number } {
  return { width: inPoints(width, { resolution }), height: inPoints(height, { resolution }) };
}
