import { type PageImage, WHITE } from '../../document/page-image.ts';

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

/**
 * Makes every pixel the lightest of the `size` in its row that begin with it. In place; returns which rows are white
 * then. Only what is not white is looked at: on most pages little.
 */
function dilateRows(pixels: Uint8Array, width: number, size: number): Uint8Array {
  const white = new Uint8Array(pixels.length / width).fill(1);
  const steps = reaches(size);
  for (const row of white.keys()) {
    const end = (row + 1) * width;
    for (let at = row * width; at < end; at++) {
      if (pixels[at] === WHITE) continue;
      const start = at;
      while (at < end && pixels[at] !== WHITE) at++;
      if (at < end && at - start < size) {
        pixels.fill(WHITE, start, at);
        continue;
      }
      for (const reach of steps) lighten(pixels, start, Math.min(at, end - reach), reach);
      white[row] = 0;
    }
  }
  return white;
}

/** The same down the columns; `white` is kept up. */
function dilateColumns(pixels: Uint8Array, width: number, size: number, white: Uint8Array): void {
  for (const reach of reaches(size)) {
    for (let row = 0; row < white.length - reach; row++) {
      if (white[row] === 1) continue;
      const start = row * width;
      if (white[row + reach] === 1) {
        pixels.fill(WHITE, start, start + width);
        white[row] = 1;
      } else {
        lighten(pixels, start, start + width, reach * width);
      }
    }
  }
}

/** Makes every pixel the darkest of the `size` in its column that end with it. In place; `white` is kept up. */
function erodeColumns(pixels: Uint8Array, width: number, size: number, white: Uint8Array): void {
  for (const reach of reaches(size)) {
    for (let row = white.length - 1; row >= reach; row--) {
      if (white[row - reach] === 1) continue;
      darken(pixels, row * width, (row + 1) * width, reach * width);
      white[row] = 0;
    }
  }
}

/** The same along the rows that are not white. */
function erodeRows(pixels: Uint8Array, width: number, size: number, white: Uint8Array): void {
  const steps = reaches(size);
  for (const [row, isWhite] of white.entries()) {
    if (isWhite === 1) continue;
    for (const reach of steps) darken(pixels, row * width + reach, (row + 1) * width, reach);
  }
}

/**
 * Closing by a square of so many pixels a side: the image without what is dark and narrower, such as letters and rules,
 * on whatever ground it lies.
 */
export function closing({ pixels, ...image }: PageImage, size: number): PageImage {
  const closed = pixels.slice();
  const white = dilateRows(closed, image.width, size);
  dilateColumns(closed, image.width, size, white);
  erodeColumns(closed, image.width, size, white);
  erodeRows(closed, image.width, size, white);
  return { ...image, pixels: closed };
}
