import type { PageImage } from '../../document/page-image.ts';

/** Pixels: small type is enlarged to this height. */
const TYPE_HEIGHT = 20;
/** Least factor for any small image: print on thermal paper is read better when it is smoothed. */
const LEAST_FACTOR = 1.3;
/** Greatest factor: more adds time and no detail. */
const GREATEST_FACTOR = 2.4;
/** Most pixels of an enlarged image: a page of A4 at 200 dpi has 3.9 million. */
const MOST_PIXELS = 4e6;
/** A smaller gain is not worth the time. */
const NEGLIGIBLE_FACTOR = 1.2;

/** How many times as large an image should become for its type, given in pixels, to be read well; 1 when it is good. */
export function enlargementOf({ width, height }: PageImage, typeHeight: number): number {
  const wanted = Math.min(GREATEST_FACTOR, Math.max(LEAST_FACTOR, TYPE_HEIGHT / typeHeight));
  const factor = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
  return factor < NEGLIGIBLE_FACTOR ? 1 : factor;
}
