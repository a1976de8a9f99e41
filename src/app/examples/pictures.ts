import { once } from '../../platform/once.ts';
import type { PageSize, PageSource } from '../pages/page-source.ts';

/** Pixels per point up to which a picture is drawn, at 1.5 of its own; beyond, the page itself is, which stays sharp. */
const MOST = 3;

/**
 * Pages of which there are pictures.
 * @param sizes of the pages, in points.
 * @param picture of a page, from its one-based number.
 * @param file what is drawn where a picture would be blurred, and whose text is found and selected.
 */
export function openPictures(
  sizes: readonly PageSize[],
  picture: (page: number) => Promise<Blob>,
  file: () => Promise<Blob>,
): PageSource {
  const bitmaps = new Map<number, Promise<ImageBitmap>>();
  const bitmapOf = (page: number): Promise<ImageBitmap> => {
    const bitmap = bitmaps.get(page) ?? picture(page).then((blob) => createImageBitmap(blob));
    bitmaps.set(page, bitmap);
    return bitmap;
  };
  let opened: PageSource | undefined;
  const sharp = once(async () => {
    opened = await (await import('../pages/pdf-pages.ts')).openPdfPages(await file());
    return opened;
  });
  const sizeOf = (page: number): PageSize => {
    const size = sizes[page - 1];
    if (!size) throw new RangeError(`There is no page ${page}.`);
    return size;
  };
  return {
    pageCount: sizes.length,
    size: async (page) => sizeOf(page),
    async draw(page, canvas, scale, signal) {
      if (scale > MOST) return (await sharp()).draw(page, canvas, scale, signal);
      const bitmap = await bitmapOf(page);
      signal.throwIfAborted();
      const { width, height } = sizeOf(page);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gives no canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    },
    async layText(page, element, signal) {
      await (await sharp()).layText?.(page, element, signal);
    },
    close() {
      opened?.close();
      for (const bitmap of bitmaps.values()) void bitmap.then((one) => one.close()).catch(() => undefined);
    },
  };
}
