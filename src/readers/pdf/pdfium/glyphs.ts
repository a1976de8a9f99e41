import type { Box } from '../../../document/geometry.ts';
import { apply, applyToBox, round, type View } from '../view.ts';
import { extensionText, formulaBaseline, isExtensionFont } from '../words/extension-font.ts';
import type { Font, FontCache } from '../words/fonts.ts';
import { symbolText } from '../words/symbols.ts';
import { readFillColor } from './colors.ts';
import type { Engine } from './engine.ts';
import type { MarkReader } from './roles.ts';

/** What the glyphs of one text object share. */
export interface GlyphStyle extends Font {
  /** Identifies the text object they came from. */
  readonly object: number;
  /** Points, after the text matrix. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly color: string;
  /** Clockwise degrees on the display, 0 to 359. */
  readonly rotation: number;
  readonly markedContentId: number | undefined;
  readonly role: string | undefined;
  readonly invisible: boolean;
  /** Whether its font holds large operators. */
  readonly isExtension: boolean;
}

/** What the glyphs of a page are read with. */
export interface GlyphContext {
  readonly view: View;
  readonly fonts: FontCache;
  readonly marks: MarkReader;
  /** Structure types by marked-content identifier. */
  readonly roles: ReadonlyMap<number, string>;
}

/** A character as painted. Boxes are as displayed. */
export interface Glyph {
  /** One or more characters; U+FFFD when the font does not say which. */
  readonly text: string;
  /** Advance by ascent and descent, not the ink. */
  readonly box: Box;
  /** Where the baseline begins. */
  readonly x: number;
  readonly y: number;
  readonly style: GlyphStyle;
}

/** White space between two glyphs, painted or found by PDFium in a gap. */
export const SPACE = ' ';
export type TextToken = Glyph | typeof SPACE;

/** What PDFium writes for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 0x02;
const SOFT_HYPHEN = 0xad;
const HYPHEN = 0x2010;
const NON_BREAKING_HYPHEN = 0x2011;
const FIRST_PRINTABLE = 0x20;
const NONE = -1;
/** Text rendering mode of ISO 32000-2, table 104: neither fill nor stroke. */
const INVISIBLE = 3;
/** Noncharacter that stands for no text at all. */
const NOTHING = 0xffff;

/** Characters of a text page in content stream order. */
export function readGlyphs(engine: Engine, page: number, context: GlyphContext): TextToken[] {
  const { call } = engine;
  const { view } = context;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    const tokens: TextToken[] = [];
    const count = call.FPDFText_CountChars(textPage);
    let style: GlyphStyle | undefined;
    let level: number | undefined;
    for (let index = 0; index < count; index++) {
      const code = readCode(engine, textPage, index);
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object === 0 || isSpace(code)) {
        if (tokens.at(-1) !== SPACE) tokens.push(SPACE);
        continue;
      }
      if (style?.object !== object) {
        style = readStyle(engine, textPage, index, object, context);
        level = undefined;
      }
      const text = textOf(code, style);
      const glyph = readGlyph(engine, textPage, index, text, style, view, level);
      if (style.rotation === 0 && !style.isExtension) level = glyph.y;
      if (text === '' || isLatent(code, glyph)) continue;
      if (isReversedLigature(tokens.at(-1), glyph)) tokens.splice(-1, 0, glyph);
      else tokens.push(glyph);
    }
    return tokens;
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

/** The code point at an index; a surrogate pair stands at two indices, of which the second reads as nothing. */
function readCode({ call }: Engine, textPage: number, index: number): number {
  const code = call.FPDFText_GetUnicode(textPage, index);
  if (isHighSurrogate(code)) {
    const next = call.FPDFText_GetUnicode(textPage, index + 1);
    return isLowSurrogate(next) ? 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00) : code;
  }
  const isSecond = isLowSurrogate(code) && index > 0 && isHighSurrogate(call.FPDFText_GetUnicode(textPage, index - 1));
  return isSecond ? NOTHING : code;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Control codes of Latin-1: a font that shows them does not say what they mean. */
const isControl = (code: number): boolean => code >= 0x7f && code <= 0x9f;

const isSpace = (code: number): boolean =>
  code === 0x20 ||
  code === 0xa0 ||
  code === 0x3000 ||
  (code >= 0x2000 && code <= 0x200b) ||
  (code >= 0x09 && code <= 0x0d);

function textOf(code: number, { family, isExtension }: GlyphStyle): string {
  if (code === LINE_END_HYPHEN || code === SOFT_HYPHEN || code === HYPHEN || code === NON_BREAKING_HYPHEN) return '-';
  if (code === 0 || code > 0x10ffff || isHighSurrogate(code) || isLowSurrogate(code) || isControl(code))
    return '\ufffd';
  if (code < FIRST_PRINTABLE || code === 0xfeff || code === 0xfffe || code === NOTHING) return '';
  if (code >= 0xe000 && code <= 0xf8ff) return symbolText(code, family);
  const text = String.fromCodePoint(code);
  if (isExtension) return extensionText(text);
  // Latin ligatures only: elsewhere compatibility forms carry meaning (², ™).
  return code >= 0xfb00 && code <= 0xfb06 ? text.normalize('NFKC') : text;
}

/** A soft hyphen where the line did not break takes no room. */
const isLatent = (code: number, { box }: Glyph): boolean =>
  code === SOFT_HYPHEN && Math.min(box[2] - box[0], box[3] - box[1]) < 0.1;

/** PDFium turns right-to-left text round letter by letter, those of one ligature too. */
const isReversedLigature = (before: TextToken | undefined, glyph: Glyph): boolean =>
  before !== undefined &&
  before !== SPACE &&
  before.style.object === glyph.style.object &&
  before.x === glyph.x &&
  before.y === glyph.y &&
  /\p{Script=Arabic}/u.test(glyph.text);

/**
 * @param level the baseline of the glyphs before it in the same text object, where they stand on one level.
 */
function readGlyph(
  engine: Engine,
  textPage: number,
  index: number,
  text: string,
  style: GlyphStyle,
  view: View,
  level: number | undefined,
): Glyph {
  const { call, scratch } = engine;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  if (level !== undefined) return { text, box, x: box[0], y: level, style };
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = apply(view.matrix, engine.double(0), engine.double(1));
  if (style.rotation !== 0) return { text, box, x: round(x), y: round(y), style };
  const baseline = style.isExtension ? operatorBaseline(engine, textPage, index, style, view) : undefined;
  return { text, box, x: box[0], y: round(baseline ?? y), style };
}

function operatorBaseline(
  engine: Engine,
  textPage: number,
  index: number,
  { size }: GlyphStyle,
  view: View,
): number | undefined {
  const { call, scratch } = engine;
  // Left, right, bottom, top.
  if (!call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return undefined;
  const ink = applyToBox(view.matrix, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
  return formulaBaseline(ink[1], ink[3], size);
}

function readStyle(
  engine: Engine,
  textPage: number,
  index: number,
  object: number,
  { view, fonts, marks, roles }: GlyphContext,
): GlyphStyle {
  const { call, scratch } = engine;
  const hasMatrix = call.FPDFText_GetMatrix(textPage, index, scratch);
  const [a, b, c, d] = hasMatrix ? [engine.float(0), engine.float(1), engine.float(2), engine.float(3)] : [1, 0, 0, 1];
  const turned = view.rotation - (Math.atan2(b, a) * 180) / Math.PI;
  const id = call.FPDFPageObj_GetMarkedContentID(object);
  const font = fonts.get(call.FPDFTextObj_GetFont(object));
  return {
    ...font,
    isExtension: isExtensionFont(font.family),
    object,
    size: round(Math.abs(call.FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d)),
    color: readFillColor(engine, object) ?? '#000000',
    rotation: ((Math.round(turned) % 360) + 360) % 360,
    markedContentId: id === NONE ? undefined : id,
    invisible: call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE,
    role: roles.get(id) ?? marks.roleOf(object),
  };
}
