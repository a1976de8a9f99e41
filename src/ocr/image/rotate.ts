import type { Box } from '../../document/geometry.ts';
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
  const width = Math.ceil(image.width * Math.abs(cosine) + image.height * Math.abs(sine));
  const height = Math.ceil(image.width * Math.abs(sine) + image.height * Math.abs(cosine));
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
  const [cosine, sine] = parts(degrees);
  const turnedWidth = Math.ceil(width * Math.abs(cosine) + height * Math.abs(sine));
  const turnedHeight = Math.ceil(width * Math.abs(sine) + height * Math.abs(cosine));
  const dx = (box[0] + box[2] - turnedWidth) / 2;
  const dy = (box[1] + box[3] - turnedHeight) / 2;
  const x = dx * cosine + dy * sine + width / 2;
  const y = -dx * sine + dy * cosine + height / 2;
  const [halfWidth, halfHeight] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2];
  const reachX = halfWidth * Math.abs(cosine) + halfHeight * Math.abs(sine);
  const reachY = halfWidth * Math.abs(sine) + halfHeight * Math.abs(cosine);
  return [x - reachX, y - reachY, x + reachX, y + reachY];
}
