import { type PageImage, WHITE } from '../../document/page-image.ts';

/** An image with light and dark exchanged. */
export const inverted = (image: PageImage): PageImage => ({
  ...image,
  pixels: image.pixels.map((grey) => WHITE - grey),
});
