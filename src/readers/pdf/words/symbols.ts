import { symbolCharacter } from '../../symbol-fonts.ts';
import { adobeCharacter } from './adobe-characters.ts';

/**
 * Glyphs of symbol fonts that PDF writers put at U+F000 plus the byte code (the Windows convention for symbol fonts).
 * Only those that mean something in running text: bullets, ticks, boxes, arrows.
 */
const WINGDINGS: Readonly<Record<number, string>> = {
  40: '☎',
  42: '✉',
  70: '☞',
  74: '☺',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  117: '◆',
  118: '❖',
  119: '◆',
  158: '·',
  159: '•',
  161: '○',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};
const WINGDINGS_2: Readonly<Record<number, string>> = {
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  151: '●',
  152: '•',
  163: '☐',
};
/** All others of its signs are arrows and triangles too: they point at what they stand before. */
const WINGDINGS_3: Readonly<Record<number, string>> = {
  112: '▲',
  113: '▼',
  114: '△',
  115: '▽',
  116: '◀',
  117: '▶',
  118: '◁',
  119: '▷',
};
const POINTER = '▸';
const WEBDINGS: Readonly<Record<number, string>> = {
  51: '◀',
  52: '▶',
  53: '▲',
  54: '▼',
  97: '✓',
  99: '□',
  103: '■',
  110: '●',
  114: '✗',
};
/** WordPerfect's typographic symbols, its character set 4, from the code of `!` on. */
const TYPOGRAPHIC = '●○■•*¶§¡¿«»£¥₧ƒªº½¼¢²ⁿ®©¤¾³‛’‘‟”“–—‹›';
/** The code of Apple's mark in the font Symbol, which other systems do not have. */
const APPLE = 240;
/** What a private-use code stands for in practice when the font's name does not tell. */
const EITHER: Readonly<Record<number, string>> = { ...WINGDINGS, 183: '•', 168: '☐' };

/** Text of a private-use code point (U+E000 to U+F8FF) in a font; U+FFFD when unknown. */
export function symbolText(code: number, family: string): string {
  const byte = code & 0xff;
  if (code < 0xf000 || code > 0xf0ff) return adobeCharacter(code, family) ?? '\ufffd';
  if (isGreekFont(family)) return byte === APPLE ? '' : (symbolCharacter('Symbol', byte) ?? '\ufffd');
  if (isExtraFont(family)) return symbolCharacter('MT Extra', byte) ?? '\ufffd';
  if (/wingdings|webdings/i.test(family)) return picture(byte, family) ?? '\ufffd';
  return EITHER[byte] ?? ascii(byte);
}

/** Whether a font is Adobe's Symbol, of Greek letters and signs of mathematics under the codes of Latin letters. */
export const isGreekFont = (family: string): boolean => /^symbol(?:mt|ps|std)?(?![a-z])/i.test(family);

/** Whether a font is MT Extra, of signs of mathematics under the codes of all letters, or Euclid's with the same. */
export const isExtraFont = (family: string): boolean => /^(?:mt|euclid)[ -]?extra/i.test(family);

/** What a character of MT Extra shows: letters of ASCII are codes. */
export const extraText = (text: string): string =>
  /^[A-Za-z]$/.test(text) ? (symbolCharacter('MT Extra', text.charCodeAt(0)) ?? text) : text;

/** All that the font Symbol holds. */
const GREEK: ReadonlySet<string> = new Set(
  Array.from({ length: 0xff }, (_, code) => symbolCharacter('Symbol', code) ?? '').filter((sign) => sign !== ''),
);

/**
 * What a character of the font Symbol shows: a letter or a sign of Latin-1 that it does not have is the code of one that it
 * has. Marks of ASCII are themselves, as programs put hyphens and quotes into any font.
 */
export const greekText = (text: string): string =>
  GREEK.has(text) || !/^[A-Za-z\u00a1-\u00ff]$/.test(text)
    ? text
    : (symbolCharacter('Symbol', text.charCodeAt(0)) ?? text);

/**
 * What a character of a font of pictures shows. A code that is not known, or one that the font does not explain
 * (U+FFFD), is a bullet: it is no letter, whatever the code says, and most pictures in documents are that. Others are
 * themselves.
 */
export function pictureText(text: string, family: string): string {
  const code = text.charCodeAt(0);
  if (text === '\ufffd') return '•';
  return code > 0xff || code <= 0x20 ? text : (picture(code, family) ?? '•');
}

function picture(code: number, family: string): string | undefined {
  if (/^wptypographic/i.test(family)) return TYPOGRAPHIC[code - 0x21];
  if (/^webdings/i.test(family)) return WEBDINGS[code] ?? shown('Webdings', code);
  if (/2/.test(family)) return WINGDINGS_2[code] ?? shown('Wingdings 2', code);
  return /3/.test(family) ? (WINGDINGS_3[code] ?? POINTER) : (WINGDINGS[code] ?? shown('Wingdings', code));
}

/** Arrows, shapes and signs; neither enclosed numbers nor pictures that few fonts have. */
const SIGN = /[\u2190-\u21ff\u2500-\u2775\u2794-\u27bf]/;

/** What a font shows for a code, where that is a plain sign. */
function shown(font: string, code: number): string | undefined {
  const sign = symbolCharacter(font, code) ?? '';
  return SIGN.test(sign) ? sign : undefined;
}

const ascii = (byte: number): string => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\ufffd');
