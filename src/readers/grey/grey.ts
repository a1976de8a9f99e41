import type { ColorPixels } from './color-pixels.ts';
import { showHiddenPrint } from './hidden-print.ts';

/**
 * An image in grey, one byte for each pixel: the luma of its colours (ITU-R BT.601), but what is printed in another colour
 * on paper as light as it, of which luma shows nothing, dark on white.
 */
export function greyOf(image: ColorPixels): Uint8Array<ArrayBuffer> {
  const grey = luma(image);
  showHiddenPrint(image, grey);
  return grey;
}

/** In 8-bit fixed point; greys stay what they are. */
function luma({ width, height, bytes, step, places: [red, green, blue] }: ColorPixels): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += step) {
    const sum =
      77 * (bytes[from + red] as number) + 150 * (bytes[from + green] as number) + 29 * (bytes[from + blue] as number);
    grey[at] = sum >> 8;
  }
  return grey;
}
