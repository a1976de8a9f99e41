/** Characters that GFM reads as markup wherever they pair up, and what they look like in harmless places. */
const INLINE = /\\(?=[!-/:-@[-`{-~])|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~|\[(?=[^\]]*\]\()|<(?=[a-z/!?])/giu;

/**
 * Escapes what GFM would take for markup in running text: paired emphasis marks, code, links, HTML.
 * A lone asterisk or underscore stays, as does everything that renders as itself.
 */
export function escapeInline(text: string): string {
  return text.replace(INLINE, (match, offset: number) => (isHarmless(match, text, offset) ? match : `\\${match}`));
}

/** An emphasis mark between spaces, or without a partner, marks nothing (CommonMark, 6.2; GFM, 6.5). */
function isHarmless(mark: string, text: string, offset: number): boolean {
  if (!'*_`~'.includes(mark)) return false;
  const [before = ' ', after = ' '] = [text[offset - 1], text[offset + 1]];
  if (mark !== '`' && /\s/.test(before) && /\s/.test(after)) return true;
  return text.indexOf(mark) === text.lastIndexOf(mark);
}

/** Characters that GFM reads as a block's beginning: heading, quote, bullet, fence, rule, setext underline. */
const BLOCK_START = /^(#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|~~~|```|={2,}\s*$|-{2,}\s*$)/;

/** Escapes a paragraph's first characters where they would make it another block. Numbers read the same either way. */
export const escapeBlockStart = (text: string): string => text.replace(BLOCK_START, '\\$1');

/** Escapes what would end a cell of a GFM table. */
export const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Empty HTML anchors for the targets of links within the document: Markdown has no syntax for them. */
export const anchorTags = (names: readonly string[] = []): string =>
  names.map((name) => `<a id="${escapeHtml(name)}"></a>`).join('');
