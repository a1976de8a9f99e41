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
export function inkRuns(
  image: PageImage,
  threshold: number,
  least: { readonly across: number; readonly down: number },
): InkRuns {
  const { width, height, pixels } = image;
  const finder = new DarkFinder(image, threshold);
  const across: InkRun[] = [];
  const down: InkRun[] = [];
  // Row by row for both directions: columns are far apart in memory. For each column, where its last run begins and ends.
  const tops = new Int32Array(width);
  const ends = new Int32Array(width);
  let above: number[] = [];
  for (let y = 0; y <= height; y++) {
    const row = y * width;
    const end = y < height ? row + width : row;
    const inked: number[] = [];
    for (let first = finder.next(row, end); first < end; ) {
      let at = first;
      for (; at < end && (pixels[at] as number) <= threshold; at++) {
        const x = at - row;
        if (ends[x] !== y) tops[x] = y;
        ends[x] = y + 1;
      }
      inked.push(first - row, at - row);
      if (at - first >= least.across) across.push({ line: y, start: first - row, end: at - row });
      first = finder.next(at, end);
    }
    for (let run = 0; run < above.length; run += 2) {
      for (let x = above[run] as number; x < (above[run + 1] as number); x++) {
        const top = tops[x] as number;
        if (ends[x] === y && y - top >= least.down) down.push({ line: x, start: top, end: y });
      }
    }
    above = inked;
  }
  return { across, down };
}
