import type { PageImage } from '../../document/page-image.ts';
import { DarkFinder } from './dark-finder.ts';

/** Ink without a gap along one row or column of pixels. */
export interface InkRun {
  /** The row, or the column. */
  readonly line: number;
  readonly start: number;
  /** The pixel after the last. */
  readonly end: number;
}

export interface InkRuns {
  /** From the top row down. */
  readonly across: readonly InkRun[];
  /** By the row in which they end. */
  readonly down: readonly InkRun[];
}

/** The runs of pixels at most as light as `threshold`, below white, that are at least so many pixels long. */
export const inkRuns = (
  image: PageImage,
  threshold: number,
  least: { readonly across: number; readonly down: number },
): InkRuns => ({
  across: runsAcross(image, threshold, stepOf(least.across)),
  down: runsDown(image, threshold, stepOf(least.down)),
});

/** Pixels from one to the next of those that are looked at: every run that is as long holds one of them. */
const stepOf = (least: number): number => Math.max(1, Math.ceil(least));

function runsAcross({ width, height, pixels }: PageImage, threshold: number, step: number): InkRun[] {
  const found: InkRun[] = [];
  for (let line = 0; line < height; line++) {
    const row = line * width;
    for (let x = 0; x < width; x += step) {
      if ((pixels[row + x] as number) > threshold) continue;
      let [start, end] = [x, x + 1];
      while (start > 0 && (pixels[row + start - 1] as number) <= threshold) start--;
      while (end < width && (pixels[row + end] as number) <= threshold) end++;
      if (end - start >= step) found.push({ line, start, end });
      // The last one within it: the next is beyond.
      x += Math.floor((end - 1 - x) / step) * step;
    }
  }
  return found;
}

function runsDown(image: PageImage, threshold: number, step: number): InkRun[] {
  const { width, height, pixels } = image;
  const finder = new DarkFinder(image, threshold);
  const found: InkRun[] = [];
  for (let y = 0; y < height; y += step) {
    const past = (y + 1) * width;
    for (let at = finder.next(y * width, past); at < past; at = finder.next(at + 1, past)) {
      const line = at - y * width;
      let start = y;
      while (start > 0 && y - start < step && (pixels[(start - 1) * width + line] as number) <= threshold) start--;
      // The row that was looked at before is in it as well.
      if (y - start === step) continue;
      let end = y + 1;
      while (end < height && (pixels[end * width + line] as number) <= threshold) end++;
      if (end - start >= step) found.push({ line, start, end });
    }
  }
  return found.sort((a, b) => a.end - b.end || a.line - b.line);
}
