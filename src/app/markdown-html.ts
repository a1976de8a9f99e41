import { Marked } from 'marked';
import { escapeHtml } from './escape-html.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    // An image of a document would be fetched from wherever the document says.
    image: ({ text }) => escapeHtml(text),
    // A form control would look as if it were the page's own.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** HTML of Markdown, with images as their alternative text. Raw HTML passes through: sanitise the result. */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false });
