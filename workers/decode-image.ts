import type { DecodedImage } from '../src/readers/image/reader.ts';

/** Decodes an image with the browser's own decoder. Rejects when it cannot. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    grey(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
      if (!context) throw new Error('The browser gives no canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return luma(context.getImageData(0, 0, width, height).data);
    },
    close: () => bitmap.close(),
  };
}

/** Luma of ITU-R BT.601 from RGBA, in 8-bit fixed point. */
function luma(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(rgba.length / 4);
  for (let i = 0, j = 0; i < grey.length; i++, j += 4) {
    grey[i] = (77 * (rgba[j] as number) + 150 * (rgba[j + 1] as number) + 29 * (rgba[j + 2] as number)) >> 8;
  }
  return grey;
}
