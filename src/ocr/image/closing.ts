import { type PageImage, WHITE } from '../../document/page-image.ts';
import { DarkFinder } from './dark-finder.ts';

/** How far to look in each of the passes that together look at `size` neighbouring pixels. */
function reaches(size: number): number[] {
  const found: number[] = [];
  for (let span = 1; span < size; span += found.at(-1) as number) found.push(Math.min(span, size - span));
  return found;
}

/** Makes every pixel from `start` to `end` the lightest of it and the one so far behind it. In place. */
function lighten(pixels: Uint8Array, start: number, end: number, reach: number): void {
  for (let at = start; at < end; at++) {
    const other = pixels[at + reach] as number;
    if (other > (pixels[at] as number)) pixels[at] = other;
  }
}

/** Makes every pixel from `start` to `end` the darkest of it and the one so far before it, the last one first. In place. */
function darken(pixels: Uint8Array, start: number, end: number, reach: number): void {
  for (let at = end - 1; at >= start; at--) {
    const other = pixels[at - reach] as number;
    if (other < (pixels[at] as number)) pixels[at] = other;
  }
}

/** For each row of an image where what is not white begins and ends, perhaps with some that is: both 0 where all is white. */
interface Extents {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * Makes every pixel the lightest of the `size` in its row that begin with it. In place; returns what is not white then.
 * Only what is not white is looked at: on most pages little.
 */
function dilateRows(pixels: Uint8Array, width: number, size: number): Extents {
  const rows = pixels.length / width;
  const [starts, ends] = [new Int32Array(rows), new Int32Array(rows)];
  const steps = reaches(size);
  const finder = new DarkFinder({ pixels });
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * width;
    for (let start = finder.next(row * width, end); start < end; ) {
      const at = finder.past(start, end);
      if (at < end && at - start < size) {
        for (let one = start; one < at; one++) pixels[one] = WHITE;
      } else {
        for (const reach of steps) lighten(pixels, start, Math.min(at, end - reach), reach);
        if (ends[row] === 0) starts[row] = start - row * width;
        ends[row] = at - row * width;
      }
      start = finder.next(at, end);
    }
  }
  return { starts, ends };
}

/** The same down the columns; the extents are kept up. */
function dilateColumns(pixels: Uint8Array, width: number, size: number, { starts, ends }: Extents): void {
  for (const reach of reaches(size)) {
    for (let row = 0; row < starts.length - reach; row++) {
      const [start, end] = [starts[row] as number, ends[row] as number];
      if (end === 0) continue;
      const at = row * width;
      const from = Math.max(start, starts[row + reach] as number);
      const to = Math.min(end, ends[row + reach] as number);
      const isBlank = from >= to;
      if (isBlank) pixels.fill(WHITE, at + start, at + end);
      else {
        pixels.fill(WHITE, at + start, at + from);
        lighten(pixels, at + from, at + to, reach * width);
        pixels.fill(WHITE, at + to, at + end);
      }
      starts[row] = isBlank ? 0 : from;
      ends[row] = isBlank ? 0 : to;
    }
  }
}

/** Makes every pixel the darkest of the `size` in its column that end with it. In place; the extents are kept up. */
function erodeColumns(pixels: Uint8Array, width: number, size: number, { starts, ends }: Extents): void {
  for (const reach of reaches(size)) {
    for (let row = starts.length - 1; row >= reach; row--) {
      const [start, end] = [starts[row - reach] as number, ends[row - reach] as number];
      if (end === 0) continue;
      darken(pixels, row * width + start, row * width + end, reach * width);
      starts[row] = ends[row] === 0 ? start : Math.min(start, starts[row] as number);
      ends[row] = Math.max(end, ends[row] as number);
    }
  }
}

/** The same along the rows. */
function erodeRows(pixels: Uint8Array, width: number, size: number, { starts, ends }: Extents): void {
  for (let row = 0; row < starts.length; row++) {
    let end = ends[row] as number;
    if (end === 0) continue;
    const at = row * width;
    for (const reach of reaches(size)) {
      end = Math.min(width, end + reach);
      darken(pixels, at + (starts[row] as number) + reach, at + end, reach);
    }
  }
}

/**
 * Closing by a square of so many pixels a side: the image without what is dark and narrower, such as letters and rules,
 * on whatever ground it lies.
 */
export function closing({ pixels, ...image }: PageImage, size: number): PageImage {
  const closed = pixels.slice();
  const extents = dilateRows(closed, image.width, size);
  dilateColumns(closed, image.width, size, extents);
  erodeColumns(closed, image.width, size, extents);
  erodeRows(closed, image.width, size, extents);
  return { ...image, pixels: closed };
}
