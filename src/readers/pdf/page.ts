import { type Box, contains } from '../../document/geometry.ts';
import type { Message, Result } from '../../document/message.ts';
import type { FilledRectangle, ImageRegion, PositionedPage, Rule, Word } from '../../document/page.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';
import { readGlyphs } from './glyphs.ts';
import { readImage } from './images.ts';
import { linkAt, readLinks } from './links.ts';
import { IMAGE, PATH, visitObjects } from './objects.ts';
import { readPath } from './paths.ts';
import { readView, type View } from './view.ts';
import { buildWords } from './words.ts';

/** Reads one page; a page that the engine cannot load is empty and says so in a message. */
export function readPage(engine: Engine, document: number, number: number, fonts: FontCache): Result<PositionedPage> {
  const page = engine.call.FPDF_LoadPage(document, number - 1);
  if (page === 0) return unreadable(number);
  try {
    const view = readView(engine, page);
    const { words, messages } = readWords(engine, document, page, number, view, fonts);
    const { width, height, rotation } = view;
    return {
      value: { number, width, height, rotation, source: 'text', words, ...readGraphics(engine, page, view) },
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

function readWords(
  engine: Engine,
  document: number,
  page: number,
  number: number,
  view: View,
  fonts: FontCache,
): { words: Word[]; messages: Message[] } {
  const all = buildWords(readGlyphs(engine, page, view, fonts));
  const links = readLinks(engine, document, page, view.matrix);
  const words: Word[] = [];
  let outside = 0;
  let unmapped = 0;
  for (const word of all) {
    if (!onPage(word.box, view)) {
      outside++;
      continue;
    }
    if (word.text.includes('\ufffd')) unmapped++;
    if (/^\ufffd+$/.test(word.text)) continue;
    const link = linkAt(links, word.box);
    words.push(link === undefined ? word : { ...word, link });
  }
  const messages: Message[] = [];
  if (outside > 0) {
    const text = `${outside} ${outside === 1 ? 'word lies' : 'words lie'} outside page ${number} and ${outside === 1 ? 'was' : 'were'} left out.`;
    messages.push({ code: 'text_off_page', page: number, text });
  }
  if (unmapped > 0) {
    const text = `The fonts of page ${number} do not say what some glyphs mean: ${unmapped} words are incomplete or missing.`;
    messages.push({ code: 'unmapped_glyphs', page: number, text });
  }
  return { words, messages };
}

function readGraphics(engine: Engine, page: number, view: View) {
  const rules: Rule[] = [];
  const fills: FilledRectangle[] = [];
  const images: ImageRegion[] = [];
  visitObjects(engine, page, view.matrix, (object, type, matrix) => {
    if (type === PATH) readPath(engine, object, matrix, rules, fills);
    else if (type === IMAGE) images.push(readImage(engine, object, matrix));
  });
  const visible = ({ box }: { box: Box }): boolean => touches(box, view);
  return { rules: rules.filter(visible), fills: fills.filter(visible), images: images.filter(visible) };
}

const touches = (box: Box, { width, height }: View): boolean =>
  box[2] >= 0 && box[3] >= 0 && box[0] <= width && box[1] <= height;

/** Whether the middle of a box can be seen. */
function onPage(box: Box, { width, height }: View): boolean {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return contains([0, 0, width, height], [x, y, x, y]);
}
