import type { Result } from '../../document/message.ts';
import type { PositionedPage } from '../../document/page.ts';
import { readGraphics } from './graphics/graphics.ts';
import type { Engine } from './pdfium/engine.ts';
import { MarkReader, readRoles } from './pdfium/roles.ts';
import { readView } from './view.ts';
import type { FontCache } from './words/fonts.ts';
import { readWords } from './words/page-words.ts';

/** Reads one page; a page that the engine cannot load is empty and says so in a message. */
export function readPage(engine: Engine, document: number, number: number, fonts: FontCache): Result<PositionedPage> {
  const page = engine.call.FPDF_LoadPage(document, number - 1);
  if (page === 0) return unreadable(number);
  try {
    const view = readView(engine, page);
    const context = { view, fonts, marks: new MarkReader(engine), roles: readRoles(engine, page) };
    const graphics = readGraphics(engine, page, view);
    const { words, unmapped, messages } = readWords(engine, document, page, number, graphics, context);
    const { width, height, rotation } = view;
    const { rules, fills, drawings, images } = graphics;
    const painted = { rules, fills, drawings, images };
    return {
      value: { number, width, height, rotation, source: 'text', words, unmapped, ...painted },
      messages,
    };
  } finally {
    engine.call.FPDF_ClosePage(page);
  }
}

function unreadable(number: number): Result<PositionedPage> {
  const empty = { words: [], rules: [], fills: [], images: [] };
  return {
    value: { number, width: 0, height: 0, rotation: 0, source: 'text', ...empty },
    messages: [{ code: 'unreadable_page', page: number, text: `Page ${number} is damaged and could not be read.` }],
  };
}
