import type { PageImage } from '../../document/page-image.ts';
import { rotatedSize } from '../../document/turning.ts';

/** The image rotated clockwise about its centre by bilinear sampling, large enough for all of it; new corners are white. */
export function rotate(image: PageImage, degrees: number): PageImage {
  if (degrees === 0) return image;
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const { width, height } = rotatedSize(image, degrees);
  const { pixels } = image;
  const result = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    const dy = y + 0.5 - height / 2;
    let sourceX = (0.5 - width / 2) * cosine + dy * sine + image.width / 2 - 0.5;
    let sourceY = (width / 2 - 0.5) * sine + dy * cosine + image.height / 2 - 0.5;
    for (let x = 0; x < width; x++, sourceX += cosine, sourceY -= sine) {
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left >= image.width - 1 || top >= image.height - 1) continue;
      const at = top * image.width + left;
      const share = sourceX - left;
      const upper = (pixels[at] as number) * (1 - share) + (pixels[at + 1] as number) * share;
      const lower =
        (pixels[at + image.width] as number) * (1 - share) + (pixels[at + image.width + 1] as number) * share;
      result[y * width + x] = upper + (lower - upper) * (sourceY - top) + 0.5;
    }
  }
  return { ...image, width, height, pixels: result };
}
