import { type PageImage, WHITE } from '../../document/page-image.ts';
import { sharp } from './catmull-rom.ts';
import { DarkFinder } from './dark-finder.ts';
import { soften } from './soften.ts';

/** Source pixels that a pixel of the result is made of, along one side. */
const TAPS = 4;
/** Pixels: type of this height or more is smoothed; strokes of smaller type are no thicker than a pixel and would fade. */
const COARSE_TYPE = 14;

interface Taps {
  /** For every pixel of the result, the places of its sources. */
  readonly places: Int32Array;
  /** Their weights. */
  readonly weights: Float32Array;
}

function taps(from: number, to: number): Taps {
  const places = new Int32Array(to * TAPS);
  const weights = new Float32Array(to * TAPS);
  for (let index = 0; index < to; index++) {
    const centre = ((index + 0.5) * from) / to - 0.5;
    const first = Math.floor(centre) - TAPS / 2 + 1;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += sharp(Math.abs(first + tap - centre));
    for (let tap = 0; tap < TAPS; tap++) {
      places[index * TAPS + tap] = Math.min(from - 1, Math.max(0, first + tap));
      weights[index * TAPS + tap] = sharp(Math.abs(first + tap - centre)) / sum;
    }
  }
  return { places, weights };
}

/** The image enlarged by a factor of at least 1. `typeHeight` in pixels decides how smooth it becomes. */
export const enlarge = (image: PageImage, factor: number, typeHeight: number): PageImage =>
  resize(typeHeight < COARSE_TYPE ? image : soften(image), factor);

/** The image at another size, so many times as large: below 1, of a soft image, by little. */
export function resize(image: PageImage, factor: number): PageImage {
  const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)];
  const across = taps(image.width, width);
  const down = taps(image.height, height);
  const pixels = new Uint8Array(width * height);
  const row = new Float32Array(image.width);
  const isBlank = blankRows(image);
  for (let y = 0; y < height; y++) {
    const sources = down.places.subarray(y * TAPS, (y + 1) * TAPS);
    if (sources.every((source) => isBlank[source] === 1)) {
      pixels.fill(WHITE, y * width, (y + 1) * width);
      continue;
    }
    row.fill(0);
    for (let tap = y * TAPS; tap < (y + 1) * TAPS; tap++) {
      const weight = down.weights[tap] as number;
      const start = (down.places[tap] as number) * image.width;
      for (let x = 0; x < image.width; x++) {
        row[x] = (row[x] as number) + weight * (image.pixels[start + x] as number);
      }
    }
    for (let x = 0, tap = 0; x < width; x++) {
      let sum = 0.5;
      for (let end = tap + TAPS; tap < end; tap++) {
        sum += (across.weights[tap] as number) * (row[across.places[tap] as number] as number);
      }
      pixels[y * width + x] = Math.min(255, Math.max(0, sum));
    }
  }
  return { width, height, pixels, resolution: image.resolution * factor };
}

/** For each row of an image 1 where it is white. */
function blankRows(image: PageImage): Uint8Array {
  const finder = new DarkFinder(image);
  return Uint8Array.from({ length: image.height }, (_, y) => {
    const end = (y + 1) * image.width;
    return finder.next(y * image.width, end) === end ? 1 : 0;
  });
}
