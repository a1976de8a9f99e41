import type { ColorImage } from '../color-image.ts';
import { blurred, grainy, inGrey } from '../effects/pixels.ts';
import { bands, grey, printed, type Take } from './look.ts';

/** Pixels per inch of Group 3 fax machines across, and down in fine quality; standard quality has half as many. */
const ACROSS = 204;
const FINE = 196;

interface Line {
  /** Rows of the fine quality that a row of this one is made of. */
  readonly rows: 1 | 2;
  /** Grey from which a pixel is white. */
  readonly threshold: number;
  /** Pixels in 10,000 that are black though they should be white, or white though they should be black. */
  readonly specks: number;
  readonly grain: number;
}

const sent =
  ({ rows, threshold, specks, grain }: Line): Take =>
  async (page, tools) => {
    const { random } = tools;
    const seen = blurred(await printed(page, tools, bands(grey(235), grey(0)), ACROSS, FINE), 1);
    const image = inGrey(grainy(rows === 1 ? seen : halved(seen), grain, random), (value) =>
      value >= threshold ? 255 : 0,
    );
    return { image: speckled(image, specks / 10_000, random.below) };
  };

/** The image with half as many rows, each the mean of two. */
function halved(image: ColorImage): ColorImage {
  const height = Math.floor(image.height / 2);
  const row = image.width * 3;
  const pixels = new Uint8Array(row * height);
  for (let at = 0; at < pixels.length; at++) {
    const above = Math.floor(at / row) * 2 * row + (at % row);
    pixels[at] = ((image.pixels[above] as number) + (image.pixels[above + row] as number)) / 2;
  }
  return { ...image, height, pixels, resolution: [image.resolution[0], image.resolution[1] / 2] };
}

function speckled(image: ColorImage, share: number, below: (limit: number) => number): ColorImage {
  const pixels = image.pixels.slice();
  const count = image.width * image.height;
  for (let speck = 0; speck < count * share; speck++) {
    const at = below(count - image.width - 1);
    const value = (pixels[at * 3] as number) === 0 ? 255 : 0;
    const places = below(3) === 0 ? [at, at + 1, at + image.width] : [at];
    for (const place of places) pixels.fill(value, place * 3, place * 3 + 3);
  }
  return { ...image, pixels };
}

/** Black and white alone, at 204 by 98 or 196 pixels per inch, with specks. */
export const fax: Record<'shown' | 'held', readonly Take[]> = {
  shown: [
    sent({ rows: 1, threshold: 128, specks: 10, grain: 30 }),
    sent({ rows: 2, threshold: 128, specks: 4, grain: 20 }),
    sent({ rows: 1, threshold: 165, specks: 40, grain: 40 }),
    sent({ rows: 2, threshold: 150, specks: 12, grain: 20 }),
  ],
  held: [
    sent({ rows: 1, threshold: 100, specks: 25, grain: 35 }),
    sent({ rows: 2, threshold: 140, specks: 8, grain: 30 }),
    sent({ rows: 2, threshold: 115, specks: 2, grain: 10 }),
  ],
};
