import type { DecodedImage } from '../src/readers/image/reader.ts';
import { MOST_PIXELS } from '../src/readers/resolution.ts';

/** Decodes an image with the browser's own decoder. Rejects when it cannot. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = whole;
  const bitmap = await withinLimit(whole);
  return {
    width,
    height,
    colors(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
      if (!context) throw new Error('The browser gives no canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return {
        width,
        height,
        bytes: context.getImageData(0, 0, width, height).data,
        step: 4,
        places: [0, 1, 2],
      };
    },
    close: () => bitmap.close(),
  };
}

/** The image as large as any page is drawn: the photograph of a telephone, kept whole, takes hundreds of megabytes. */
async function withinLimit(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height));
  if (scale >= 1) return bitmap;
  const [resizeWidth, resizeHeight] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  try {
    return await createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  } finally {
    bitmap.close();
  }
}
