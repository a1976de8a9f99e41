import { type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';
import { apply, round } from '../view.ts';
import type { ContentMark, MarkReader } from './content-marks.ts';
import { readBounds, readMatrix } from './objects.ts';
import type { PageContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';
import { type Piece, sharesOf, wholeOf, withWholes } from './whole-spans.ts';

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
  readonly #marks: MarkReader;
  /** By the marks around text objects. */
  readonly #spans = new Map<ContentMark, Span>();

  constructor(context: PageContext, marks: MarkReader) {
    this.#context = context;
    this.#marks = marks;
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
    if (this.#spans.size === 0) return tokens;
    const given = Map.groupBy(tokens.filter(isGlyph), ({ style }) => style);
    const pieces = this.#piecesBySpan(places);
    const shares = sharesOf([...tokens.filter(isGlyph), ...[...pieces.values()].flat()]);
    const settled = new Map<TextStyle, Piece | undefined>();
    for (const span of this.#spans.values()) {
      const [first, ...others] = span.styles;
      if (!first) continue;
      const glyphs = given.get(first) ?? [];
      const text = textOf(glyphs);
      if (text === '' || !isWritten(text, span.bytes)) continue;
      settled.set(first, wholeOf(glyphs, pieces.get(span) ?? [], shares));
      for (const other of others) if (textOf(given.get(other) ?? []) === text) settled.set(other, undefined);
    }
    return withWholes(tokens, settled);
  }

  #piecesBySpan(places: ReadonlyMap<number, PaintingPlace>): Map<Span, Piece[]> {
    const { engine } = this.#context;
    const bySpan = new Map<Span, Piece[]>();
    for (const [object, { matrix }] of places) {
      const span = this.#spanOf(object);
      if (!span) continue;
      const [, , , , x, y] = readMatrix(engine, object);
      const piece = { box: readBounds(engine, object, matrix), y: round(apply(matrix, x, y)[1]) };
      const pieces = bySpan.get(span);
      if (pieces) pieces.push(piece);
      else bySpan.set(span, [piece]);
    }
    return bySpan;
  }

  /** The innermost span that an object is of. */
  #spanOf(object: number): Span | undefined {
    const mark = this.#marks.around(object).find(({ textBytes }) => textBytes !== undefined);
    if (mark?.textBytes === undefined) return undefined;
    const known = this.#spans.get(mark);
    if (known) return known;
    const span = { bytes: mark.textBytes, styles: [] };
    this.#spans.set(mark, span);
    return span;
  }
}

/**
 * Whether a text may be all of one of so many bytes, of PDFDocEncoding or of UTF-16 (ISO 32000-2, 7.9.2.2): the engine gives
 * what the objects show where their font has none of its characters.
 */
const isWritten = (text: string, bytes: number): boolean =>
  bytes === text.length || bytes === 2 * text.length + ORDER_MARK;

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('');
