import type { PageImage } from '../../../src/document/page-image.ts';

/** The image as a binary portable graymap (Netpbm, magic number P5): nothing to encode, nothing to decode. */
export function graymap({ width, height, pixels }: PageImage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
