import type { MarkedExtension, TokenizerExtension, Tokens } from 'marked';
import { escapeHtml } from '../output/escape-html.ts';

/** A note or a comment with its label: `[^1]: text`, further lines indented by four spaces (PHP Markdown Extra). */
const NOTE = /^\[\^([^\]\n]+)\]:[ \t]*([^\n]*(?:\n+ {4}[^\n]*)*)(?:\n|$)/;
const REFERENCE = /^\[\^([^\]\n]+)\]/;

const address = (label: string): string => `footnote-${encodeURIComponent(label)}`;
const origin = (label: string): string => `footnote-ref-${encodeURIComponent(label)}`;

const note: TokenizerExtension = {
  name: 'note',
  level: 'block',
  tokenizer(text) {
    const [raw, label, content = ''] = NOTE.exec(text) ?? [];
    if (raw === undefined) return undefined;
    return { type: 'note', raw, label, tokens: this.lexer.blockTokens(content.replaceAll(/\n {4}/g, '\n'), []) };
  },
  childTokens: ['tokens'],
};

const reference: TokenizerExtension = {
  name: 'noteReference',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer(text) {
    const [raw, label] = REFERENCE.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'noteReference', raw, label };
  },
};

/**
 * Notes where they stand, at the foot of their pages, with the labels that the document gives them; also those that
 * nothing refers to. What refers to a note leads to it, and its label leads back.
 */
export const notes: MarkedExtension = {
  extensions: [
    {
      ...note,
      renderer({ label, tokens = [] }: Tokens.Generic) {
        const content = this.parser.parse(tokens);
        const back = `<a href="#${origin(label)}">${escapeHtml(label)}</a>`;
        return `<div id="${address(label)}" data-note="${escapeHtml(label)}">${back}<div>${content}</div></div>\n`;
      },
    },
    {
      ...reference,
      renderer: ({ label }: Tokens.Generic) =>
        `<sup><a id="${origin(label)}" href="#${address(label)}">${escapeHtml(label)}</a></sup>`,
    },
  ],
};
