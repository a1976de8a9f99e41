import { goesOn } from '../../../document/list-marker.ts';
import type { Flow, Inline, ParagraphContent } from '../content.ts';
import { lookOf, textOf } from './paragraph-look.ts';
import { cellsIn, FEWEST_CELLS } from './tab-rows.ts';
import { type TypedMarker, typedMarker } from './typed-marker.ts';

/** Most words of a first line that is a heading, and fewest of text below it. */
const MOST_WORDS = 20;
const TEXT_WORDS = 12;
/** Fewest lines of a paragraph that make a list or a table. */
const FEWEST_LINES = 2;

/** Paragraphs whose lines are forced apart, where some of these are items of a list or rows of a table: one for each. */
export const splitLines = (flow: readonly Flow[]): Flow[] =>
  flow.flatMap((content): Flow | Flow[] => (content.kind === 'paragraph' ? splitParagraph(content) : content));

function splitParagraph(paragraph: ParagraphContent): ParagraphContent[] {
  const { inlines, format } = paragraph;
  if (format.list || format.level || format.role || !inlines.some(({ kind }) => kind === 'lineBreak'))
    return [paragraph];
  const written = linesOf(inlines);
  const own = new Set(ownLines(written.map((line) => textOf(line))));
  if (isHeaded(paragraph, written)) own.add(0);
  else if (own.size < FEWEST_LINES) return [paragraph];
  const lines = written.map((line, index) => ({ line, isOwn: own.has(index) }));
  const stretches: Inline[][] = [];
  for (const [index, { line, isOwn }] of lines.entries()) {
    const last = stretches.at(-1);
    if (last && !isOwn && !lines[index - 1]?.isOwn) last.push({ kind: 'lineBreak' }, ...line);
    else stretches.push([...line]);
  }
  let { page } = paragraph;
  return stretches.map((own) => {
    const begun = { ...paragraph, page, inlines: own };
    page = own.findLast((inline) => inline.kind === 'page')?.page ?? page;
    return begun;
  });
}

/** Whether the first line stands out from text below it, as a heading does that is set in one paragraph with it. */
function isHeaded(paragraph: ParagraphContent, [first = [], ...others]: readonly Inline[][]): boolean {
  const title = lookOf({ ...paragraph, inlines: first });
  const below = lookOf({ ...paragraph, inlines: others.flat() });
  if (!title || !below || title.words > MOST_WORDS || below.words < TEXT_WORDS) return false;
  return (title.bold && !below.bold) || title.size > below.size;
}

/** Indices of the lines that are rows, or items with another one before or after them. */
function ownLines(texts: readonly string[]): ReadonlySet<number> {
  const own = new Set<number>();
  let last: { readonly index: number; readonly marker: TypedMarker } | undefined;
  for (const [index, text] of texts.entries()) {
    if (cellsIn(text).length >= FEWEST_CELLS) own.add(index);
    const marker = typedMarker(text, last?.marker);
    if (marker && last && goesOn(last.marker, marker)) own.add(last.index).add(index);
    if (marker) last = { index, marker };
  }
  return own;
}

function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'lineBreak') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}
