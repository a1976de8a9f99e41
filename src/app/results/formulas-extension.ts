import type { MarkedExtension, Tokens } from 'marked';

/** How a formula is shown, in its line or displayed on one of its own. */
export type RenderFormula = (latex: string, displayed: boolean) => string;

const DISPLAYED = /^\$\$((?:\\.|[^\\$])+?)\$\$/;
/**
 * A formula between dollars, told from sums of money as pandoc does (User's Guide, tex_math_dollars): no space within
 * the dollars, no digit behind the second one.
 */
const IN_LINE = /^\$(?=\S)((?:\\.|[^\\$\n])+?)(?<=\S)\$(?!\d)/;
/** The same in HTML, where sums of money are not escaped: it has a command, a superscript or a subscript. */
const IN_HTML = /\$(?=\S)([^$<\n\\^_]*[\\^_][^$<\n]*)(?<=\S)\$(?!\d)/g;

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Whether a Markdown text may hold formulas. */
export const mayHoldFormulas = (markdown: string): boolean => /\$\S[^$\n]*\S?\$(?!\d)|\$\$[^$]+\$\$/.test(markdown);

/** Formulas of a Markdown text, shown by a function. */
export const formulas = (render: RenderFormula): MarkedExtension => ({
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: (text) => text.indexOf('$'),
      tokenizer(text) {
        const displayed = DISPLAYED.exec(text);
        const [raw, latex] = displayed ?? IN_LINE.exec(text) ?? [];
        return raw === undefined ? undefined : { type: 'formula', raw, latex, displayed: displayed !== null };
      },
      renderer: ({ latex, displayed }: Tokens.Generic) => render(latex, displayed),
    },
  ],
  renderer: {
    html: ({ text }) =>
      text.replace(IN_HTML, (_, latex: string) =>
        render(
          latex.replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity),
          false,
        ),
      ),
  },
});
