import { PageBudget } from '../../../document/budget.ts';
import type { Watch } from '../../../document/watch.ts';
import type { PdfPage } from '../source.ts';
import { type Display, readUpright } from '../upright.ts';
import { withAnnotations } from './annotations.ts';
import { paintAppearances } from './appearances.ts';
import type { Engine } from './engine.ts';
import { readFreeTexts } from './free-texts.ts';
import { readGlyphs } from './glyphs.ts';
import { readLinks } from './links.ts';
import type { LoadedPages } from './loaded-pages.ts';
import type { PageContext } from './page-context.ts';
import { readObjects } from './page-objects.ts';
import { readWidgets } from './widgets.ts';

/** An opened document and what its pages are read with. */
interface OpenDocument extends Pick<PageContext, 'engine' | 'document' | 'fonts' | 'lettering'> {
  readonly pages: LoadedPages;
  readonly watch: Watch;
}

/** Reads one page, by its number from 1 on; undefined when the engine cannot load it. @throws TooMuch beyond `LIMITS`. */
export function readPage({ pages, watch, ...opened }: OpenDocument, number: number): PdfPage | undefined {
  const { engine } = opened;
  const page = pages.load(number);
  if (page === 0) return undefined;
  const display = readDisplay(engine, page);
  paintAppearances({ engine, document: opened.document, page, budget: new PageBudget(number, watch) });
  return readUpright(display, (view, quarterTurns) => {
    const budget = new PageBudget(number, watch);
    const context = { ...opened, page, number, view, budget };
    if (quarterTurns === display.quarterTurns) return readInView(context);
    // PDFium puts the text of a line in order as the page is displayed.
    engine.call.FPDFPage_SetRotation(page, quarterTurns);
    const read = readInView(context);
    engine.call.FPDFPage_SetRotation(page, display.quarterTurns);
    return read;
  });
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
