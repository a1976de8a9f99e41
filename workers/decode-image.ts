import type { DecodedImage } from '../src/readers/image/reader.ts';

/** Decodes an image with the browser's own decoder. Rejects when it cannot. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
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
