import type { FieldDeclaration } from '../../../document/form-field.ts';
import type { Box } from '../../../document/geometry.ts';
import type { Page, Word } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { WordSpan } from '../../text/word-spans.ts';

/** A field of a form that the file declares, and where the document shows what it is filled in with. */
export interface DeclaredField {
  readonly declaration: FieldDeclaration;
  /** One-based number of the page on which it begins. */
  readonly page: number;
  /** On the level page; absent where the document has no places. */
  readonly box?: Box;
  /** What it shows, in reading order, a span for each line; none where it is empty. */
  readonly spans: readonly Span[];
}

/** A field of a page. */
export type PlacedField = DeclaredField & { readonly box: Box };

/** Whether a field has a place on a page. */
export const isPlaced = (field: DeclaredField): field is PlacedField => field.box !== undefined;

/** The fields that a document's file declares: those of its pages, else those of its text. */
export function declaredFields({ text, wordSpans }: PlainText, pages: readonly Page[]): DeclaredField[] {
  if (pages.some((page) => page.source !== 'flow' && page.fields)) return fieldsOfPages(text, wordSpans, pages);
  const filled = wordSpans.filter(({ field }) => field);
  return [...Map.groupBy(filled, ({ field }) => field as FieldDeclaration)].map(([declaration, spans]) => ({
    declaration,
    page: spans[0]?.page ?? 1,
    spans: joined(text, spans),
  }));
}

function fieldsOfPages(text: string, wordSpans: readonly WordSpan[], pages: readonly Page[]): DeclaredField[] {
  const spanOf = new Map<Word, WordSpan>();
  for (const wordSpan of wordSpans) for (const word of wordSpan.words) spanOf.set(word, wordSpan);
  return pages.flatMap((page) =>
    ((page.source !== 'flow' && page.fields) || []).map((field) => {
      const spans = new Set(field.words.flatMap((word) => spanOf.get(word) ?? []));
      const inOrder = [...spans].sort((a, b) => a.start - b.start);
      return {
        declaration: field,
        page: page.number,
        box: field.level ?? field.box,
        spans: joined(text, inOrder),
      };
    }),
  );
}

/** Spans with nothing but blanks between them as one; trimmed, those that show nothing left out. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans) {
    const last = whole.at(-1);
    if (last && /^[^\S\n]*$/.test(text.slice(last.end, start))) whole[whole.length - 1] = { start: last.start, end };
    else whole.push({ start, end });
  }
  return whole.map((span) => trimSpan(text, span)).filter(({ start, end }) => end > start);
}
