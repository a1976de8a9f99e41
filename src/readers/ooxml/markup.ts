/** What a text's tags amount to, found without building a tree. */
export interface Markup {
  /** Start tags, those of properties aside. */
  readonly elements: number;
  /** Start tags of properties of text and tables and of what is within those: nobody but the parser spends time on it. */
  readonly properties: number;
  /** Most elements open at once. */
  readonly depth: number;
  /** Ampersands. */
  readonly references: number;
  readonly documentType: boolean;
}

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
const SPACE = 0x20;
/** The r that ends the names of all properties. */
const LAST = 0x72;
const QUOTES = [0x22, 0x27];

/** Local names of properties (ISO/IEC 29500-1, 17.3 to 17.6). */
const PROPERTIES = ['pPr', 'rPr', 'tblPr', 'trPr', 'tcPr', 'sectPr'];

/**
 * Counts the tags of an XML text in one pass, so that a hostile part is refused before a parser spends memory on it.
 * Stops counting once a limit is passed or a document type is declared.
 */
export function measureMarkup(text: string, deepest: number, mostElements: number, mostProperties: number): Markup {
  const references = countReferences(text);
  let elements = 0;
  let properties = 0;
  let depth = 0;
  let open = 0;
  // Elements open where properties began; 0 outside them.
  let outer = 0;
  let at = text.indexOf('<');
  while (at !== -1 && depth <= deepest && elements <= mostElements && properties <= mostProperties) {
    if (text.startsWith('<!DOCTYPE', at)) return { elements, properties, depth, references, documentType: true };
    const aside = asideEnd(text, at);
    const end = aside ?? tagEnd(text, at);
    if (end === -1) break;
    if (aside !== null) {
      // Comments, instructions and character data hold no elements.
    } else if (text.charCodeAt(at + 1) === SLASH) {
      if (open === outer) outer = 0;
      open--;
    } else {
      const isProperty = outer > 0 || holdsProperties(text, at);
      if (isProperty) properties++;
      else elements++;
      if (text.charCodeAt(end - 1) !== SLASH) {
        open++;
        if (isProperty && outer === 0) outer = open;
      }
      depth = Math.max(depth, open);
    }
    at = text.indexOf('<', end);
  }
  return { elements, properties, depth, references, documentType: false };
}

/** Whether the tag that begins here is that of a set of properties. */
function holdsProperties(text: string, start: number): boolean {
  let at = start + 1;
  let name = at;
  for (let code = text.charCodeAt(at); code > SPACE && code !== SLASH && code !== GREATER; code = text.charCodeAt(at)) {
    at++;
    if (code === COLON) name = at;
  }
  return text.charCodeAt(at - 1) === LAST && PROPERTIES.includes(text.slice(name, at));
}

function countReferences(text: string): number {
  let count = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) count++;
  return count;
}

/** End of a comment, CDATA section or processing instruction that begins here; -1 when unclosed, null for a tag. */
function asideEnd(text: string, at: number): number | null {
  if (text.startsWith('<!--', at)) return text.indexOf('-->', at);
  if (text.startsWith('<![CDATA[', at)) return text.indexOf(']]>', at);
  if (text.startsWith('<?', at)) return text.indexOf('?>', at);
  return null;
}

/** Index of the `>` that closes a tag; quoted values may hold others. Stops at the next `<`, which no tag may hold. */
function tagEnd(text: string, start: number): number {
  let quote = 0;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LESS) return at;
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) {
      return at;
    } else if (QUOTES.includes(code)) {
      quote = code;
    }
  }
  return -1;
}
