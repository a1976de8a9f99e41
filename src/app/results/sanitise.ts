import createPurifier from 'dompurify';
import { alignFigures } from './align-figures.ts';

const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'section'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'em', 'strong', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'span', 'div', '#text'],
  // MathML Core, without what links or annotates.
  ...['math', 'mrow', 'mi', 'mo', 'mn', 'mtext', 'ms', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd', 'mpadded', 'mphantom', 'mstyle', 'mmultiscripts'],
];
const PLAIN_ATTR = [
  ...[
    'colspan',
    'rowspan',
    'scope',
    'align',
    'start',
    'dir',
    'lang',
    'data-leader',
    'data-mark',
    'data-note',
    'data-page',
  ],
  ...['display', 'mathvariant', 'stretchy', 'fence', 'separator', 'form', 'lspace', 'rspace', 'width', 'height'],
];
/** Before the names of places within a document, which are its own and may be those of this page. */
export const PLACE = 'in-document-';
/** Footnotes are named by us. */
const NOTE = /^#?footnote-/;
/** Absolute addresses, for a relative one would lead into this site, and places within the document. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:|#footnote-|#in-document-)/i;

const purifier = createPurifier(window);

/** A picture that is in the page itself: nothing is fetched for it. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif);base64,/;

purifier.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof Element) || node.localName !== 'img') return;
  if (OWN_PICTURE.test(node.getAttribute('src') ?? '')) return;
  node.before(node.getAttribute('alt') ?? '');
  node.remove();
});

purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  const { attrName, attrValue } = data;
  if (NOTE.test(attrValue)) return;
  if (attrName === 'id') data.attrValue = `${PLACE}${attrValue}`;
  else if (attrName === 'href' && attrValue.startsWith('#')) data.attrValue = `#${PLACE}${attrValue.slice(1)}`;
});

/** Blocks whose text may run from right to left, each by its own first letter. */
const BLOCK = /^(?:p|li|h[1-6]|t[dh]|caption|blockquote)$/;

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLTableElement) alignFigures(node);
  if (BLOCK.test(node.localName) && !node.hasAttribute('dir')) node.setAttribute('dir', 'auto');
  const address = node.getAttribute('href');
  if (node.localName !== 'a' || address === null || address.startsWith('#')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Sanitised HTML of a document: text, structure, formulas, pictures that are in it, links that open in a new tab or lead
 * to a place within the document. It runs and fetches nothing.
 */
export const sanitise = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'id', 'src', 'alt', ...PLAIN_ATTR],
    ALLOWED_URI_REGEXP,
    // Otherwise the rule for addresses would drop them.
    ADD_URI_SAFE_ATTR: ['id', 'alt', ...PLAIN_ATTR],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
