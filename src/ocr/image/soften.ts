import type { PageImage } from '../../document/page-image.ts';

/** Every pixel averaged with its eight neighbours, by the weights 1, 2, 1: noise and a print head's dots run together. */
export function soften(image: PageImage): PageImage {
  const { width, height, pixels } = image;
  const result = pixels.slice();
  const columns = new Uint16Array(width);
  for (let y = 1; y < height - 1; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      columns[x] =
        (pixels[row - width + x] as number) + 2 * (pixels[row + x] as number) + (pixels[row + width + x] as number);
    }
    for (let x = 1; x < width - 1; x++) {
      result[row + x] = ((columns[x - 1] as number) + 2 * (columns[x] as number) + (columns[x + 1] as number) + 8) >> 4;
    }
  }
  return { ...image, pixels: result };
}
