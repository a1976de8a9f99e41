import { type Box, holdsMiddle } from '../../../document/geometry.ts';
import type { FontNotes } from '../lettering/font-notes.ts';
import { textOfInk } from '../lettering/ink-text.ts';
import { FOUND_SPACE, type Glyph, isGlyph, SPACE, type TextToken } from '../source.ts';
import { apply, applyToBox, concatenate, type Matrix, round } from '../view.ts';
import { accented, isAccent, STROKE } from '../words/accents.ts';
import { controlSign } from '../words/sign-fonts.ts';
import { isTexCode, texCharacter, variableOfInk } from '../words/tex-characters.ts';
import { ActualSpans } from './actual-spans.ts';
import { formOfActualText } from './actual-text.ts';
import { MarkReader } from './content-marks.ts';
import type { PageContext, TextContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';
import { inPaintingOrder } from './painting-order.ts';
import { boxOfAdvance, type StandInText, standInText } from './stand-ins.ts';
import { type ShownWith, StyleReader } from './styles.ts';
import { codeAt, isControl, isNothing, isSpace, isUnknown, textOf } from './unicode.ts';
import type { Look } from './unnamed-fonts.ts';

/** What the characters of a text object are read with. */
interface TextObject extends Pick<ShownWith, 'style' | 'look'> {
  /** Its address. */
  readonly address: number;
  /** From the space in which the engine has its characters to the display. */
  readonly matrix: Matrix;
  /** Whether its font is not in the file, and which. */
  readonly standIn: StandInText | undefined;
  /** Notes on its font, where they are taken or used. */
  readonly notes: FontNotes | undefined;
}

/** For a baseline that is not known; a number, as the engine of the language reads glyphs several times faster then. */
const UNKNOWN = Number.NaN;

/**
 * The characters of a page in content stream order.
 * @param places of its text objects by their addresses.
 */
export function readGlyphs(context: PageContext, places: ReadonlyMap<number, PaintingPlace>): readonly TextToken[] {
  const { call } = context.engine;
  const textPage = call.FPDFText_LoadPage(context.page);
  if (textPage === 0) return [];
  try {
    return readTokens({ ...context, textPage }, places);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function readTokens(context: TextContext, places: ReadonlyMap<number, PaintingPlace>): readonly TextToken[] {
  const { engine, textPage, fonts, lettering } = context;
  const marks = new MarkReader(engine);
  const styles = new StyleReader(context, places, marks);
  const spans = new ActualSpans(context, marks);
  const tokens: TextToken[] = [];
  // The objects of those tokens that are white space.
  const spaces: number[] = [];
  const addWhite = (object: number): void => {
    if (addSpace(tokens, object) === SPACE) spaces.push(places.get(object)?.object ?? object);
  };
  const count = engine.call.FPDFText_CountChars(textPage);
  context.budget.spend('characters', count);
  let open: TextObject | undefined;
  // Baseline of the glyphs before in the same text object, where they stand on one level.
  let level = UNKNOWN;
  let following = codeAt(engine, textPage, 0);
  for (let index = 0; index < count; index++) {
    const code = following;
    following = codeAt(engine, textPage, index + 1);
    const object = engine.call.FPDFText_GetTextObject(textPage, index);
    const mayBeTex = object !== 0 && (isControl(code) || fonts.unnamed.areOfTex) && isTexCode(code);
    const mayStrike =
      code === STROKE_CODE && STRUCK_CODES.includes(following) && fonts.unnamed.areOfTex && object !== 0;
    const strikes = mayStrike && isStroke(context, index);
    const isWhite = !strikes && (object === 0 || (isSpace(code) && !lettering.looksAtSpaces));
    if (isWhite && !mayBeTex) {
      addWhite(object);
      continue;
    }
    if (open?.address !== object) {
      open = readObject(context, styles, index, object);
      spans.note(object, open.style);
      level = UNKNOWN;
    }
    const sign = open.style.signs && controlSign(code, open.style.signs);
    const isBlank = isWhite && !sign;
    const isTex = mayBeTex && fonts.unnamed.areOfTex && isTexFont(context, index, code, open);
    if (isBlank && !isTex) {
      addWhite(object);
      continue;
    }
    const said = readGlyph(context, open, index, strikes ? STROKE : (sign ?? textOf(code)), level);
    const shown =
      isTex || (!sign && isUnknown(code) && said.style.signs !== 'operators')
        ? { ...said, text: textShown(said, readInk(context, index), isTex ? { code, look: open.look } : undefined) }
        : said;
    if (shown.style.rotation === 0 && shown.style.signs !== 'operators') level = shown.y;
    const glyph = open.notes ? lettering.take(open.notes, context, index, code, shown) : shown;
    if (glyph.text === '' || (glyph.text === said.text && isNothing(code) && !sign)) continue;
    if (glyph.text === SPACE || (glyph.text === shown.text && isSpace(code) && !isTex && !strikes && !sign)) {
      addWhite(object);
      continue;
    }
    addGlyph(tokens, glyph);
  }
  return spans.settle(inPaintingOrder(tokens, spaces, places.size), places);
}

/** Adds white space, of a text object or else found by the engine: the one that it is. */
function addSpace(tokens: TextToken[], object: number): TextToken {
  const space = object === 0 ? FOUND_SPACE : SPACE;
  if (isGlyph(tokens.at(-1)) || space === SPACE) tokens.push(space);
  return space;
}

/** Code of the stroke through a letter l in TeX's fonts (encoding OT1), which engines take for a space. */
const STROKE_CODE = 0x20;
const STRUCK_CODES: readonly number[] = [0x6c, 0x4c];

/** Whether what seems to be a space has ink within the letter l behind it: it is the stroke through it. */
function isStroke(context: TextContext, index: number): boolean {
  const [ink, letter] = [readInk(context, index), readInk(context, index + 1)];
  return ink !== undefined && letter !== undefined && ink[3] > ink[1] && holdsMiddle(letter, ink);
}

/** Whether a font has TeX's codes: bitmaps that it made for a printer, or a glyph of which the file says nothing. */
const isTexFont = ({ engine, textPage }: TextContext, index: number, code: number, { look }: TextObject): boolean =>
  look !== undefined &&
  (look.factor !== 1 || code === 0 || engine.call.FPDFText_HasUnicodeMapError(textPage, index) === 1);

/**
 * What a glyph shows whose font does not say what it means.
 * @param ink its box on the display.
 * @param tex its code, where the font is one of TeX's.
 */
function textShown(
  said: Glyph,
  ink: Box | undefined,
  tex: { readonly code: number; readonly look: Look | undefined } | undefined,
): string {
  if (!ink) return '';
  const { size, signs } = said.style;
  const rise = { top: (said.y - ink[1]) / size, bottom: (said.y - ink[3]) / size, width: (ink[2] - ink[0]) / size };
  if (!tex) {
    const letter = signs === 'variables' ? variableOfInk(rise, (said.box[2] - said.box[0]) / size) : undefined;
    return letter ?? textOfInk(ink, said);
  }
  const character = texCharacter(tex.code, rise, tex.look?.hasLetters ?? false);
  return character ?? (isControl(tex.code) ? textOfInk(ink, said) : said.text);
}

/** @param index of its first character. */
function readObject(context: TextContext, styles: StyleReader, index: number, address: number): TextObject {
  const { engine, textPage, view, lettering } = context;
  const shownWith = styles.read(index, address);
  const form = formOfActualText(engine, textPage, index, { object: address, matrix: shownWith.matrix });
  return {
    address,
    style: shownWith.style,
    look: shownWith.look,
    matrix: form ? concatenate(form, view.matrix) : view.matrix,
    standIn: form ? undefined : standInOf(context, index, shownWith),
    notes: form ? undefined : lettering.begin(context, shownWith),
  };
}

function standInOf({ engine, textPage, fonts }: TextContext, index: number, { font, matrix }: ShownWith) {
  const standIn = fonts.standInOf(font);
  return standIn && standInText(standIn, engine.call.FPDFText_GetFontSize(textPage, index), matrix);
}

/**
 * Adds a glyph to the end of a text; an accent before the letter that it is painted over, if that is painted next, as
 * PDFium puts it behind whole words; or a glyph before those of one Arabic ligature that stand left of it or in its place: PDFium
 * turns right-to-left text round letter by letter, ligatures too.
 */
export function addGlyph(tokens: TextToken[], glyph: Glyph): void {
  // A pattern costs more than all else that is done for most glyphs.
  if (isPlain(glyph) || !ARABIC.test(glyph.text)) {
    if (isAccent(glyph.text)) tokens.splice(placeOfAccent(tokens, glyph), 0, glyph);
    else tokens.push(glyph);
    return;
  }
  let at = tokens.length;
  while (at > 0 && isLigatureOf(tokens[at - 1], glyph)) at--;
  tokens.splice(at, 0, glyph);
}

/** Tokens back to which an accent may belong. */
const FARTHEST = 200;

/** Index of the letter that is painted after an accent and under it; the end where there is none. */
function placeOfAccent(tokens: readonly TextToken[], accent: Glyph): number {
  let place = tokens.length;
  for (let at = tokens.length - 1; at >= 0 && tokens.length - at < FARTHEST; at--) {
    const token = tokens[at];
    if (!isGlyph(token)) continue;
    if (token.style.object <= accent.style.object) break;
    place = at;
  }
  const letter = tokens[place];
  return isGlyph(letter) && accented(accent, letter) !== undefined ? place : tokens.length;
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
  { style, matrix, standIn }: TextObject,
  index: number,
  text: string,
  level: number,
): Glyph {
  const { engine, textPage } = context;
  const { call, scratch } = engine;
  const box = (standIn && boxOfAdvance(context, standIn, index, matrix)) ?? looseBox(context, matrix, index);
  if (!Number.isNaN(level)) return { text, box, x: box[0], y: level, ink: undefined, style };
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = apply(matrix, engine.double(0), engine.double(1));
  const isLevel = style.rotation === 0;
  const ink = isLevel && style.signs === 'operators' ? readInk(context, index) : undefined;
  return { text, box, x: isLevel ? box[0] : round(x), y: round(y), ink, style };
}

function looseBox({ engine, textPage }: TextContext, matrix: Matrix, index: number): Box {
  engine.call.FPDFText_GetLooseCharBox(textPage, index, engine.scratch);
  // FS_RECTF is left, top, right, bottom.
  return applyToBox(matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
}

/** Box of a glyph's ink; of one without ink, of a height or a width of next to nothing. */
function readInk({ engine, textPage, view }: TextContext, index: number): Glyph['ink'] {
  const { call, scratch } = engine;
  // Left, right, bottom, top.
  if (!call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return undefined;
  return applyToBox(view.matrix, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
}
