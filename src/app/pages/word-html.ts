import { sanitise } from '../results/sanitise.ts';

/** Word's built-in styles that mammoth has no elements for. */
const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
];

/** What mammoth makes of a check box. */
const CHECK_BOX = /<input type="checkbox"( checked="checked")? ?\/>/g;

/** A Word file for reading, as sanitised HTML. Rejects when it is damaged or locked. */
export async function wordHtml(file: Blob): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() }, { styleMap: STYLE_MAP });
  // Documents bring no fields of their own into the page: boxes are shown as signs.
  return sanitise(value.replace(CHECK_BOX, (_, checked?: string) => (checked ? '☑' : '☐')));
}
