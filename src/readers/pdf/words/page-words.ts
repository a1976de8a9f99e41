import type { Box } from '../../../document/geometry.ts';
import type { Message } from '../../../document/message.ts';
import type { Word } from '../../../document/page.ts';
import type { Graphics } from '../graphics/graphics.ts';
import type { Engine } from '../pdfium/engine.ts';
import { readFormFields } from '../pdfium/form-fields.ts';
import { type GlyphContext, readGlyphs } from '../pdfium/glyphs.ts';
import { linkAt, readLinks } from '../pdfium/links.ts';
import type { View } from '../view.ts';
import { hiddenWords } from './visibility.ts';
import { buildWords } from './words.ts';

/** The words of a page that can be seen and read, and messages about the others. */
export function readWords(
  engine: Engine,
  document: number,
  page: number,
  number: number,
  graphics: Graphics,
  context: GlyphContext,
): { words: Word[]; unmapped: Box[]; messages: Message[] } {
  const { view } = context;
  const all = buildWords(readGlyphs(engine, page, context));
  const links = readLinks(engine, document, page, view.matrix);
  const placed = all.filter(({ box }) => onPage(box, view));
  const hidden = hiddenWords(placed, { ...graphics, width: view.width, height: view.height });
  const seen = hidden.size === 0 ? placed : placed.filter((word) => !hidden.has(word));
  const incomplete = seen.filter(({ text }) => text.includes('\ufffd'));
  const meaningless = new Set(incomplete.filter(({ text }) => /^\ufffd+$/.test(text)));
  const readable = meaningless.size === 0 ? seen : seen.filter((word) => !meaningless.has(word));
  const linked = links.length === 0 ? readable : readable.map((word) => withLink(word, linkAt(links, word.box)));
  const words = [...linked, ...readFormFields(engine, document, page, view).filter(({ box }) => onPage(box, view))];

  const messages: Message[] = [];
  const report = (code: string, text: string): void => void messages.push({ code, page: number, text });
  const outside = all.length - placed.length;
  if (outside > 0) report('text_off_page', `${leftOut(outside, 'lies', 'lie')} outside page ${number}.`);
  if (hidden.size > 0) report('hidden_text', `${leftOut(hidden.size, 'is', 'are')} hidden on page ${number}.`);
  if (incomplete.length > 0) {
    const text = `The fonts of page ${number} do not say what some glyphs mean: ${incomplete.length} words are incomplete or missing.`;
    report('unmapped_glyphs', text);
  }
  return { words, unmapped: incomplete.map(({ box }) => box), messages };
}

const leftOut = (count: number, one: string, many: string): string =>
  count === 1 ? `1 word was left out because it ${one}` : `${count} words were left out because they ${many}`;

const withLink = (word: Word, link: string | undefined): Word => (link === undefined ? word : { ...word, link });

/** Whether the middle of a box can be seen. */
function onPage(box: Box, { width, height }: View): boolean {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
