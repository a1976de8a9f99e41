import type { Random } from '../../../pii/random.ts';
import type { ColorImage } from '../color-image.ts';

const NUMBERS = 65_536;

/** Grain of a sensor or of paper: every pixel a little lighter or darker, by about so much of 255. */
export function grainy(image: ColorImage, deviation: number, random: Random): ColorImage {
  // Of the sum of four uniform numbers the deviation is the square root of a third.
  const one = (): number => (random.below(NUMBERS) / NUMBERS) * 2 - 1;
  const kept = Float32Array.from(
    { length: NUMBERS },
    () => ((one() + one() + one() + one()) * deviation * Math.sqrt(3)) / 2,
  );
  const pixels = new Uint8Array(image.pixels.length);
  let at = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    if (index % (3 * 256) === 0) at = random.below(NUMBERS - 256);
    const by = kept[at++] as number;
    for (let part = index; part < index + 3; part++) {
      pixels[part] = Math.max(0, Math.min(255, (image.pixels[part] as number) + by));
    }
  }
  return { ...image, pixels };
}

/** The image out of focus: each pixel with a share of those beside it, across and then down, so many times. */
export function blurred(image: ColorImage, times: number): ColorImage {
  let { pixels } = image;
  const row = image.width * 3;
  for (let time = 0; time < times; time++) {
    for (const step of [3, row]) {
      const next = pixels.slice();
      for (let at = step; at < pixels.length - step; at++) {
        next[at] = ((pixels[at - step] as number) + 2 * (pixels[at] as number) + (pixels[at + step] as number)) >> 2;
      }
      pixels = next;
    }
  }
  return { ...image, pixels };
}

/** The image at a fraction of its size: each pixel the mean of a square of so many. */
export function shrunk(image: ColorImage, by: number): ColorImage {
  const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let part = 0; part < 3; part++) {
        let sum = 0;
        for (let down = 0; down < by; down++) {
          for (let across = 0; across < by; across++) {
            sum += image.pixels[((y * by + down) * image.width + x * by + across) * 3 + part] as number;
          }
        }
        pixels[(y * width + x) * 3 + part] = sum / by ** 2;
      }
    }
  }
  return { width, height, pixels, resolution: [image.resolution[0] / by, image.resolution[1] / by] };
}

/** The image with every pixel's grey from its own: `value` gets the mean grey and the place. */
export function inGrey(image: ColorImage, value: (grey: number, x: number, y: number) => number): ColorImage {
  const { width, height } = image;
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [red, green, blue] = [image.pixels[at], image.pixels[at + 1], image.pixels[at + 2]] as [
        number,
        number,
        number,
      ];
      pixels.fill(value(0.3 * red + 0.59 * green + 0.11 * blue, x, y), at, at + 3);
    }
  }
  return { ...image, pixels };
}
