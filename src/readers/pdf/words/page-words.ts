import type { FormField } from '../../../document/form-field.ts';
import { type Box, holdsMiddle } from '../../../document/geometry.ts';
import type { Message } from '../../../document/message.ts';
import type { LeftOut, LeftOutReason, PositionedPage, Word } from '../../../document/page.ts';
import { quoted } from '../../../document/quoted.ts';
import type { Link, PartImage, PdfPage, TextToken } from '../source.ts';
import { radicalEdgesOf, radicalsOf } from './drawn-radicals.ts';
import { formFieldOf, valueWords } from './form-fields.ts';
import { areaOf, INK_RESOLUTION, inkIn } from './ink.ts';
import { type IsLinkEdge, linkEdgesOf } from './link-edges.ts';
import { readFromRight } from './right-to-left.ts';
import { readableTokens } from './tokens.ts';
import { partByInk, type Surroundings, suspectsOf, unseenObjects } from './visibility.ts';
import { wallsOf } from './walls.ts';
import { buildWords } from './words.ts';

/** The words of a page that can be seen and read. */
export interface PageWords {
  readonly words: Word[];
  /** The fields of an interactive form that can be seen; none when absent. */
  readonly fields?: FormField[];
  /** Where words are incomplete or left out because the font does not say what their glyphs mean. */
  readonly unmapped: Box[];
  /** The other words of the page that its fonts map to text. */
  readonly leftOut: LeftOut[];
  /** What was left out and why. */
  readonly messages: Message[];
}

/** Draws what text objects add to a part of a page: see `PdfSource.ink`. */
export type DrawInk = (objects: ReadonlySet<number>, area: Box, resolution: number) => PartImage | Promise<PartImage>;

/**
 * The words of a page that can be seen and read, those of its form fields and of free texts at the end.
 * @param drawInk absent where the engine does not draw: then only text that is not painted or clipped away is known to be hidden.
 */
export async function readWords(
  number: number,
  page: PdfPage,
  surroundings: Surroundings & Pick<PositionedPage, 'rules'>,
  drawInk?: DrawInk,
): Promise<PageWords> {
  const parts = await visibleTokens(readFromRight(readableTokens(page.text)), page, surroundings, drawInk);
  const [isLinkEdge, isRadicalEdge] = [linkEdgesOf(page.links), radicalEdgesOf(radicalsOf(page.objects))];
  const isEdge: IsLinkEdge = (a, b) => isLinkEdge(a, b) || isRadicalEdge(a, b);
  const partings = { isWalled: wallsOf(surroundings.rules), isLinkEdge: isEdge };
  const { words: all, doubled } = buildWords(parts.seen, partings);
  const unseen = buildWords(parts.hidden);
  const hidden = [...unseen.words, ...unseen.doubled];
  const outside = new Set([...all, ...hidden].filter(({ box }) => !isOnPage(box, page)));
  const seen = without(all, outside);
  const incomplete = seen.filter(({ text }) => text.includes('\ufffd'));
  const meaningless = incomplete.filter(({ text }) => /^\ufffd+$/.test(text));
  const readable = without(seen, new Set(meaningless));
  const fields = fieldsOn(page);
  const byReason: readonly LeftOut[] = [
    { reason: 'off_page', words: [...outside] },
    { reason: 'hidden', words: without(hidden, outside) },
    { reason: 'doubled', words: doubled },
  ];
  const leftOut = byReason.filter(({ words }) => words.length > 0);
  return {
    words: [
      ...withLinks(readable, page.links),
      ...fields.flatMap(({ words }) => words),
      ...page.freeTexts.flatMap(valueWords).filter(({ box }) => isOnPage(box, page)),
    ],
    ...(fields.length > 0 && { fields }),
    unmapped: incomplete.map(({ box }) => box),
    leftOut,
    messages: [
      ...leftOut.map((words) => leftOutMessage(number, words)),
      ...unmappedMessages(number, incomplete.length),
    ],
  };
}

/** The fields of a page that can be seen, with those of their words that can. */
const fieldsOn = (page: PdfPage): FormField[] =>
  page.widgets
    .map(formFieldOf)
    .filter(({ box }) => isOnPage(box, page))
    .map((field) => ({ ...field, words: field.words.filter(({ box }) => isOnPage(box, page)) }));

/** Parts the tokens that nobody sees from the others. Only pages that may have some are drawn. */
async function visibleTokens(
  tokens: readonly TextToken[],
  { levelling }: PdfPage,
  surroundings: Surroundings,
  drawInk: DrawInk | undefined,
): Promise<{ readonly seen: readonly TextToken[]; readonly hidden: readonly TextToken[] }> {
  const suspects = suspectsOf(tokens, surroundings);
  if (suspects.size === 0) return { seen: tokens, hidden: [] };
  if (!drawInk) {
    const unseen = unseenObjects(tokens);
    return partByInk(tokens, new Set([...suspects].filter((object) => unseen.has(object))), () => false);
  }
  const image = await drawInk(suspects, areaOf(tokens, suspects, levelling), INK_RESOLUTION);
  return partByInk(tokens, suspects, inkIn(image, levelling));
}

const without = (words: readonly Word[], others: ReadonlySet<Word>): readonly Word[] =>
  others.size === 0 ? words : words.filter((word) => !others.has(word));

const REASONS: Readonly<
  Record<
    LeftOutReason,
    { readonly code: Message['code']; readonly one: string; readonly many: string; readonly where: string }
  >
> = {
  off_page: { code: 'text_off_page', one: 'lies', many: 'lie', where: 'outside' },
  hidden: { code: 'hidden_text', one: 'is', many: 'are', where: 'hidden on' },
  doubled: { code: 'doubled_text', one: 'is', many: 'are', where: 'painted a second time on' },
};

function leftOutMessage(page: number, { reason, words }: LeftOut): Message {
  const { code, one, many, where } = REASONS[reason];
  const count =
    words.length === 1
      ? `1 word was left out because it ${one}`
      : `${words.length} words were left out because they ${many}`;
  return { code, page, text: `${count} ${where} page ${page}: ${quoted(words)}.` };
}

function unmappedMessages(page: number, count: number): Message[] {
  if (count === 0) return [];
  const words = count === 1 ? '1 word is' : `${count} words are`;
  const text = `The fonts of page ${page} do not say what some glyphs mean: ${words} incomplete or missing.`;
  return [{ code: 'unmapped_glyphs', page, text }];
}

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
