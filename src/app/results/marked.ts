import { Marked, type TokenizerAndRendererExtension } from 'marked';
import footnotes from 'marked-footnote';
import { escapeHtml } from '../escape-html.ts';

/** How a formula between dollars is shown; as its source until the renderer is loaded. */
export type RenderFormula = (latex: string) => string;

/**
 * A formula between dollars, told from sums of money as pandoc does (User's Guide, tex_math_dollars): no space within
 * the dollars, no digit behind the second one.
 */
const FORMULA = /^\$(?=\S)((?:\\.|[^\\$\n])+?)(?<=\S)\$(?!\d)/;

const formula = (render: RenderFormula): TokenizerAndRendererExtension => ({
  name: 'formula',
  level: 'inline',
  start: (text) => text.indexOf('$'),
  tokenizer(text) {
    const [raw, latex] = FORMULA.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'formula', raw, latex };
  },
  renderer: ({ latex }) => render(latex),
});

/** Whether a Markdown text may hold formulas. */
export const mayHoldFormulas = (markdown: string): boolean => /\$\S[^$\n]*\S?\$(?!\d)/.test(markdown);

/** Markdown as Sheaf writes it: GitHub's, with footnotes and formulas. Images show their alternative text. */
export const markedWith = (render: RenderFormula): Marked =>
  new Marked(footnotes({ prefixId: 'footnote-', footnoteDivider: true }), {
    gfm: true,
    extensions: [formula(render)],
    renderer: {
      // An image would be fetched from another origin.
      image: ({ text }) => escapeHtml(text),
      // A form control would seem to be part of the page.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
