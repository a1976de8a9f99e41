import type { PdfPage } from '../source.ts';
import { type View, viewOf } from '../view.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';
import { readFormFields } from './form-fields.ts';
import { readGlyphs } from './glyphs.ts';
import { readLinks } from './links.ts';
import { readObjects } from './page-objects.ts';

/** Reads one page, by its number from 1 on; undefined when the engine cannot load it. */
export function readPage(engine: Engine, document: number, number: number, fonts: FontCache): PdfPage | undefined {
  const page = engine.call.FPDF_LoadPage(document, number - 1);
  if (page === 0) return undefined;
  try {
    const view = readView(engine, page);
    const context = { engine, document, page, view, fonts };
    const { width, height, rotation } = view;
    return {
      width,
      height,
      rotation,
      objects: readObjects(context),
      text: readGlyphs(context),
      links: readLinks(context),
      fields: readFormFields(context),
    };
  } finally {
    engine.call.FPDF_ClosePage(page);
  }
}

/** The view of a loaded page. */
function readView(engine: Engine, page: number): View {
  const { call, scratch } = engine;
  call.FPDF_GetPageBoundingBox(page, scratch);
  // FS_RECTF is left, top, right, bottom.
  const box = { left: engine.float(0), top: engine.float(1), right: engine.float(2), bottom: engine.float(3) };
  return viewOf(box, call.FPDFPage_GetRotation(page));
}
