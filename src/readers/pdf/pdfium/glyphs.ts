import { height, width } from '../../../document/geometry.ts';
import type { FontNotes } from '../lettering/font-notes.ts';
import { textOfInk } from '../lettering/ink-text.ts';
import { textOfTexCode } from '../lettering/tex-codes.ts';
import { FOUND_SPACE, type Glyph, isGlyph, SPACE, type TextStyle, type TextToken } from '../source.ts';
import { apply, applyToBox, concatenate, type Matrix, round } from '../view.ts';
import { isUnbelievable, withMeasuredFonts } from '../words/nameless-fonts.ts';
import { formOfActualText } from './actual-text.ts';
import type { PageContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';
import { StyleReader } from './styles.ts';
import { codeAt, isControl, isNothing, isSpace, textOf } from './unicode.ts';

/** A page whose text is read. */
interface TextContext extends PageContext {
  /** FPDF_TEXTPAGE. */
  readonly textPage: number;
}

/** What the characters of a text object are read with. */
interface TextObject {
  /** Its address. */
  readonly address: number;
  readonly style: TextStyle;
  /** FPDF_FONT. */
  readonly font: number;
  /** From the space in which the engine has its characters to the display. */
  readonly matrix: Matrix;
  /** Whether the ink of its glyphs is asked for. */
  readonly isInked: boolean;
  /** Notes on its font, where they are taken or used. */
  readonly notes: FontNotes | undefined;
}

/** For a baseline that is not known; a number, as the engine of the language reads glyphs several times faster then. */
const UNKNOWN = Number.NaN;

/**
 * The characters of a page in content stream order.
 * @param places of its text objects by their addresses.
 */
export function readGlyphs(context: PageContext, places: ReadonlyMap<number, PaintingPlace>): TextToken[] {
  const { call } = context.engine;
  const textPage = call.FPDFText_LoadPage(context.page);
  if (textPage === 0) return [];
  try {
    return readTokens({ ...context, textPage }, places);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function readTokens(context: TextContext, places: ReadonlyMap<number, PaintingPlace>): TextToken[] {
  const { engine, textPage, lettering } = context;
  const styles = new StyleReader(context, textPage, places);
  const tokens: TextToken[] = [];
  // Fonts without names, as those of bitmaps are (Type 3), say nothing of their look.
  const nameless = new Map<TextStyle, number>();
  const count = engine.call.FPDFText_CountChars(textPage);
  context.budget.spend('characters', count);
  let open: TextObject | undefined;
  // Baseline of the glyphs before in the same text object, where they stand on one level.
  let level = UNKNOWN;
  for (let index = 0; index < count; index++) {
    const code = codeAt(engine, textPage, index);
    const object = engine.call.FPDFText_GetTextObject(textPage, index);
    const isBlank = isSpace(code) && !(isControl(code) && isBitmap(context, index, object));
    if (object === 0 || (isBlank && !lettering.looksAtSpaces)) {
      const space = object === 0 ? FOUND_SPACE : SPACE;
      if (isGlyph(tokens.at(-1)) || space === SPACE) tokens.push(space);
      continue;
    }
    if (open?.address !== object) {
      open = readObject(context, styles, index, object);
      if (open.style.family === '') nameless.set(open.style, open.font);
      level = UNKNOWN;
    }
    const said = readGlyph(context, open, index, textOf(code), level);
    const shown =
      isControl(code) && said.style.signs !== 'operators'
        ? withoutCode(code, { ...said, ink: readInk(context, index) })
        : said;
    if (shown.style.rotation === 0 && !open.isInked) level = shown.y;
    const glyph = open.notes ? lettering.take(open.notes, context, index, code, shown) : shown;
    if (glyph.text === '' || (glyph.text === said.text && isNothing(code))) continue;
    if (glyph.text === SPACE || (glyph.text === shown.text && isBlank)) {
      tokens.push(SPACE);
      continue;
    }
    addGlyph(tokens, glyph);
  }
  return nameless.size > 0 ? withMeasuredFonts(tokens, nameless) : tokens;
}

/** @param index of its first character. */
function readObject(context: TextContext, styles: StyleReader, index: number, address: number): TextObject {
  const { engine, textPage, view, lettering } = context;
  const shownWith = styles.read(index, address);
  const form = formOfActualText(engine, textPage, index, { object: address, matrix: shownWith.matrix });
  return {
    address,
    style: shownWith.style,
    font: shownWith.font,
    isInked: shownWith.style.signs === 'operators' || isUnbelievable(shownWith.style),
    matrix: form ? concatenate(form, view.matrix) : view.matrix,
    notes: form ? undefined : lettering.begin(context, shownWith),
  };
}

/**
 * Adds a glyph to the end of a text, or before those of one Arabic ligature that stand left of it or in its place: PDFium
 * turns right-to-left text round letter by letter, ligatures too.
 */
export function addGlyph(tokens: TextToken[], glyph: Glyph): void {
  // A pattern costs more than all else that is done for most glyphs.
  if (isPlain(glyph) || !ARABIC.test(glyph.text)) {
    tokens.push(glyph);
    return;
  }
  let at = tokens.length;
  while (at > 0 && isLigatureOf(tokens[at - 1], glyph)) at--;
  tokens.splice(at, 0, glyph);
}

const ARABIC = /\p{Script=Arabic}/u;
/** The first code of that script. */
const FIRST_ARABIC = 0x600;

const isPlain = ({ text }: Glyph): boolean => text.length === 1 && text.charCodeAt(0) < FIRST_ARABIC;

const isLigatureOf = (before: TextToken | undefined, glyph: Glyph): boolean =>
  isGlyph(before) &&
  before.style.object === glyph.style.object &&
  before.x <= glyph.x &&
  before.y === glyph.y &&
  before.style.rotation === 0 &&
  ARABIC.test(before.text);

/** @param level y of its baseline, where it is known. */
function readGlyph(
  context: TextContext,
  { style, matrix, isInked }: TextObject,
  index: number,
  text: string,
  level: number,
): Glyph {
  const { engine, textPage } = context;
  const { call, scratch } = engine;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  if (!Number.isNaN(level)) return { text, box, x: box[0], y: level, ink: undefined, style };
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = apply(matrix, engine.double(0), engine.double(1));
  const isLevel = style.rotation === 0;
  const ink = isLevel && isInked ? readInk(context, index) : undefined;
  return { text, box, x: isLevel ? box[0] : round(x), y: round(y), ink, style };
}

/** A glyph of which its font says nothing but a control code, with the text that its ink tells. */
const withoutCode = (code: number, glyph: Glyph): Glyph => ({
  ...glyph,
  text: textOfTexCode(code, glyph) ?? textOfInk(glyph.ink, glyph),
});

/** Whether a character has ink in a font without a name, as those of bitmaps are. */
function isBitmap(context: TextContext, index: number, object: number): boolean {
  if (object === 0 || context.fonts.get(context.engine.call.FPDFTextObj_GetFont(object)).family !== '') return false;
  const ink = readInk(context, index);
  return ink !== undefined && width(ink) > 0 && height(ink) > 0;
}

/** Box of a glyph's ink; of one without ink, of a height or a width of next to nothing. */
function readInk({ engine, textPage, view }: TextContext, index: number): Glyph['ink'] {
  const { call, scratch } = engine;
  // Left, right, bottom, top.
  if (!call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return undefined;
  return applyToBox(view.matrix, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
}
