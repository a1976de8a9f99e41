import createPurifier from 'dompurify';

const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'em', 'strong', 'b', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'span', 'div', '#text'],
];
const PLAIN_ATTR = ['colspan', 'rowspan', 'scope', 'align', 'start', 'dir', 'lang'];
const ALLOWED_ATTR = ['href', ...PLAIN_ATTR];
/** Absolute addresses only: a relative one would lead into this site. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:)/i;

const purifier = createPurifier(window);

purifier.addHook('uponSanitizeElement', (node) => {
  if (node instanceof Element && node.localName === 'img') node.before(node.getAttribute('alt') ?? '');
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.localName !== 'a' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitised HTML of a document: text, structure, and links that open in a new tab. It runs and fetches nothing. */
export const sanitise = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP,
    // Otherwise the rule for addresses would drop them.
    ADD_URI_SAFE_ATTR: PLAIN_ATTR,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
