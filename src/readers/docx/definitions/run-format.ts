import { child, type XmlElement } from '../../ooxml/xml.ts';
import { symbolFont } from '../../symbol-fonts.ts';
import type { Format, LetterLook } from '../content.ts';
import type { FixedPitch } from './fixed-pitch.ts';
import { toggle, value } from './properties.ts';
import { type LetterFormat, letterFormat, type Styles } from './styles.ts';

/** Character styles for code: Word's, pandoc's and LibreOffice's. */
const CODE_STYLE = /^(html (code|keyboard|sample|typewriter)|verbatim char|source text|code( char)?|inline code)$/;

/** Points, where nothing says a size (17.3.2.38). */
const USUAL_SIZE = 10;

/** How a run is set, by its own properties and its character style. */
export interface RunFormat {
  readonly format: Format;
  readonly look: LetterLook | undefined;
  readonly hidden: boolean;
  /** Its font, where the letters of that are pictures. */
  readonly symbolFont: string | undefined;
}

/**
 * The properties of a run (ISO/IEC 29500-1, 17.3.2), its own before those of its character style.
 * @param paragraph how the style of its paragraph sets letters.
 */
export function runFormat(
  run: XmlElement,
  styles: Styles,
  paragraph: LetterFormat,
  isFixedPitch: FixedPitch = () => false,
): RunFormat {
  const properties = child(run, 'w:rPr');
  const styleId = value(properties, 'w:rStyle');
  const inherited = styleId === undefined ? {} : styles.letterFormat(styleId);
  const { bold, italic, position: aligned, ...own } = { ...inherited, ...letterFormat(properties) };
  const strikethrough = toggle(properties, 'w:strike') ?? toggle(properties, 'w:dstrike') ?? inherited.strikethrough;
  const whole = { ...paragraph, ...own };
  const isSmaller = (whole.fontSize ?? USUAL_SIZE) < (paragraph.fontSize ?? USUAL_SIZE);
  const position = aligned ?? (isSmaller ? shifted(properties) : undefined);
  const appearance = styles.appearance({
    ...(whole.fontSize !== undefined && { fontSize: whole.fontSize }),
    ...(bold === undefined && paragraph.bold && { bold: true }),
    ...(italic === undefined && paragraph.italic && { italic: true }),
    ...(whole.capitals && { capitals: true }),
    ...(whole.color && { color: whole.color }),
  });
  const code = styleId !== undefined && styles.chain(styleId).some(({ name }) => CODE_STYLE.test(name));
  return {
    format: {
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(strikethrough && { strikethrough }),
      ...(code && { code }),
      ...((position === 'superscript' || position === 'subscript') && { position }),
      ...(appearance && { appearance }),
    },
    look: lookOf(whole.underlined ?? false, isFixedPitch(whole.font ?? '')),
    hidden: whole.hidden ?? false,
    symbolFont: symbolFont(child(properties, 'w:rFonts')?.attributes['w:ascii']),
  };
}

const lookOf = (underlined: boolean, fixedPitch: boolean): LetterLook | undefined =>
  underlined || fixedPitch ? { ...(underlined && { underlined }), ...(fixedPitch && { fixedPitch }) } : undefined;

/** Which way a run is moved off its line (17.3.2.24): smaller letters are a script there. */
function shifted(properties: XmlElement | undefined): string | undefined {
  const halfPoints = Number.parseInt(value(properties, 'w:position') ?? '', 10);
  if (halfPoints > 0) return 'superscript';
  return halfPoints < 0 ? 'subscript' : undefined;
}
