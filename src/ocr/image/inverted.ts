import { type PageImage, WHITE } from '../../document/page-image.ts';

/** An image with light and dark exchanged. */
export function inverted(image: PageImage): PageImage {
  const pixels = new Uint8Array(image.pixels.length);
  for (let at = 0; at < pixels.length; at++) pixels[at] = WHITE - (image.pixels[at] as number);
  return { ...image, pixels };
}
