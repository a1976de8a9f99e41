import type { PositionedPage } from './page.ts';
import type { Size } from './turning.ts';

/** A page that is nothing but an image and has no words yet. @param number one-based; `size` is in points. */
export const imagePage = (number: number, { width, height }: Size, resolution: number): PositionedPage => ({
  number,
  width,
  height,
  rotation: 0,
  source: 'text',
  words: [],
  rules: [],
  fills: [],
  images: [{ box: [0, 0, width, height], resolution }],
});
