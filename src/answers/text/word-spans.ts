import type { Appearance } from '../../document/block.ts';
import type { FieldDeclaration } from '../../document/form-field.ts';
import type { Word } from '../../document/page.ts';
import type { Span } from './span.ts';

/** A range of the plain text and the words of one page that it came from. */
export interface WordSpan extends Span {
  /** One-based page number. */
  readonly page: number;
  /** Empty where the document has no places. */
  readonly words: readonly Word[];
  /** Target address of the link that it is part of. */
  readonly link?: string;
  /** How it is set, in a document that flows; elsewhere its words say so. */
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly appearance?: Appearance;
  /** The field of a form that it fills in, in a document that flows. */
  readonly field?: FieldDeclaration;
}

/**
 * Finds the span of each word in a text that was made of the words in order. The text may lack the hyphen at the end of
 * a line. If a word is not found in turn, all words share the whole text as one span. Offsets are within `text`.
 */
export function alignWords(text: string, words: readonly Word[]): { span: Span; words: readonly Word[] }[] {
  const aligned: { span: Span; words: readonly Word[] }[] = [];
  let cursor = 0;
  for (const word of words) {
    while (/\s/.test(text.charAt(cursor))) cursor++;
    const length = lengthAt(text, cursor, word.text);
    if (length === undefined) return [{ span: { start: 0, end: text.length }, words }];
    aligned.push({ span: { start: cursor, end: cursor + length }, words: [word] });
    cursor += length;
  }
  return aligned;
}

/** Length of a word in the text at `offset`, in UTF-16 units; undefined when the word is not there. */
function lengthAt(text: string, offset: number, word: string): number | undefined {
  if (text.startsWith(word, offset)) return word.length;
  const stem = word.replace(/[-‐]$/, '');
  return stem.length < word.length && text.startsWith(stem, offset) ? stem.length : undefined;
}
