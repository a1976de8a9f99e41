/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is markup around HTML tags, or ends a cell or line, as a character reference. */
const escapeMarks = (html: string): string =>
  html.replace(/[\s\p{Cc}*~`[\]\\|$]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Empty HTML anchors for the targets of links within the document: Markdown has no syntax for them. */
export const anchorTags = (names: readonly string[] = []): string =>
  names.map((name) => `<a id="${escapeMarks(escapeHtml(name))}"></a>`).join('');
