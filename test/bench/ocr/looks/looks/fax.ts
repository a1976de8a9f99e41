import type { ColorImage } from '../color-image.ts';
import { blurred, grainy, inGrey } from '../effects/pixels.ts';
import { bands, grey, printed, type Take } from './look.ts';

/** Pixels per inch of Group 3 fax machines across, and down in standard and fine quality. */
const ACROSS = 204;
const STANDARD = 98;
const FINE = 196;

interface Line {
  readonly down: number;
  /** Grey from which a pixel is white. */
  readonly threshold: number;
  /** Pixels in 10,000 that are black though they should be white, or white though they should be black. */
  readonly specks: number;
  readonly grain: number;
}

const sent =
  ({ down, threshold, specks, grain }: Line): Take =>
  async (page, tools) => {
    const { random } = tools;
    const given = await printed(page, tools, bands(grey(235), grey(0)), ACROSS, down);
    const image = inGrey(grainy(blurred(given, 1), grain, random), (value) => (value >= threshold ? 255 : 0));
    return { image: speckled(image, specks / 10_000, random.below) };
  };

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
    sent({ down: FINE, threshold: 128, specks: 10, grain: 30 }),
    sent({ down: STANDARD, threshold: 128, specks: 4, grain: 20 }),
    sent({ down: FINE, threshold: 165, specks: 40, grain: 40 }),
    sent({ down: STANDARD, threshold: 150, specks: 12, grain: 20 }),
  ],
  held: [
    sent({ down: FINE, threshold: 100, specks: 25, grain: 35 }),
    sent({ down: STANDARD, threshold: 140, specks: 8, grain: 30 }),
    sent({ down: STANDARD, threshold: 115, specks: 2, grain: 10 }),
  ],
};
