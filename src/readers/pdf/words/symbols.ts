/**
 * Glyphs of symbol fonts that PDF writers put at U+F000 plus the byte code (the Windows convention for symbol fonts).
 * Only those that mean something in running text: bullets, ticks, boxes, arrows.
 */
const WINGDINGS: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};
const SYMBOL: Readonly<Record<number, string>> = {
  163: '≤',
  165: '∞',
  167: '♣',
  168: '♦',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  183: '•',
  184: '÷',
  185: '≠',
  187: '≈',
  215: '⋅',
  229: '∑',
  240: '',
};
/** What a private-use code stands for in practice when the font's name does not tell. */
const EITHER: Readonly<Record<number, string>> = { ...WINGDINGS, 183: '•', 168: '☐' };

/** Text of a private-use code point (U+E000 to U+F8FF) in a font; U+FFFD when unknown. */
export function symbolText(code: number, family: string): string {
  const byte = code & 0xff;
  if (code < 0xf000 || code > 0xf0ff) return '\ufffd';
  if (/symbol/i.test(family)) return SYMBOL[byte] ?? ascii(byte);
  if (/wingdings|webdings/i.test(family)) return WINGDINGS[byte] ?? '\ufffd';
  return EITHER[byte] ?? ascii(byte);
}

const ascii = (byte: number): string => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\ufffd');
