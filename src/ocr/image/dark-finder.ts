import { WHITE } from '../../document/page-image.ts';

/** Pixels that are looked at together, and these as one signed number when all are white. */
const TOGETHER = 4;
const ALL_WHITE = -1;

/** The pixels four by four, as many as there are whole fours: `ALL_WHITE` where they are. */
export function inFours(pixels: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = pixels.byteOffset % TOGETHER === 0 ? pixels : pixels.slice();
  return new Int32Array(buffer, byteOffset, Math.floor(length / TOGETHER));
}

/** The first place from `at`, the first of a four, whose four is not white or reaches beyond `end`. */
export function pastWhite(fours: Int32Array, at: number, end: number): number {
  let four = at >> 2;
  const last = (end >> 2) - 1;
  // All bits are set in a number that is all white, and so they are in what such numbers have in common.
  while (
    four + 3 <= last &&
    ((fours[four] as number) &
      (fours[four + 1] as number) &
      (fours[four + 2] as number) &
      (fours[four + 3] as number)) ===
      ALL_WHITE
  ) {
    four += 4;
  }
  while (four <= last && fours[four] === ALL_WHITE) four++;
  return four << 2;
}

/** Finds dark pixels. Most of a page is white, which is passed over by four pixels at a time. */
export class DarkFinder {
  readonly #pixels: Uint8Array;
  readonly #threshold: number;
  readonly #fours: Int32Array;

  /** @param threshold dark are pixels at most as light as this; all that are not white when absent. */
  constructor({ pixels }: { readonly pixels: Uint8Array }, threshold: number = WHITE - 1) {
    this.#pixels = pixels;
    this.#threshold = threshold;
    this.#fours = threshold < WHITE ? inFours(pixels) : new Int32Array();
  }

  /** The place of the first dark pixel from `from` to before `end`; `end` where there is none. */
  next(from: number, end: number): number {
    const [pixels, fours, threshold] = [this.#pixels, this.#fours, this.#threshold];
    let at = from;
    while (at < end) {
      if ((at & 3) === 0) at = pastWhite(fours, at, end);
      if (at < end && (pixels[at] as number) <= threshold) return at;
      at++;
    }
    return end;
  }

  /** The place after the last of the dark pixels that follow one another from `from`, itself one, to before `end`. */
  past(from: number, end: number): number {
    const [pixels, threshold] = [this.#pixels, this.#threshold];
    let at = from + 1;
    while (at < end && (pixels[at] as number) <= threshold) at++;
    return at;
  }
}
