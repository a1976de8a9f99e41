import type { Section, Sheet, SheetStyle } from '../sheet/sheet.ts';
import type { Kind } from '../sheet/words.ts';

/** A way to print a resume. */
export interface PageLayout {
  readonly style: SheetStyle;
  /** The content of a style element. */
  readonly css: string;
  /** The content of the body. */
  body(sheet: Sheet): string;
}

/** Text as HTML. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An element with a class around HTML; nothing around nothing. */
export const tag = (name: string, content: string, className = ''): string =>
  content === '' ? '' : `<${name}${className && ` class="${className}"`}>${content}</${name}>`;

/** A list of texts; nothing when there are none. */
export const list = (items: readonly string[]): string =>
  tag('ul', items.map((item) => tag('li', html(item))).join(''));

/** The sections of some kinds, in the order of the kinds. */
export const sectionsOf = ({ sections }: Sheet, kinds: readonly Kind[]): Section[] =>
  kinds.flatMap((kind) => sections.filter((section) => section.kind === kind));

/** A whole page. */
export const pageOf = ({ css, body }: PageLayout, sheet: Sheet): string =>
  `<!doctype html><meta charset="utf-8"><title>CV</title><style>${css}</style><body>${body(sheet)}</body>`;

/** All text of a page, without its marks. */
export const textOf = (page: string): string =>
  page
    .replace(/<(?:title|style)>[\s\S]*?<\/(?:title|style)>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
