import type { Cell, Table } from '../../document/block.ts';
import type { Document } from '../../document/document.ts';
import type { Word } from '../../document/page.ts';
import { joinContinuedBlocks } from '../join-continued-blocks.ts';
import type { TextFragment } from './fragments.ts';
import { type LineDraft, linesOf, type TextLine } from './lines.ts';
import type { Span } from './span.ts';
import { alignWords, type WordSpan } from './word-spans.ts';

/** A document as plain text, with the words of each span of it. */
export interface PlainText {
  /**
   * Blocks in reading order, one per line, running heads included. Items and table rows have lines of their own, tabs
   * separate cells, and a forced line break is a line feed.
   */
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** In ascending order, without overlaps. */
  readonly wordSpans: readonly WordSpan[];
  /** Where the content of each table cell is. */
  readonly cells: ReadonlyMap<Cell, Span>;
  /** The document's tables outside other blocks, those that run over pages joined. */
  readonly tables: readonly Table[];
}

/** Plain text of a document with the span of every word in it. */
export function plainText(document: Document): PlainText {
  const blocks = joinContinuedBlocks(document.blocks).map(({ block }) => block);
  const tables = blocks.filter((block) => block.kind === 'table');
  const pageOf = pageOfWords(document);
  const lines: TextLine[] = [];
  const wordSpans: WordSpan[] = [];
  const cells = new Map<Cell, Span>();
  let text = '';
  for (const draft of blocks.flatMap((block) => linesOf(block)).filter(hasText)) {
    const { kind, page, level, marker, parts } = draft;
    if (text !== '') text += '\n';
    const start = text.length;
    if (marker !== '') text += `${marker} `;
    const content = text.length;
    for (const [index, { cell, fragments }] of parts.entries()) {
      if (index > 0) text += '\t';
      const from = text.length;
      for (const fragment of fragments) {
        for (const wordSpan of wordSpansOf(fragment, text.length, pageOf)) wordSpans.push(wordSpan);
        text += fragment.text;
      }
      if (cell) cells.set(cell, { start: from, end: text.length });
    }
    lines.push({ kind, page, start, content, end: text.length, ...(level === undefined ? {} : { level }) });
  }
  return { text, lines, wordSpans, cells, tables };
}

const hasText = ({ parts }: LineDraft): boolean =>
  parts.some(({ fragments }) => fragments.some(({ text }) => text.trim() !== ''));

/** The page of every word that has a place. */
function pageOfWords({ pages }: Document): ReadonlyMap<Word, number> {
  const pageOf = new Map<Word, number>();
  for (const page of pages) {
    if (page.source !== 'flow') for (const word of page.words) pageOf.set(word, page.number);
  }
  return pageOf;
}

function wordSpansOf(
  { text, words, page, link, bold, italic, appearance, field }: TextFragment,
  offset: number,
  pageOf: ReadonlyMap<Word, number>,
): WordSpan[] {
  if (page === undefined || text === '') return [];
  const linked = link === undefined ? {} : { link };
  if (words.length === 0) {
    const styled = { ...(bold && { bold }), ...(italic && { italic }), ...(appearance && { appearance }) };
    return betweenTabs(text).map(({ start, end }) => ({
      ...{ start: offset + start, end: offset + end, page, words },
      ...{ ...linked, ...styled, ...(field && { field }) },
    }));
  }
  return alignWords(text, words).map(({ span, words: own }) => ({
    start: offset + span.start,
    end: offset + span.end,
    page: pageOf.get(own[0] as Word) ?? page,
    words: own,
    ...linked,
  }));
}

/** The parts of a text that stand at its tab stops. */
const betweenTabs = (text: string): Span[] =>
  [...text.matchAll(/[^\t]+/g)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }));

/** Text that has no places and no structure but its lines. */
export function unplacedText(text: string): PlainText {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    lines.push({ kind: 'paragraph', page: 1, start, content: start, end });
    start = end + 1;
  }
  return { text, lines, wordSpans: [], cells: new Map(), tables: [] };
}
