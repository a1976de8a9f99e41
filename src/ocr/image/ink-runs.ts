import type { PageImage } from '../../document/page-image.ts';

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

/** The runs of pixels at most as light as `threshold` that are at least so many pixels long. */
export function inkRuns(
  { width, height, pixels }: PageImage,
  threshold: number,
  least: { readonly across: number; readonly down: number },
): InkRuns {
  const across: InkRun[] = [];
  const down: InkRun[] = [];
  // Row by row for both directions: columns are far apart in memory.
  const tops = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    let left = 0;
    for (let x = 0; x < width; x++) {
      if (y < height && (pixels[y * width + x] as number) <= threshold) continue;
      if (x > left && x - left >= least.across) across.push({ line: y, start: left, end: x });
      left = x + 1;
      const top = tops[x] as number;
      if (y > top && y - top >= least.down) down.push({ line: x, start: top, end: y });
      tops[x] = y + 1;
    }
    if (width > left && width - left >= least.across) across.push({ line: y, start: left, end: width });
  }
  return { across, down };
}
