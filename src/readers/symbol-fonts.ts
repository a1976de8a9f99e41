import { codePoint } from 'dingbat-to-unicode';
import { mtExtraCharacter } from './mt-extra.ts';

/** Fonts whose letters are pictures, by the names under which their characters are known. */
const FONTS = ['MT Extra', 'Symbol', 'Webdings', 'Wingdings', 'Wingdings 2', 'Wingdings 3'];

/** Name of a symbol font in its own spelling; undefined for other fonts. */
export const symbolFont = (name: string | undefined): string | undefined =>
  FONTS.find((font) => font.toLowerCase() === name?.toLowerCase());

/**
 * The character that a symbol font shows for a code, e.g. ☐ for 0xA8 of Wingdings; undefined where that is not known.
 * Word moves the font's own places, one byte each, to the private use area (ISO/IEC 29500-1, 17.3.3.30).
 */
export function symbolCharacter(font: string, code: number): string | undefined {
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (font === 'MT Extra') return mtExtraCharacter(own);
  return (codePoint(font, code) ?? codePoint(font, own))?.string;
}

/** Text set in a symbol font as the characters that it shows; undefined in the place of those not known. */
export const symbolsOf = (text: string, font: string): (string | undefined)[] =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const own = code >= 0xf020 && code <= 0xf0ff ? code - 0xf000 : code;
    return own <= 0x20 || own > 0xff ? character : symbolCharacter(font, own);
  });
