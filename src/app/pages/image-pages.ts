import { imageHeader, resolutionOf, sheetSize } from '../../readers/image/sheet-size.ts';
import type { PageSource } from './page-source.ts';

/** An image as the one page that its text is read from. Rejects when the browser cannot decode it. */
export async function openImagePages(file: Blob): Promise<PageSource> {
  const [bitmap, bytes] = await Promise.all([createImageBitmap(file), file.arrayBuffer()]);
  const header = imageHeader(new Uint8Array(bytes)) ?? bitmap;
  const size = sheetSize(bitmap, resolutionOf(header));
  return {
    pageCount: 1,
    size: async () => size,
    async draw(_, canvas, scale) {
      canvas.width = Math.round(size.width * scale);
      canvas.height = Math.round(size.height * scale);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    },
    close: () => bitmap.close(),
  };
}
