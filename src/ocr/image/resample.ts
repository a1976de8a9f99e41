import { type PageImage, WHITE } from '../../document/page-image.ts';
import { sharp } from './catmull-rom.ts';
import { DarkFinder } from './dark-finder.ts';
import { soften } from './soften.ts';

/** Source pixels that a pixel of the result is made of, along one side. */
const TAPS = 4;
/** Pixels: type of this height or more is smoothed; strokes of smaller type are no thicker than a pixel and would fade. */
const COARSE_TYPE = 14;

interface Taps {
  /** For every pixel of the result, the place of the first of its sources; those beyond an edge are as the edge. */
  readonly firsts: Int32Array;
  /** Their weights. */
  readonly weights: Float32Array;
}

function taps(from: number, to: number): Taps {
  const firsts = new Int32Array(to);
  const weights = new Float32Array(to * TAPS);
  for (let index = 0; index < to; index++) {
    const centre = ((index + 0.5) * from) / to - 0.5;
    const first = Math.floor(centre) - TAPS / 2 + 1;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += sharp(Math.abs(first + tap - centre));
    firsts[index] = first;
    for (let tap = 0; tap < TAPS; tap++) weights[index * TAPS + tap] = sharp(Math.abs(first + tap - centre)) / sum;
  }
  return { firsts, weights };
}

/** The image enlarged by a factor of at least 1. `typeHeight` in pixels decides how smooth it becomes. */
export const enlarge = (image: PageImage, factor: number, typeHeight: number): PageImage =>
  resize(typeHeight < COARSE_TYPE ? image : soften(image), factor);

/** The image at another size, so many times as large: below 1, of a soft image, by little. */
export function resize(image: PageImage, factor: number): PageImage {
  const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)];
  const across = taps(image.width, width);
  const down = taps(image.height, height);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const { firsts, weights } = across;
  const row = new Float32Array(image.width + 2 * TAPS);
  const blank = blankRows(image);
  for (let y = 0; y < height; y++) {
    const rows = Array.from({ length: TAPS }, (_, tap) =>
      Math.min(image.height - 1, Math.max(0, (down.firsts[y] as number) + tap)),
    );
    if (rows.every((source) => blank[source] === 1)) continue;
    mix(row, image, rows, down.weights.subarray(y * TAPS, (y + 1) * TAPS));
    for (let x = 0; x < width; x++) {
      const tap = x * TAPS;
      const place = (firsts[x] as number) + TAPS;
      const sum =
        0.5 +
        (weights[tap] as number) * (row[place] as number) +
        (weights[tap + 1] as number) * (row[place + 1] as number) +
        (weights[tap + 2] as number) * (row[place + 2] as number) +
        (weights[tap + 3] as number) * (row[place + 3] as number);
      pixels[y * width + x] = Math.min(WHITE, Math.max(0, sum));
    }
  }
  return { width, height, pixels, resolution: image.resolution * factor };
}

/** Fills a row with the weighted sum of four of an image, and what is beyond its ends with the first and the last of that. */
function mix(row: Float32Array, { width, pixels }: PageImage, rows: readonly number[], weights: Float32Array): void {
  const [first, second, third, fourth] = rows.map((one) => one * width) as [number, number, number, number];
  const [a, b, c, d] = weights as unknown as [number, number, number, number];
  for (let x = 0; x < width; x++) {
    // As sums of single precision.
    let sum = Math.fround(a * (pixels[first + x] as number));
    sum = Math.fround(sum + b * (pixels[second + x] as number));
    sum = Math.fround(sum + c * (pixels[third + x] as number));
    row[TAPS + x] = sum + d * (pixels[fourth + x] as number);
  }
  row.fill(row[TAPS] as number, 0, TAPS);
  row.fill(row[TAPS + width - 1] as number, TAPS + width);
}

/** For each row of an image 1 where it is white. */
function blankRows(image: PageImage): Uint8Array {
  const finder = new DarkFinder(image);
  return Uint8Array.from({ length: image.height }, (_, y) => {
    const end = (y + 1) * image.width;
    return finder.next(y * image.width, end) === end ? 1 : 0;
  });
}
