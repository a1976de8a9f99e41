import { LiteParse } from '@llamaindex/liteparse-wasm';
import { loadWasm } from '../engines/in-node.ts';
import { createLiteparse } from '../engines/liteparse.ts';

/** Dots per inch of the images: enough to read small type. */
const DPI = 110;

/** The first pages of a PDF as PNG images, drawn by the PDFium inside LiteParse. */
export async function pageImages(pdf: Uint8Array<ArrayBuffer>, maxPages: number): Promise<Uint8Array<ArrayBuffer>[]> {
  await createLiteparse(loadWasm);
  const painter = new LiteParse({ ocrEnabled: false, quiet: true, extractScreenshots: true, dpi: DPI, maxPages });
  const { screenshots } = await painter.parse(pdf);
  return screenshots.map(({ imageBytes }) => Uint8Array.from(imageBytes));
}
