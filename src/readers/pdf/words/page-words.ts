import { type Box, holdsMiddle } from '../../../document/geometry.ts';
import type { Message } from '../../../document/message.ts';
import type { Word } from '../../../document/page.ts';
import type { Link, PdfPage } from '../source.ts';
import { fieldWords } from './field-words.ts';
import { readableTokens } from './tokens.ts';
import { hiddenWords, type Surroundings } from './visibility.ts';
import { buildWords } from './words.ts';

/** The words of a page that can be seen and read. */
export interface PageWords {
  readonly words: Word[];
  /** Where words are incomplete or left out because the font does not say what their glyphs mean. */
  readonly unmapped: Box[];
  /** What was left out and why. */
  readonly messages: Message[];
}

/** The words of a page that can be seen and read, those of its form fields at the end. */
export function readWords(number: number, page: PdfPage, surroundings: Surroundings): PageWords {
  const all = buildWords(readableTokens(page.text));
  const placed = all.filter(({ box }) => isOnPage(box, page));
  const hidden = hiddenWords(placed, surroundings);
  const seen = hidden.size === 0 ? placed : placed.filter((word) => !hidden.has(word));
  const incomplete = seen.filter(({ text }) => text.includes('\ufffd'));
  const meaningless = new Set(incomplete.filter(({ text }) => /^\ufffd+$/.test(text)));
  const readable = meaningless.size === 0 ? seen : seen.filter((word) => !meaningless.has(word));
  const values = page.fields.flatMap(fieldWords).filter(({ box }) => isOnPage(box, page));
  return {
    words: [...withLinks(readable, page.links), ...values],
    unmapped: incomplete.map(({ box }) => box),
    messages: report(number, all.length - placed.length, hidden.size, incomplete.length),
  };
}

function report(page: number, outside: number, hidden: number, incomplete: number): Message[] {
  const messages: Message[] = [];
  if (outside > 0) {
    messages.push({ code: 'text_off_page', page, text: `${leftOut(outside, 'lies', 'lie')} outside page ${page}.` });
  }
  if (hidden > 0) {
    messages.push({ code: 'hidden_text', page, text: `${leftOut(hidden, 'is', 'are')} hidden on page ${page}.` });
  }
  if (incomplete > 0) {
    const text = `The fonts of page ${page} do not say what some glyphs mean: ${incomplete} words are incomplete or missing.`;
    messages.push({ code: 'unmapped_glyphs', page, text });
  }
  return messages;
}

const leftOut = (count: number, one: string, many: string): string =>
  count === 1 ? `1 word was left out because it ${one}` : `${count} words were left out because they ${many}`;

function withLinks(words: readonly Word[], links: readonly Link[]): readonly Word[] {
  if (links.length === 0) return words;
  return words.map((word) => {
    const link = linkAt(links, word.box);
    return link === undefined ? word : { ...word, link };
  });
}

/** The address of the first link that covers the middle of a box. */
const linkAt = (links: readonly Link[], box: Box): string | undefined =>
  links.find((link) => holdsMiddle(link.box, box))?.uri;

/** Whether the middle of a box can be seen. */
const isOnPage = (box: Box, { width, height }: PdfPage): boolean => holdsMiddle([0, 0, width, height], box);
