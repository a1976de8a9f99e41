import type { Engine } from './engine.ts';

/** What PDFium writes for a hyphen at the end of a line; some fonts have a glyph under this code of which they say nothing. */
const LINE_END_HYPHEN = 0x02;
const HYPHEN = 0x2d;
const FIRST_PRINTABLE = 0x20;
const LAST_CODE_POINT = 0x10ffff;
/** Byte order marks and noncharacters. */
const BYTE_ORDER_MARK = 0xfeff;
const SWAPPED_MARK = 0xfffe;
/** Noncharacter that PDFium has for no text at all. */
const NOTHING = 0xffff;

/** The code point of a character of a text page; of a surrogate pair's two indices the second reads as nothing. */
export function codeAt({ call }: Engine, textPage: number, index: number): number {
  const code = call.FPDFText_GetUnicode(textPage, index);
  if (code === LINE_END_HYPHEN) return call.FPDFText_IsHyphen(textPage, index) === 1 ? HYPHEN : code;
  if (isHighSurrogate(code)) {
    const next = call.FPDFText_GetUnicode(textPage, index + 1);
    return isLowSurrogate(next) ? 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00) : code;
  }
  const isSecond = isLowSurrogate(code) && index > 0 && isHighSurrogate(call.FPDFText_GetUnicode(textPage, index - 1));
  return isSecond ? NOTHING : code;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Whether a code point is white space between words. */
export const isSpace = (code: number): boolean =>
  code === 0x20 ||
  code === 0xa0 ||
  code === 0x3000 ||
  (code >= 0x2000 && code <= 0x200b) ||
  (code >= 0x09 && code <= 0x0d);

/** Whether a code is a control code, which engines give for a glyph of which its font does not say what it means. */
export const isControl = (code: number): boolean => code < FIRST_PRINTABLE && code !== 0;

/** Whether a code stands for no character: a control code, which no font shows, or a noncharacter. */
export const isNothing = (code: number): boolean =>
  isControl(code) || code === BYTE_ORDER_MARK || code === SWAPPED_MARK || code === NOTHING;

/** What PDFium writes for a glyph whose name it does not know. */
const UNNAMED = 0xfffd;

/** Whether a code says nothing of what its glyph means. */
export const isUnknown = (code: number): boolean => isControl(code) || code === 0 || code === UNNAMED;

/** The text of a code; U+FFFD where PDFium knows none. */
export function textOf(code: number): string {
  const isNone = code === 0 || code > LAST_CODE_POINT || isHighSurrogate(code) || isLowSurrogate(code);
  return isNone ? '\ufffd' : String.fromCodePoint(code);
}
