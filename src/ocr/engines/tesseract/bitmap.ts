import type { PageImage } from '../../../document/page-image.ts';

/** Bytes of the two headers, and of a palette of 256 colours. */
const FILE_HEADER = 14;
const INFO_HEADER = 40;
const GREYS = 256;
const PALETTE = 4 * GREYS;
/** Rows begin at multiples of so many bytes. */
const ALIGNMENT = 4;

/**
 * The image as an uncompressed Windows bitmap of 256 greys (BITMAPFILEHEADER, BITMAPINFOHEADER; rows from the lowest up).
 * Leptonica reads it as a whole, a portable graymap pixel by pixel. It states no resolution: Tesseract estimates it.
 */
export function bitmap({ width, height, pixels }: PageImage): Uint8Array<ArrayBuffer> {
  const stride = Math.ceil(width / ALIGNMENT) * ALIGNMENT;
  const start = FILE_HEADER + INFO_HEADER + PALETTE;
  const file = new Uint8Array(start + stride * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, start, true);
  view.setUint32(FILE_HEADER, INFO_HEADER, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 8, true);
  view.setUint32(34, stride * height, true);
  view.setUint32(46, GREYS, true);
  for (let grey = 0; grey < GREYS; grey++) file.fill(grey, start - PALETTE + 4 * grey, start - PALETTE + 4 * grey + 3);
  for (let y = 0; y < height; y++) {
    file.set(pixels.subarray(y * width, (y + 1) * width), start + (height - 1 - y) * stride);
  }
  return file;
}
