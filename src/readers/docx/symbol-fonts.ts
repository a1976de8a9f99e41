import { create, type XmlElement } from '../ooxml/xml.ts';

/** Fonts whose letters are pictures, by the names under which mammoth knows their characters. */
const FONTS = ['Symbol', 'Webdings', 'Wingdings', 'Wingdings 2', 'Wingdings 3'];

/** Name of a symbol font in its own spelling; undefined for other fonts. */
export const symbolFont = (name: string | undefined): string | undefined =>
  FONTS.find((font) => font.toLowerCase() === name?.toLowerCase());

/** Text set in a symbol font as the symbols that it shows (ISO/IEC 29500-1, 17.3.3.30). */
export function symbolsOf(text: string, font: string): XmlElement[] {
  return Array.from(text, (character) => {
    // Word moves the font's own places, one byte each, to the private use area.
    const code = (character.codePointAt(0) ?? 0) - (/[\uF020-\uF0FF]/.test(character) ? 0xf000 : 0);
    if (code <= 0x20 || code > 0xff) return create('w:t', {}, [character]);
    return create('w:sym', { 'w:font': font, 'w:char': code.toString(16).toUpperCase() });
  });
}
