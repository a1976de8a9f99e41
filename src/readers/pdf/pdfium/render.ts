import { DocumentError } from '../../../document/document-error.ts';
import type { PageImage } from '../../../document/page-image.ts';
import { fittingResolution } from '../../resolution.ts';
import type { Engine } from './engine.ts';

/** FPDFBitmap_Gray, FPDF_ANNOT and FPDF_GRAYSCALE of PDFium's fpdfview.h. */
const GRAY = 1;
const ANNOTATIONS = 0x01;
const GRAYSCALE = 0x08;
const WHITE = 0xffffffff;

/** A page as displayed, annotations included, in grey. @throws DocumentError when there is no memory for it. */
export function renderPage(engine: Engine, document: number, number: number, wanted: number): PageImage {
  const { call } = engine;
  const page = call.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new DocumentError('processing_failed', `Page ${number} is damaged and cannot be drawn.`);
  try {
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
  } finally {
    call.FPDF_ClosePage(page);
  }
}
