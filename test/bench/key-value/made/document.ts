/** A key that is asked for, what it means, and the values as printed; no value where the document has none. */
export type Asked = Readonly<Record<string, readonly [description: string, ...values: string[]]>>;

/** A document of our own making. */
export interface MadeDocument {
  readonly id: string;
  /** For printing; its size is that of its style. */
  readonly html: string;
  readonly asked: Asked;
}

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page of HTML in a font, and what else its style says. */
export const htmlPage = (title: string, style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>body { margin: 0 } ${style}</style>${body}`;
