import { type Box, rotatedBox } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** Cosine and sine of an angle in degrees. */
function parts(degrees: number): [cosine: number, sine: number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** The image rotated clockwise about its centre by bilinear sampling, large enough for all of it; new corners are white. */
export function rotate(image: PageImage, degrees: number): PageImage {
  if (degrees === 0) return image;
  const [cosine, sine] = parts(degrees);
  const { width, height } = rotatedSize(image.width, image.height, degrees);
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

/** The smallest box, in an image `width × height` large, around a box of that image rotated clockwise by `rotate`. */
export function rotateBack(box: Box, width: number, height: number, degrees: number): Box {
  if (degrees === 0) return box;
  const turned = rotatedSize(width, height, degrees);
  return rotatedBox(box, -degrees, { from: [turned.width / 2, turned.height / 2], to: [width / 2, height / 2] });
}

/** How many pixels an image needs once it is rotated. */
function rotatedSize(width: number, height: number, degrees: number): Record<'width' | 'height', number> {
  const [cosine, sine] = parts(degrees).map(Math.abs) as [number, number];
  return { width: Math.ceil(width * cosine + height * sine), height: Math.ceil(width * sine + height * cosine) };
}
