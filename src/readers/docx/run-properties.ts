import { child, create, type XmlElement } from '../ooxml/xml.ts';
import { toggle, value } from './properties.ts';
import type { LetterFormat, Styles } from './styles.ts';
import { symbolFont } from './symbol-fonts.ts';

/** Character styles for code: Word's, pandoc's and LibreOffice's. */
const CODE_STYLE = /^(html (code|keyboard|sample|typewriter)|verbatim char|source text|code( char)?|inline code)$/;

/** How a run is set, by its own properties and its character style. */
export interface RunFormat extends Omit<LetterFormat, 'hidden'> {
  readonly code: boolean;
  readonly hidden: boolean;
  /** Its font, where the letters of that are pictures. */
  readonly symbolFont: string | undefined;
}

/**
 * Resolves what mammoth would not look up: the character style.
 * @param hidden whether the paragraph's style hides its text.
 */
export function runFormat(run: XmlElement, styles: Styles, hidden: boolean): RunFormat {
  const properties = child(run, 'w:rPr');
  const styleId = value(properties, 'w:rStyle');
  const inherited = styleId === undefined ? {} : styles.letterFormat(styleId);
  const bold = toggle(properties, 'w:b') ?? inherited.bold;
  const italic = toggle(properties, 'w:i') ?? inherited.italic;
  const strikethrough = toggle(properties, 'w:strike') ?? toggle(properties, 'w:dstrike') ?? inherited.strikethrough;
  const position = value(properties, 'w:vertAlign') ?? inherited.position;
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(strikethrough && { strikethrough }),
    ...(position !== undefined && { position }),
    code: styleId !== undefined && styles.chain(styleId).some(({ name }) => CODE_STYLE.test(name)),
    hidden: toggle(properties, 'w:vanish') ?? inherited.hidden ?? hidden,
    symbolFont: symbolFont(child(properties, 'w:rFonts')?.attributes['w:ascii']),
  };
}

/** Run properties that say the same where mammoth looks for them; none where there is nothing to say. */
export function runProperties({ bold, italic, strikethrough, position }: RunFormat): XmlElement[] {
  const properties = [bold && create('w:b'), italic && create('w:i'), strikethrough && create('w:strike')];
  const aligned = position === undefined ? [] : [create('w:vertAlign', { 'w:val': position })];
  const all = [...properties.filter((property) => typeof property === 'object'), ...aligned];
  return all.length === 0 ? [] : [create('w:rPr', {}, all)];
}
