import type { Token, Tokens } from 'marked';
import { escapeHtml } from '../output/escape-html.ts';
import type { Mark } from '../state/pointing.svelte.ts';
import { mayHoldFormulas, type RenderFormula } from './formulas-extension.ts';
import { markedWith } from './marked.ts';
import { sanitise } from './sanitise.ts';

const asSource: RenderFormula = (latex) => `<code>${escapeHtml(latex)}</code>`;

/** HTML without style attributes: the policy refuses them, and reports each, even where they are parsed to be left out. */
const unstyled = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/ style=("[^"]*"|'[^']*')/g, ''));

/** Loads the renderer of formulas where a text may hold some. */
export async function formulaRenderer(markdown: string): Promise<RenderFormula> {
  if (!mayHoldFormulas(markdown)) return asSource;
  const { default: temml } = await import('temml');
  return (latex, displayMode) => unstyled(temml.renderToString(latex, { throwOnError: false, displayMode }));
}

/**
 * Markdown as sanitised HTML. A block that `marks` have a range of is in a `div` whose `data-mark` is the mark's id: the
 * first of them, where lists of two pages have become one. Before the first block of each further page is an empty `div`
 * whose `data-page` is its number.
 * @param after the page of what is shown before it; 0 for nothing.
 */
export function readHtml(
  markdown: string,
  marks: readonly Mark[] = [],
  render: RenderFormula = asSource,
  after = 0,
): string {
  const marked = markedWith(render);
  const tokens = marked.lexer(markdown);
  const framed = frame(tokens, markdown, marks, after);
  return sanitise(marked.parser(Object.assign(framed, { links: tokens.links })));
}

const html = (text: string): Tokens.HTML => ({ type: 'html', raw: text, pre: false, text, block: true });

function frame(tokens: readonly Token[], markdown: string, marks: readonly Mark[], after: number): Token[] {
  const framed: Token[] = [];
  let at = 0;
  let next = 0;
  let page = after;
  for (const token of tokens) {
    const start = markdown.indexOf(token.raw, at);
    // What the lexer has normalised is not found.
    if (token.type === 'space' || start === -1) {
      framed.push(token);
      continue;
    }
    at = start + token.raw.length;
    while (next < marks.length && endOf(marks[next] as Mark) <= start) next++;
    const mark = marks[next];
    if (mark && startOf(mark) < at && mark.evidence.page > page) {
      page = mark.evidence.page;
      if (framed.length > 0 || after > 0) framed.push(html(`<div data-page="${page}"></div>`));
    }
    if (mark && startOf(mark) < at)
      framed.push(html(`<div data-mark="${escapeHtml(mark.id)}">`), token, html('</div>'));
    else framed.push(token);
  }
  return framed;
}

const startOf = ({ evidence }: Mark): number => evidence.range?.[0] ?? Number.POSITIVE_INFINITY;
const endOf = ({ evidence }: Mark): number => evidence.range?.[1] ?? Number.POSITIVE_INFINITY;
