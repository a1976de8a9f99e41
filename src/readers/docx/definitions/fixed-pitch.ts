import { child, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { value } from './properties.ts';

/** Whether all letters of a font are equally wide, by its name. */
export type FixedPitch = (font: string) => boolean;

/** What fonts for programs and typewriters are called: files of other programs than Word say nothing of their pitch. */
const FIXED =
  /\b(?:mono|monospaced?|code|console|consolas|courier|typewriter|terminal)\b|mono$|^(?:lucida console|menlo|monaco|inconsolata|fixedsys|cascadia|anonymous pro|hack|ocr ?[ab])/i;

/** Character sets of East Asian fonts (17.8.3.2), which are called fixed though their letters are set as text. */
const EAST_ASIAN = ['80', '81', '82', '86', '88'];

/** By what the font table (ISO/IEC 29500-1, 17.8.3) says of fonts, and else by their names. */
export function fixedPitchOf(fontTable: XmlElement | undefined): FixedPitch {
  const told = new Map<string, boolean>();
  for (const font of elementsOf(fontTable)) {
    const pitch = value(font, 'w:pitch');
    if (font.name !== 'w:font' || (pitch !== 'fixed' && pitch !== 'variable')) continue;
    const isEastAsian = EAST_ASIAN.includes(child(font, 'w:charset')?.attributes['w:val']?.toUpperCase() ?? '');
    told.set((font.attributes['w:name'] ?? '').toLowerCase(), pitch === 'fixed' && !isEastAsian);
  }
  return (font) => FIXED.test(font) || (told.get(font.toLowerCase()) ?? false);
}
