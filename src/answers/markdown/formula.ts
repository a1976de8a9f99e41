/**
 * An equation in LaTeX as it stands between dollars: equal to the given one, and text to readers that know no formulas.
 * LaTeX ignores white space in formulas, which parts what would be HTML, a link, a reference or an entity.
 */
export const formula = (latex: string): string =>
  latex
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')
    .replace(/(?<!\\)((?:\\\\)*)\$/g, '$1\\$')
    .replaceAll('`', '‘')
    .replace(
      /<(?=[a-z/!?]|[^\s<>]*(?:@|$))|&(?=#\w+;|[a-z]\w+;)|\](?=[(:[])|\[(?=\^)|!(?=\[)|(?:https?|ftp)(?=:\/\/)|www(?=\.)/gi,
      '$& ',
    );

/** A formula in a cell of a GFM table, which a bar would end. */
export const withoutBars = (latex: string): string => latex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');

/** A formula in a link, which a bracket that is alone would end. */
export function withoutLoneBrackets(latex: string): string {
  if (latex.replace(/[^[\]]/g, '').replaceAll('[]', '') === '') return latex;
  return latex.replace(/(?<!\\)\[/g, '\\lbrack ').replace(/(?<!\\)\]/g, '\\rbrack ');
}
