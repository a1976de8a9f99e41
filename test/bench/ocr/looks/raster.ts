import { init } from '@embedpdf/pdfium';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import { POINTS_PER_INCH } from '../../../../src/document/page-image.ts';
import type { ColorImage } from './color-image.ts';

/** FPDFBitmap_BGR of PDFium's fpdfview.h. */
const BGR = 2;
const WHITE = 0xffffffff;

/** The first page of a PDF in colours, at so many pixels per inch across and down. */
export type Rasterise = (pdf: Uint8Array<ArrayBuffer>, across: number, down?: number) => ColorImage;

/** Starts PDFium, which draws pages. */
export async function openRaster(): Promise<Rasterise> {
  const engine = await init({ wasmBinary: await pdfiumWasm() });
  const memory = engine.pdfium as typeof engine.pdfium & { readonly HEAPU8: Uint8Array<ArrayBuffer> };
  const { malloc, free } = memory.wasmExports;
  engine.PDFiumExt_Init();
  return (pdf, across, down = across) => {
    const file = malloc(pdf.length);
    memory.HEAPU8.set(pdf, file);
    const document = engine.FPDF_LoadMemDocument(file, pdf.length, '');
    const page = engine.FPDF_LoadPage(document, 0);
    const width = Math.round((engine.FPDF_GetPageWidthF(page) / POINTS_PER_INCH) * across);
    const height = Math.round((engine.FPDF_GetPageHeightF(page) / POINTS_PER_INCH) * down);
    const address = malloc(width * height * 3);
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGR, address, width * 3);
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const pixels = memory.HEAPU8.slice(address, address + width * height * 3);
    for (let at = 0; at < pixels.length; at += 3) {
      [pixels[at], pixels[at + 2]] = [pixels[at + 2] as number, pixels[at] as number];
    }
    engine.FPDFBitmap_Destroy(bitmap);
    engine.FPDF_ClosePage(page);
    engine.FPDF_CloseDocument(document);
    for (const used of [address, file]) free(used);
    return { width, height, pixels, resolution: [across, down] };
  };
}
