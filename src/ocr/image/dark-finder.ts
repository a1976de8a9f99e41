import { type PageImage, WHITE } from '../../document/page-image.ts';

/** Pixels that are looked at together, and these as one signed number when all are white. */
const TOGETHER = 4;
export const ALL_WHITE = -1;

/** The pixels four by four, as many as there are whole fours: `ALL_WHITE` where they are. */
export function inFours(pixels: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = pixels.byteOffset % TOGETHER === 0 ? pixels : pixels.slice();
  return new Int32Array(buffer, byteOffset, Math.floor(length / TOGETHER));
}

/** Finds dark pixels. Most of a page is white, which is passed over by four pixels at a time. */
export class DarkFinder {
  readonly #pixels: Uint8Array;
  readonly #threshold: number;
  readonly #fours: Int32Array;

  /** @param threshold dark are pixels at most as light as this; all that are not white when absent. */
  constructor({ pixels }: Pick<PageImage, 'pixels'>, threshold: number = WHITE - 1) {
    this.#pixels = pixels;
    this.#threshold = threshold;
    this.#fours = threshold < WHITE ? inFours(pixels) : new Int32Array();
  }

  /** The place of the first dark pixel from `from` to before `end`; `end` where there is none. */
  next(from: number, end: number): number {
    const [pixels, fours, threshold] = [this.#pixels, this.#fours, this.#threshold];
    let at = from;
    while (at < end) {
      if ((at & 3) === 0 && at + TOGETHER <= end && fours[at >> 2] === ALL_WHITE) at += TOGETHER;
      else if ((pixels[at] as number) <= threshold) return at;
      else at++;
    }
    return end;
  }
}
