import { DocumentError } from '../../../document/document-error.ts';
import type { PageImage } from '../../../document/page-image.ts';
import { fittingResolution } from '../../resolution.ts';
import { IDENTITY } from '../view.ts';
import type { Engine } from './engine.ts';
import { TEXT, visitObjects } from './objects.ts';

/** FPDFBitmap_Gray, FPDF_ANNOT and FPDF_GRAYSCALE of PDFium's fpdfview.h. */
const GRAY = 1;
const ANNOTATIONS = 0x01;
const GRAYSCALE = 0x08;
const WHITE = 0xffffffff;

/** A page as displayed, annotations included, in grey. @throws DocumentError when there is no memory for it. */
export function renderPage(engine: Engine, document: number, number: number, wanted: number): PageImage {
  return withPage(engine, document, number, (page) => draw(engine, page, number, wanted));
}

/** How far each pixel of a page differs from that of the page without some text objects, as `PdfSource.ink` says. */
export function renderInk(
  engine: Engine,
  document: number,
  number: number,
  objects: ReadonlySet<number>,
  wanted: number,
): PageImage {
  return withPage(engine, document, number, (page) => {
    const all = draw(engine, page, number, wanted);
    let text = 0;
    visitObjects({ engine, page, matrix: IDENTITY }, (object, type) => {
      if (type === TEXT && objects.has(text++)) engine.call.FPDFPageObj_SetIsActive(object, 0);
    });
    const others = draw(engine, page, number, wanted);
    const pixels = all.pixels.map((value, index) => Math.abs(value - (others.pixels[index] as number)));
    return { ...all, pixels };
  });
}

function withPage<T>(engine: Engine, document: number, number: number, action: (page: number) => T): T {
  const page = engine.call.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new DocumentError('processing_failed', `Page ${number} is damaged and cannot be drawn.`);
  try {
    return action(page);
  } finally {
    engine.call.FPDF_ClosePage(page);
  }
}

function draw(engine: Engine, page: number, number: number, wanted: number): PageImage {
  const { call } = engine;
  const [across, down] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
  const { width, height, resolution } = fittingResolution(across, down, wanted);
  const address = call.malloc(width * height);
  const bitmap = address === 0 ? 0 : call.FPDFBitmap_CreateEx(width, height, GRAY, address, width);
  try {
    if (bitmap === 0) {
      throw new DocumentError('processing_failed', `There is not enough memory to draw page ${number}.`);
    }
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | GRAYSCALE);
    return { width, height, pixels: engine.bytesAt(address, width * height), resolution };
  } finally {
    if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
    call.free(address);
  }
}
