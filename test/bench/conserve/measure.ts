import { markdown } from '../../../src/answers/markdown/markdown.ts';
import type { Document } from '../../../src/document/document.ts';
import type { MessageCode } from '../../../src/document/message.ts';
import type { LeftOutReason, Word } from '../../../src/document/page.ts';
import { visit, wordsOf } from '../../../src/document/walk.ts';
import { type Characters, charactersOf, minus, size } from './characters.ts';
import { shownText } from './shown-text.ts';

/** How the characters of a document fared. */
export interface Conserved {
  /** Characters of PDFium's own text. */
  readonly written: number;
  /** Those of them that are in the Markdown. */
  readonly kept: number;
  /** Those of the others that were left out with a reason, by reason. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Those that are nowhere. */
  readonly lost: Characters;
  /** Characters of the Markdown that PDFium's text has not: form fields, drawn symbols, numbers of notes. */
  readonly added: number;
}

/** Compares PDFium's own text with the Markdown of a document and with what it says was left out. */
export function conserved(text: readonly string[], document: Document): Conserved {
  const written = charactersOf(text);
  const { content, pages } = markdown(document);
  const shown = charactersOf([shownText(content)]);
  const pageByPage = charactersOf(pages.map((page) => shownText(page.content)));
  const total = size(written);
  const leftOut = new Map<string, number>();
  let missing = minus(written, shown);
  const kept = total - size(missing);
  const others = [...leftOutOf(document)].map(([reason, texts]) => [reason, charactersOf(texts)] as const);
  // Tables that go on overleaf have their head once; the Markdown of single pages has it on each.
  for (const [reason, own] of [['head again', minus(pageByPage, shown)] as const, ...others]) {
    const rest = minus(missing, own);
    leftOut.set(reason, size(missing) - size(rest));
    missing = rest;
  }
  return { written: total, kept, leftOut, lost: missing, added: size(minus(shown, written)) };
}

/** The texts that a document left out of its Markdown, by reason: a code of its messages. */
function leftOutOf({ pages, blocks }: Document): Map<MessageCode, string[]> {
  const all = [...visit(blocks)];
  const furniture = all.filter(({ kind }) => kind === 'furniture');
  const leftOut = pages.flatMap((page) => (page.source === 'flow' ? [] : (page.leftOut ?? [])));
  const unseen = (reason: LeftOutReason): Word[] =>
    leftOut.filter((words) => words.reason === reason).flatMap(({ words }) => words);
  const words: readonly (readonly [MessageCode, readonly Word[]])[] = [
    ['running_head', furniture.flatMap(wordsOf)],
    ['text_off_page', unseen('off_page')],
    ['hidden_text', unseen('hidden')],
    ['doubled_text', unseen('doubled')],
    ['line_numbers', all.flatMap((block) => (block.kind === 'code' ? (block.lineNumbers ?? []) : []))],
  ];
  return new Map(words.map(([code, own]) => [code, own.map(({ text }) => text)]));
}
