import type { ColorImage } from '../color-image.ts';
import { inGrey } from './pixels.ts';

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** The image as dots that grow with its darkness: so many lines of them per inch, turned by so many degrees. */
export function clustered(image: ColorImage, lines: number, degrees: number): ColorImage {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turn = (2 * Math.PI * lines) / image.resolution[0];
  return inGrey(image, (grey, x, y) => {
    const [u, v] = [(x * cosine + y * sine) * turn, (y * cosine - x * sine) * turn];
    return grey / 255 >= 0.5 + (Math.cos(u) + Math.cos(v)) * 0.2475 ? 255 : 0;
  });
}

/** The image as dots of one pixel of an ordered pattern. */
export const ordered = (image: ColorImage): ColorImage =>
  inGrey(image, (grey, x, y) => (grey / 255 > ((BAYER[(y % 4) * 4 + (x % 4)] as number) + 0.5) / 16 ? 255 : 0));

/** The image as scattered dots: what a pixel is too light or dark goes to those after it (Floyd and Steinberg, 1976). */
export function scattered(image: ColorImage): ColorImage {
  const { width } = image;
  let [above, below] = [new Float32Array(width + 2), new Float32Array(width + 2)];
  return inGrey(image, (grey, x) => {
    if (x === 0) [above, below] = [below, new Float32Array(width + 2)];
    const wanted = grey + (above[x + 1] as number);
    const value = wanted > 127 ? 255 : 0;
    const error = wanted - value;
    above[x + 2] = (above[x + 2] as number) + (error * 7) / 16;
    below[x] = (below[x] as number) + (error * 3) / 16;
    below[x + 1] = (below[x + 1] as number) + (error * 5) / 16;
    below[x + 2] = (below[x + 2] as number) + error / 16;
    return value;
  });
}
