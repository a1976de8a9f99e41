import type { Box } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';

/** A box of the image, brought to `width × height` greys from 0 to 255 by bilinear sampling. Beyond the image is white. */
export function resize(image: PageImage, box: Box, width: number, height: number): Float32Array {
  const result = new Float32Array(width * height);
  const [stepX, stepY] = [(box[2] - box[0]) / width, (box[3] - box[1]) / height];
  const grey = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= image.width || y >= image.height ? 255 : (image.pixels[y * image.width + x] as number);
  for (let row = 0; row < height; row++) {
    const y = box[1] + (row + 0.5) * stepY - 0.5;
    const top = Math.floor(y);
    for (let column = 0; column < width; column++) {
      const x = box[0] + (column + 0.5) * stepX - 0.5;
      const left = Math.floor(x);
      const upper = grey(left, top) + (grey(left + 1, top) - grey(left, top)) * (x - left);
      const lower = grey(left, top + 1) + (grey(left + 1, top + 1) - grey(left, top + 1)) * (x - left);
      result[row * width + column] = upper + (lower - upper) * (y - top);
    }
  }
  return result;
}
