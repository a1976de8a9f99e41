import { Marked } from 'marked';
import { escapeHtml } from '../output/escape-html.ts';
import { formulas, type RenderFormula } from './formulas-extension.ts';
import { leaders } from './leaders-extension.ts';
import { notes } from './notes-extension.ts';

/** Markdown as Sheaf writes it: GitHub's, with notes and formulas. Images show their alternative text. */
export const markedWith = (render: RenderFormula): Marked =>
  new Marked(notes, formulas(render), leaders, {
    gfm: true,
    renderer: {
      // An image would be fetched from another origin.
      image: ({ text }) => escapeHtml(text),
      // A form control would seem to be part of the page.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
