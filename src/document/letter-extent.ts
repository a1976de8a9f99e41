/**
 * Shares of the font size between which letters end above and below the baseline: chosen around the ascenders (0.63 to
 * 0.72) and descenders (0.16 to 0.22) that Adobe's metrics give for Courier, Times and Helvetica.
 */
const ASCENT = { least: 0.65, most: 1 };
const DESCENT = { least: 0.1, most: 0.3 };

/** A line's height above and below its baseline, in points; y grows downwards. */
interface VerticalExtent {
  readonly top: number;
  readonly bottom: number;
}

/** The extent that is claimed for letters of a size on a baseline, kept within what letters have. */
export const letterExtent = (claimed: VerticalExtent, baseline: number, size: number): VerticalExtent => ({
  top: clamp(claimed.top, baseline - ASCENT.most * size, baseline - ASCENT.least * size),
  bottom: clamp(claimed.bottom, baseline + DESCENT.least * size, baseline + DESCENT.most * size),
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
