import type { PageImage } from '../../document/page-image.ts';

/** Stretches of pixels that are filtered one by one: the rows of an image, or the image as a whole for its columns. */
interface Stretches {
  readonly length: number;
  readonly count: number;
  /** From a pixel to its neighbour in the direction of the filter. */
  readonly step: number;
}

/** How far to look in each of the passes that together look at `size` neighbouring pixels. */
function reaches(size: number): number[] {
  const found: number[] = [];
  for (let span = 1; span < size; span += found.at(-1) as number) found.push(Math.min(span, size - span));
  return found;
}

/** Makes every pixel the lightest of the `size` that begin with it. In place. */
function dilate(pixels: Uint8Array, { length, count, step }: Stretches, size: number): void {
  for (const reach of reaches(size).map((pixels) => pixels * step)) {
    for (let start = 0; start < count * length; start += length) {
      const end = start + length - reach;
      for (let at = start; at < end; at++) {
        const other = pixels[at + reach] as number;
        if (other > (pixels[at] as number)) pixels[at] = other;
      }
    }
  }
}

/** Makes every pixel the darkest of the `size` that end with it. In place. */
function erode(pixels: Uint8Array, { length, count, step }: Stretches, size: number): void {
  for (const reach of reaches(size).map((pixels) => pixels * step)) {
    for (let start = 0; start < count * length; start += length) {
      for (let at = start + length - 1; at >= start + reach; at--) {
        const other = pixels[at - reach] as number;
        if (other < (pixels[at] as number)) pixels[at] = other;
      }
    }
  }
}

/**
 * Closing by a square of so many pixels a side: the image without what is dark and narrower, such as letters and rules,
 * on whatever ground it lies.
 */
export function closing({ pixels, ...image }: PageImage, size: number): PageImage {
  const closed = pixels.slice();
  const rows: Stretches = { length: image.width, count: image.height, step: 1 };
  const columns: Stretches = { length: closed.length, count: 1, step: image.width };
  dilate(closed, rows, size);
  dilate(closed, columns, size);
  erode(closed, columns, size);
  erode(closed, rows, size);
  return { ...image, pixels: closed };
}
