import { child, type XmlElement } from '../../ooxml/xml.ts';
import type { Format } from '../content.ts';
import { toggle, value } from './properties.ts';
import type { Styles } from './styles.ts';
import { symbolFont } from './symbol-fonts.ts';

/** Character styles for code: Word's, pandoc's and LibreOffice's. */
const CODE_STYLE = /^(html (code|keyboard|sample|typewriter)|verbatim char|source text|code( char)?|inline code)$/;

/** How a run is set, by its own properties and its character style. */
export interface RunFormat {
  readonly format: Format;
  readonly hidden: boolean;
  /** Its font, where the letters of that are pictures. */
  readonly symbolFont: string | undefined;
}

/**
 * The properties of a run (ISO/IEC 29500-1, 17.3.2), its own before those of its character style.
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
  const code = styleId !== undefined && styles.chain(styleId).some(({ name }) => CODE_STYLE.test(name));
  return {
    format: {
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(strikethrough && { strikethrough }),
      ...(code && { code }),
      ...((position === 'superscript' || position === 'subscript') && { position }),
    },
    hidden: toggle(properties, 'w:vanish') ?? inherited.hidden ?? hidden,
    symbolFont: symbolFont(child(properties, 'w:rFonts')?.attributes['w:ascii']),
  };
}
