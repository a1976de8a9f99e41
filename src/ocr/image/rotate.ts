import type { PageImage } from '../../document/page-image.ts';
import { rotatedSize } from '../../document/turning.ts';
import { sharpGreyAt } from './bicubic.ts';

/** The image rotated clockwise about its centre by bicubic sampling, large enough for all of it; new corners are white. */
export function rotate(image: PageImage, degrees: number): PageImage {
  if (degrees === 0) return image;
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const { width, height } = rotatedSize(image, degrees);
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const dy = y + 0.5 - height / 2;
    let sourceX = (0.5 - width / 2) * cosine + dy * sine + image.width / 2 - 0.5;
    let sourceY = (width / 2 - 0.5) * sine + dy * cosine + image.height / 2 - 0.5;
    for (let x = 0; x < width; x++, sourceX += cosine, sourceY -= sine) {
      result[y * width + x] = sharpGreyAt(image, sourceX, sourceY);
    }
  }
  return { ...image, width, height, pixels: result };
}
