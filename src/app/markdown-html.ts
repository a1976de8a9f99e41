import { Marked } from 'marked';
import { escapeHtml } from './escape-html.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    // An image would be fetched from another origin.
    image: ({ text }) => escapeHtml(text),
    // A form control would seem to be part of the page.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/** HTML of Markdown, with images as their alternative text. Raw HTML passes through: sanitise the result. */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false });
