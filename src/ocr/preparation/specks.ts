import { type Box, height } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { Component } from '../image/connected-components.ts';
import { histogram } from '../image/histogram.ts';
import { whitened } from '../image/whiten.ts';
import type { Letters } from './letters.ts';

/** Side of the largest speck in type heights: full stops and dots of letters are larger; and in pixels at least. */
const SIDE = 1 / 8;
const LEAST_AREA = 3;
/** Specks per row of pixels between lines of type, in shares of those per row within them: dots of leaders are none there. */
const EVENLY = 0.3;
/** Fewest specks between lines on a page that is speckled. */
const FEWEST = 40;
/**
 * Greys between which a pixel is neither ink nor paper, how many of them there are for each pixel of ink at most, and the
 * share of light pixels that are white: on pages of black and white alone, which were perhaps drawn at another size.
 * Where ink is of many greys, as on receipts, specks are parts of worn letters.
 */
const MIDDLE = { darkest: 40, lightest: 215, most: 0.9 } as const;
const WHITE = { least: 254, share: 0.97 } as const;
/** Pixels: the blur around a speck. */
const HALO = 1;

/** Whether an image has hardly any grey, as faxes have none. */
export function isBlackAndWhite({ pixels }: PageImage): boolean {
  const counts = histogram(pixels);
  const sum = (from: number, to: number): number => counts.subarray(from, to).reduce((a, b) => a + b, 0);
  const [ink, middle] = [sum(0, MIDDLE.darkest + 1), sum(MIDDLE.darkest + 1, MIDDLE.lightest)];
  return middle <= MIDDLE.most * ink && sum(WHITE.least, 256) >= WHITE.share * sum(128, 256);
}

/**
 * The image without specks, where it is strewn with them as faxes and copies of copies are: recognisers read them as
 * points and dashes. Other images stay as they are.
 * @param parts the image's connected components.
 */
export function withoutSpecks(
  image: PageImage,
  parts: readonly Component[],
  { boxes, typeHeight }: Letters,
): PageImage {
  const most = Math.max(LEAST_AREA, (SIDE * typeHeight) ** 2);
  const specks = parts.filter(({ area }) => area <= most).map(({ box }) => box);
  if (specks.length < FEWEST || !areStrewn(specks, boxes, image.height)) return image;
  return whitened(image, specks, HALO);
}

/** Whether specks are about as frequent between the lines of letters as within them. */
function areStrewn(specks: readonly Box[], letters: readonly Box[], rows: number): boolean {
  const isLine = new Uint8Array(rows);
  for (const [, y0, , y1] of letters) isLine.fill(1, y0, y1);
  const lines = isLine.reduce((sum, one) => sum + one, 0);
  const within = specks.filter((box) => isLine[box[1]] === 1 || isLine[box[1] + height(box) - 1] === 1).length;
  const between = specks.length - within;
  return between >= FEWEST && between * lines >= EVENLY * within * (rows - lines);
}
