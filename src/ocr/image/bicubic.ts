import { type PageImage, WHITE } from '../../document/page-image.ts';
import { sharp } from './catmull-rom.ts';

/** Places between two pixels that are told apart: with more, no grey is another. */
const PLACES = 64;
const TAPS = 4;

/** For each place after the second of four pixels, the weights of the four. */
const WEIGHTS = Float32Array.from({ length: PLACES * TAPS }, (_, at) =>
  sharp(Math.abs(Math.floor(at / TAPS) / PLACES + 1 - (at % TAPS))),
);

/** The grey at a place between the middles of sixteen pixels, by bicubic interpolation; white beyond the image. */
export function sharpGreyAt({ width, height, pixels }: PageImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return WHITE;
  const at = top * width + left;
  // Most of a page is paper, where dark pixels further off change less than a grey.
  if (
    pixels[at] === WHITE &&
    pixels[at + 1] === WHITE &&
    pixels[at + width] === WHITE &&
    pixels[at + width + 1] === WHITE
  ) {
    return WHITE;
  }
  const across = TAPS * Math.floor((x - left) * PLACES);
  const down = TAPS * Math.floor((y - top) * PLACES);
  const first = WEIGHTS[across] as number;
  const second = WEIGHTS[across + 1] as number;
  const third = WEIGHTS[across + 2] as number;
  const fourth = WEIGHTS[across + 3] as number;
  let sum = 0.5;
  for (let row = 0, start = at - width - 1; row < TAPS; row++, start += width) {
    sum +=
      (WEIGHTS[down + row] as number) *
      (first * (pixels[start] as number) +
        second * (pixels[start + 1] as number) +
        third * (pixels[start + 2] as number) +
        fourth * (pixels[start + 3] as number));
  }
  return Math.min(WHITE, Math.max(0, sum));
}
