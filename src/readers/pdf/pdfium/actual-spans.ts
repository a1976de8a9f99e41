import { type Box, overlap, union } from '../../../document/geometry.ts';
import { FOUND_SPACE, type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';
import { hasGap } from '../words/breaks.ts';
import type { Engine } from './engine.ts';
import { readBounds } from './objects.ts';
import type { PageContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';

/** Bytes of the mark at the beginning of UTF-16. */
const ORDER_MARK = 2;

/** What the engine has given for the text objects that one text stands for. */
interface Span {
  /** How long that text is in the file. */
  readonly bytes: number;
  /** The styles of those objects for which it has given some, in its order. */
  readonly styles: TextStyle[];
}

/**
 * The text objects that one text stands for (ActualText: ISO 32000-2, 14.9.4), such as a letter and the vowel sign under it
 * that Chromium shows one after the other. PDFium gives the text for the first of them, in its place alone, and once more
 * where it finds another object between them.
 */
export class ActualSpans {
  readonly #context: PageContext;
  /** By the marks around text objects. */
  readonly #spans = new Map<number, Span | undefined>();
  #some = false;

  constructor(context: PageContext) {
    this.#context = context;
  }

  /** Notes the style in which the text of an object, by its address, is given. */
  note(object: number, style: TextStyle): void {
    this.#spanOf(object)?.styles.push(style);
  }

  /**
   * Text with that of each span once, over all that it stands for on its line.
   * @param places of the text objects of the page by their addresses.
   */
  settle(tokens: readonly TextToken[], places: ReadonlyMap<number, PaintingPlace>): readonly TextToken[] {
    if (!this.#some) return tokens;
    const given = Map.groupBy(tokens.filter(isGlyph), ({ style }) => style);
    const bounds = this.#boundsBySpan(places);
    const settled = new Map<TextStyle, Box | undefined>();
    for (const span of this.#spans.values()) {
      const [first, ...others] = span?.styles ?? [];
      if (!span || !first) continue;
      const glyphs = given.get(first) ?? [];
      const text = textOf(glyphs);
      if (!isWritten(text, span.bytes)) continue;
      settled.set(first, onLine(glyphs, bounds.get(span) ?? []));
      for (const other of others) if (textOf(given.get(other) ?? []) === text) settled.set(other, undefined);
    }
    return withSettled(tokens, settled);
  }

  #boundsBySpan(places: ReadonlyMap<number, PaintingPlace>): Map<Span, Box[]> {
    const bounds = new Map<Span, Box[]>();
    for (const [object, { matrix }] of places) {
      const span = this.#spanOf(object);
      if (!span) continue;
      const box = readBounds(this.#context.engine, object, matrix);
      const boxes = bounds.get(span);
      if (boxes) boxes.push(box);
      else bounds.set(span, [box]);
    }
    return bounds;
  }

  /** The innermost span that an object is of. */
  #spanOf(object: number): Span | undefined {
    const { call } = this.#context.engine;
    for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
      const mark = call.FPDFPageObj_GetMark(object, index);
      if (!this.#spans.has(mark)) this.#spans.set(mark, readSpan(this.#context.engine, mark));
      const span = this.#spans.get(mark);
      if (!span) continue;
      this.#some = true;
      return span;
    }
    return undefined;
  }
}

/** The span that a mark makes; undefined where it has no text. */
function readSpan(engine: Engine, mark: number): Span | undefined {
  const { call, scratch } = engine;
  const key = engine.copyIn(new TextEncoder().encode('ActualText'));
  try {
    if (!call.FPDFPageObjMark_GetParamBlobValue(mark, key, 0, 0, scratch)) return undefined;
    return { bytes: engine.int(0), styles: [] };
  } finally {
    call.free(key);
  }
}

/**
 * Whether a text may be all of one of so many bytes, of PDFDocEncoding or of UTF-16 (ISO 32000-2, 7.9.2.2): the engine gives
 * what the objects show where their font has none of its characters.
 */
const isWritten = (text: string, bytes: number): boolean =>
  bytes === text.length || bytes === 2 * text.length + ORDER_MARK;

/** Text with glyphs over the boxes of their spans, without those that have none. */
function withSettled(
  tokens: readonly TextToken[],
  boxes: ReadonlyMap<TextStyle, Box | undefined>,
): readonly TextToken[] {
  const settled = tokens.flatMap((token): TextToken[] => {
    if (!isGlyph(token) || !boxes.has(token.style)) return [token];
    const box = boxes.get(token.style);
    return box ? [{ ...token, box }] : [];
  });
  for (const [index, token] of settled.entries()) {
    if (isGlyph(token) && boxes.has(token.style)) settled[index] = besideItsNeighbours(token, settled, index);
  }
  return settled;
}

/** A glyph over the box of ink, which its neighbours do not touch as they touch advances, out to where they are. */
function besideItsNeighbours(glyph: Glyph, tokens: readonly TextToken[], index: number): Glyph {
  const before = tokens[tokens[index - 1] === FOUND_SPACE ? index - 2 : index - 1];
  const next = tokens[tokens[index + 1] === FOUND_SPACE ? index + 2 : index + 1];
  const isNear = (other: TextToken | undefined): other is Glyph =>
    isGlyph(other) && other.style.rotation === 0 && glyph.style.rotation === 0 && !hasGap(glyph, other);
  const [left, top, right, bottom] = glyph.box;
  const from = isNear(before) && before.box[2] < left ? before.box[2] : left;
  const to = isNear(next) && next.box[0] > right ? next.box[0] : right;
  return { ...glyph, box: [from, top, to, bottom] };
}

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('');

/** The box around what stands on the line of the first of some glyphs. */
function onLine(glyphs: readonly Glyph[], boxes: readonly Box[]): Box {
  const line = union(glyphs.map(({ box }) => box));
  return union([line, ...boxes.filter((box) => overlap(line[1], line[3], box[1], box[3]) > 0)]);
}
