import { PageBudget } from '../../../document/budget.ts';
import type { Watch } from '../../../document/watch.ts';
import type { PdfPage } from '../source.ts';
import { type Display, readUpright } from '../upright.ts';
import { withAnnotations } from './annotations.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';
import { readFreeTexts } from './free-texts.ts';
import { readGlyphs } from './glyphs.ts';
import type { FontLettering } from './lettering.ts';
import { readLinks } from './links.ts';
import type { PageContext } from './page-context.ts';
import { readObjects } from './page-objects.ts';
import { readWidgets } from './widgets.ts';

/** Reads one page, by its number from 1 on; undefined when the engine cannot load it. @throws TooMuch beyond `LIMITS`. */
export function readPage(
  engine: Engine,
  document: number,
  number: number,
  { fonts, lettering, watch }: { readonly fonts: FontCache; readonly lettering: FontLettering; readonly watch: Watch },
): PdfPage | undefined {
  const page = engine.call.FPDF_LoadPage(document, number - 1);
  if (page === 0) return undefined;
  try {
    const display = readDisplay(engine, page);
    return readUpright(display, (view, quarterTurns) => {
      const budget = new PageBudget(number, watch);
      const context = { engine, document, page, number, view, fonts, lettering, budget };
      if (quarterTurns === display.quarterTurns) return readInView(context);
      // PDFium puts the text of a line in order as the page is displayed.
      engine.call.FPDFPage_SetRotation(page, quarterTurns);
      const read = readInView(context);
      engine.call.FPDFPage_SetRotation(page, display.quarterTurns);
      return read;
    });
  } finally {
    engine.call.FPDF_ClosePage(page);
  }
}

function readInView(context: PageContext): PdfPage {
  const { width, height, rotation } = context.view;
  const { objects, texts } = readObjects(context);
  return {
    width,
    height,
    rotation,
    objects,
    text: readGlyphs(context, texts),
    links: readLinks(context),
    ...withAnnotations(context, (handles) => ({
      widgets: readWidgets(context, handles),
      freeTexts: readFreeTexts(context, handles),
    })),
  };
}

/** How a loaded page is displayed. */
function readDisplay(engine: Engine, page: number): Display {
  const { call, scratch } = engine;
  call.FPDF_GetPageBoundingBox(page, scratch);
  // FS_RECTF is left, top, right, bottom.
  const box = { left: engine.float(0), top: engine.float(1), right: engine.float(2), bottom: engine.float(3) };
  return { box, quarterTurns: call.FPDFPage_GetRotation(page) };
}
