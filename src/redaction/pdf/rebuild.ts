import { DocumentError } from '../../document/document-error.ts';
import type { ColorImage } from '../../readers/grey/color-pixels.ts';
import type { Engine } from '../../readers/pdf/pdfium/engine.ts';
import type { Reading } from '../../readers/reader.ts';
import { ImagePdf } from './image-pdf.ts';

/** Pixels per inch: fine print stays readable, and recognisers read it as well as at 300. */
const RESOLUTION = 200;

interface RebuildOptions {
  /** One-based numbers of the pages that the new file has, in their order. */
  readonly pages: readonly number[];
  /** Draws on the image of a page. */
  readonly alter: (image: ColorImage, number: number) => void;
  /** Makes a JPEG file of an image, for pages that are photographs; all pages are without loss when absent. */
  readonly encodeJpeg?: (image: ColorImage) => Promise<Uint8Array>;
  /** Called before each page with the number of those that are done, and after the last. */
  readonly onProgress?: (pagesDone: number) => void;
}

/**
 * A new PDF of images of pages, with what is drawn on them in the images themselves: what was under it is in it nowhere.
 * @throws DocumentError when pages cannot be drawn.
 */
export async function rebuild(
  engine: Engine,
  reading: Reading,
  options: RebuildOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, alter, encodeJpeg, onProgress } = options;
  if (!reading.renderColors) {
    throw new DocumentError(
      'processing_failed',
      'Pages cannot be drawn in this browser: it does not allow WebAssembly here.',
    );
  }
  const pdf = new ImagePdf(engine);
  try {
    for (const [done, number] of pages.entries()) {
      onProgress?.(done);
      const image = await reading.renderColors(number, RESOLUTION);
      alter(image, number);
      pdf.add(image, isPhotograph(image) ? await encodeJpeg?.(image) : undefined);
    }
    onProgress?.(pages.length);
    return pdf.save();
  } finally {
    pdf.close();
  }
}

/** Share of pixels that are as the one before them, below which an image takes several times the space of its JPEG. */
const EVEN = 0.6;

function isPhotograph({ bytes, step }: ColorImage): boolean {
  let even = 0;
  for (let at = step; at < bytes.length; at += step) if (bytes[at] === bytes[at - step]) even++;
  return even < (EVEN * bytes.length) / step;
}
