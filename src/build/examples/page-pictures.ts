import { init } from '@embedpdf/pdfium';
import type { PageSize } from '../../app/pages/page-source.ts';
import { pdfiumWasm } from '../engines-in-node.ts';
import { encodePng, type PaletteImage } from './png.ts';

/** Pixels per point: sharp in a pane as wide as half a large screen. */
const SCALE = 1.5;
/** FPDFBitmap_BGR and FPDF_ANNOT of PDFium's fpdfview.h. */
const [BGR, ANNOTATIONS] = [2, 1];
const WHITE = 0xffffffff;
/** Each channel keeps so many values: letters look the same, and the file is a third as large. */
const LEVELS = 16;

export interface PagePicture extends PageSize {
  /** PNG. */
  readonly file: Uint8Array;
}

/** The pages of a PDF as pictures, in order. Throws when PDFium cannot open it. */
export async function drawPages(pdf: Uint8Array): Promise<PagePicture[]> {
  const engine = await init({ wasmBinary: await pdfiumWasm() });
  const { malloc } = engine.pdfium.wasmExports;
  const memory = engine.pdfium as typeof engine.pdfium & { readonly HEAPU8: Uint8Array };
  engine.PDFiumExt_Init();
  const file = malloc(pdf.length);
  memory.HEAPU8.set(pdf, file);
  const document = engine.FPDF_LoadMemDocument(file, pdf.length, '');
  if (document === 0) throw new Error('PDFium cannot open the example.');
  return Array.from({ length: engine.FPDF_GetPageCount(document) }, (_, index) => {
    const page = engine.FPDF_LoadPage(document, index);
    const size = { width: engine.FPDF_GetPageWidthF(page), height: engine.FPDF_GetPageHeightF(page) };
    const [width, height] = [Math.round(size.width * SCALE), Math.round(size.height * SCALE)];
    const address = malloc(width * height * 3);
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGR, address, width * 3);
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS);
    const colours = memory.HEAPU8.slice(address, address + width * height * 3);
    return { ...size, file: encodePng(withPalette(width, height, colours)) };
  });
}

/** The image in few colours, from blue, green and red of each pixel. */
function withPalette(width: number, height: number, colours: Uint8Array): PaletteImage {
  const step = 255 / (LEVELS - 1);
  const level = (at: number): number => Math.round((colours[at] as number) / step);
  const places = new Map<number, number>();
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [blue, green, red] = [level(3 * at), level(3 * at + 1), level(3 * at + 2)];
    const name = (red * LEVELS + green) * LEVELS + blue;
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    pixels[at] = place;
  }
  const channel = (value: number): number => Math.round((value % LEVELS) * step);
  const palette = [...places.keys()].map(
    (name) => [channel(Math.floor(name / LEVELS ** 2)), channel(Math.floor(name / LEVELS)), channel(name)] as const,
  );
  return { width, height, palette, pixels };
}
