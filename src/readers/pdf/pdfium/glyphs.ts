import type { FontNotes } from '../lettering/font-notes.ts';
import { textOfInk } from '../lettering/ink-text.ts';
import { FOUND_SPACE, type Glyph, isGlyph, SPACE, type TextStyle, type TextToken } from '../source.ts';
import { apply, applyToBox, concatenate, type Matrix, round } from '../view.ts';
import { formOfActualText } from './actual-text.ts';
import type { PageContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';
import { StyleReader } from './styles.ts';
import { codeAt, isControl, isNothing, isSpace, textOf } from './unicode.ts';

/** A text page, and what the characters of its current text object are read with. */
interface TextContext extends PageContext {
  /** FPDF_TEXTPAGE. */
  readonly textPage: number;
  /** Address of the current text object. */
  object: number;
  style: TextStyle | undefined;
  /** From the space in which the engine has the characters of the text object to the display. */
  matrix: Matrix;
  /** Notes on its font, where they are taken or used. */
  notes: FontNotes | undefined;
  /** Baseline of the glyphs before in the same text object, where they stand on one level. */
  level: number | undefined;
}

/**
 * The characters of a page in content stream order.
 * @param places of its text objects by their addresses.
 */
export function readGlyphs(context: PageContext, places: ReadonlyMap<number, PaintingPlace>): TextToken[] {
  const { call } = context.engine;
  const textPage = call.FPDFText_LoadPage(context.page);
  if (textPage === 0) return [];
  try {
    const start = { object: 0, style: undefined, matrix: context.view.matrix, notes: undefined, level: undefined };
    return readTokens({ ...context, textPage, ...start }, places);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function readTokens(context: TextContext, places: ReadonlyMap<number, PaintingPlace>): TextToken[] {
  const { engine, textPage, lettering } = context;
  const styles = new StyleReader(context, textPage, places);
  const tokens: TextToken[] = [];
  const count = engine.call.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index++) {
    const code = codeAt(engine, textPage, index);
    const object = engine.call.FPDFText_GetTextObject(textPage, index);
    if (object === 0 || (isSpace(code) && !lettering.looksAtSpaces)) {
      const space = object === 0 ? FOUND_SPACE : SPACE;
      if (isGlyph(tokens.at(-1)) || space === SPACE) tokens.push(space);
      continue;
    }
    if (!context.style || context.object !== object) {
      context.object = object;
      const shownWith = styles.read(index, object);
      const form = formOfActualText(engine, textPage, index, { object, matrix: shownWith.matrix });
      context.style = shownWith.style;
      context.matrix = form ? concatenate(form, context.view.matrix) : context.view.matrix;
      context.notes = form ? undefined : lettering.begin(context, shownWith);
      context.level = undefined;
    }
    const said = readGlyph(context, index, textOf(code), context.style);
    const shown =
      isControl(code) && !said.style.isOperators ? { ...said, text: textOfInk(readInk(context, index), said) } : said;
    if (shown.style.rotation === 0 && !shown.style.isOperators) context.level = shown.y;
    const glyph = context.notes ? lettering.take(context.notes, context, index, code, shown) : shown;
    if (glyph.text === '' || (glyph.text === said.text && isNothing(code))) continue;
    if (glyph.text === SPACE || (glyph.text === shown.text && isSpace(code))) {
      tokens.push(SPACE);
      continue;
    }
    addGlyph(tokens, glyph);
  }
  return tokens;
}

/**
 * Adds a glyph to the end of a text, or before those of one Arabic ligature that stand left of it or in its place: PDFium
 * turns right-to-left text round letter by letter, ligatures too.
 */
export function addGlyph(tokens: TextToken[], glyph: Glyph): void {
  if (!ARABIC.test(glyph.text)) {
    tokens.push(glyph);
    return;
  }
  let at = tokens.length;
  while (at > 0 && isLigatureOf(tokens[at - 1], glyph)) at--;
  tokens.splice(at, 0, glyph);
}

const ARABIC = /\p{Script=Arabic}/u;

const isLigatureOf = (before: TextToken | undefined, glyph: Glyph): boolean =>
  isGlyph(before) &&
  before.style.object === glyph.style.object &&
  before.x <= glyph.x &&
  before.y === glyph.y &&
  before.style.rotation === 0 &&
  ARABIC.test(before.text);

function readGlyph(context: TextContext, index: number, text: string, style: TextStyle): Glyph {
  const { engine, textPage, matrix, level } = context;
  const { call, scratch } = engine;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  if (level !== undefined) return { text, box, x: box[0], y: level, ink: undefined, style };
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = apply(matrix, engine.double(0), engine.double(1));
  const isLevel = style.rotation === 0;
  const ink = isLevel && style.isOperators ? readInk(context, index) : undefined;
  return { text, box, x: isLevel ? box[0] : round(x), y: round(y), ink, style };
}

/** Box of a glyph's ink; of one without ink, of a height or a width of next to nothing. */
function readInk({ engine, textPage, view }: TextContext, index: number): Glyph['ink'] {
  const { call, scratch } = engine;
  // Left, right, bottom, top.
  if (!call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return undefined;
  return applyToBox(view.matrix, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
}
