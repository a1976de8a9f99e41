import { inspect } from '../../readers/image/inspect.ts';
import { resolutionOf, sheetSize } from '../../readers/image/sheet-size.ts';
import type { PageSource } from './page-source.ts';

/** An image as the one page that its text is read from. Rejects when it is not read, or the browser cannot decode it. */
export async function openImagePages(file: Blob): Promise<PageSource> {
  const header = inspect(new Uint8Array(await file.arrayBuffer()));
  const bitmap = await createImageBitmap(file);
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
