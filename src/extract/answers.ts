import type { Document } from '../document/document.ts';
import type { Message } from '../document/message.ts';
import { markdown } from './markdown/markdown.ts';

/** The body of a successful answer without `pageCount`: plain JSON data. */
export interface Answer {
  readonly markdown?: { readonly content: string; readonly pages: readonly { page: number; content: string }[] };
  /** What was seen and not used, or used with doubt. */
  readonly messages?: readonly Message[];
}

/** One row per operation of the API: what it makes of a document. */
export const answers = {
  parse: (document: Document): Answer => ({ markdown: markdown(document) }),
};

export type Operation = keyof typeof answers;
