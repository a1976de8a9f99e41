/** Characters that GFM may read as markup anywhere in a line. */
const INLINE = /\\(?=[!-/:-@[-`{-~])|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~|\[(?=[^\]]*\]\()|<(?=[a-z/!?])/giu;

/**
 * Escapes what GFM would read as markup in running text: paired emphasis delimiters, code, links, HTML.
 * A single asterisk or underscore renders as itself and is not escaped.
 * @param beside what else may hold its partner.
 */
export function escapeInline(text: string, beside = ''): string {
  return text.replace(INLINE, (mark, offset: number) => (isHarmless(mark, text, offset, beside) ? mark : `\\${mark}`));
}

/** Whether a delimiter is between spaces or has no partner: then it is text (CommonMark 6.2; GFM 6.5). */
function isHarmless(mark: string, text: string, offset: number, beside: string): boolean {
  if (!'*_`~'.includes(mark)) return false;
  const edge = beside.includes(mark) ? mark : ' ';
  const [before = edge, after = edge] = [text[offset - 1], text[offset + 1]];
  if (mark !== '`' && /\s/.test(before) && /\s/.test(after)) return true;
  return text.indexOf(mark) === text.lastIndexOf(mark) && !beside.includes(mark);
}

/** Characters that GFM reads as a block's beginning: heading, quote, bullet, fence, rule, setext underline. */
const BLOCK_START = /^(#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|~~~|```|={2,}\s*$|-{2,}\s*$)/;

/** Escapes the start of a paragraph that GFM would read as another block. Numbers render the same either way. */
export const escapeBlockStart = (text: string): string => text.replace(BLOCK_START, '\\$1');

/** Escapes what would end a cell of a GFM table. */
export const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Empty HTML anchors for the targets of links within the document: Markdown has no syntax for them. */
export const anchorTags = (names: readonly string[] = []): string =>
  names.map((name) => `<a id="${escapeHtml(name)}"></a>`).join('');
