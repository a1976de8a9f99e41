import type { DoubtedFont, DoubtedGlyph } from '../../lettering.ts';
import { type Doubt, doubtOf } from '../lettering/doubts.ts';
import { FontNotes, type NotedShape } from '../lettering/font-notes.ts';
import { fromOrigin, type GlyphInk, isBar, isBlank, isSquare } from '../lettering/glyph-shape.ts';
import { signAt } from '../lettering/signs.ts';
import { type Glyph, SPACE } from '../source.ts';
import { applyToBox, IDENTITY } from '../view.ts';
import type { TextContext } from './page-context.ts';
import type { ShownWith } from './styles.ts';

/** Sine of the angle from which text is slanted or askew: its boxes say little of its glyphs. */
const SLANT = 0.01;

/**
 * How the glyphs of a document's fonts look. While its pages are read first, each glyph is noted once; of the fonts that
 * are then in doubt, pages that are read again tell every glyph by its ink, and give its sign or its meaning for it.
 */
export class FontLettering {
  readonly #fonts = new Map<number, FontNotes>();
  /** Fonts in doubt, once this has been asked. */
  #doubted: Map<FontNotes, Doubt<NotedShape>> | undefined;
  /** Whether a font shows spaces or hyphens under the codes of signs. */
  #hasFalseSigns = false;
  readonly #signs = new Map<NotedShape, string>();
  #meanings: ReadonlyMap<string, string> = new Map();
  /** Whether glyphs of doubted fonts are given as their signs. */
  isSpelling = false;

  doubts(): DoubtedFont[] {
    this.#doubted = new Map();
    for (const notes of this.#fonts.values()) {
      const doubt = doubtOf(notes.shapes.filter(({ isExpanded }) => !isExpanded));
      if (doubt.kind !== 'none') this.#doubted.set(notes, doubt);
    }
    return [...this.#doubted].map(([notes, doubt]) => ({
      name: notes.name,
      isWhole: doubt.kind === 'all',
      pages: [...notes.pages].sort((a, b) => a - b),
      glyphs: () => this.#glyphsOf(notes, doubt),
    }));
  }

  #glyphsOf(notes: FontNotes, doubt: Doubt<NotedShape>): DoubtedGlyph[] {
    return notes.shapes
      .filter((shape) => !isBlank(shape))
      .map((shape) => ({
        sign: this.#signOf(shape),
        said: shape.said,
        isDoubted: doubt.kind === 'all' || (doubt.kind === 'some' && doubt.shapes.includes(shape)),
        count: shape.count,
        page: shape.page,
      }));
  }

  /** The engine's fonts have gone: what was noted of them cannot be told from what will be of others. */
  forget(): void {
    this.#fonts.clear();
  }

  correct(meanings: ReadonlyMap<string, string>): void {
    this.#meanings = meanings;
  }

  /** Where a text object begins: the notes on its font, if they are to be taken or used. */
  begin({ fonts, number }: TextContext, { style, font, matrix = IDENTITY }: ShownWith): FontNotes | undefined {
    const doubted = this.#doubted;
    if ((doubted?.size === 0 && !this.#hasFalseSigns) || style.invisible || style.signs === 'operators') return;
    const [a, b, c, d] = matrix;
    const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
    const isSlanted =
      Math.min(Math.abs(a), Math.abs(b)) > SLANT * across || Math.min(Math.abs(c), Math.abs(d)) > SLANT * down;
    if (!doubted && (isSlanted || !isSquare(style.rotation))) return;
    let notes = this.#fonts.get(font);
    if (!notes) {
      notes = new FontNotes(fonts.nameOf(font));
      this.#fonts.set(font, notes);
    }
    if (doubted && !doubted.has(notes) && !notes.hasFalseSigns) return;
    notes.begin(number, style.size, across / down);
    return notes;
  }

  /** Whether white space may be ink: engines take the code of a glyph of which its font says nothing for a character. */
  get looksAtSpaces(): boolean {
    return this.#doubted !== undefined && this.#doubted.size > 0;
  }

  /** A glyph as its font says it, noted; or, of a doubted font, with its sign or its meaning as text. */
  take(notes: FontNotes, page: TextContext, index: number, code: number, glyph: Glyph): Glyph {
    if (!this.#doubted?.has(notes)) {
      if (!this.#doubted && !notes.note(glyph, code)) {
        const ink = notes.wantsInk(glyph, code) ? inkOf(page, index, glyph, notes) : undefined;
        notes.meet(glyph, code, page.number, ink);
        notes.note(glyph, code);
        this.#hasFalseSigns ||= notes.hasFalseSigns;
      }
      return notes.mayBeFalseSign(code) ? asShown(glyph, inkOf(page, index, glyph, notes)) : glyph;
    }
    if (notes.isSameGlyph(glyph)) return { ...glyph, text: '' };
    const shape = isSquare(glyph.style.rotation)
      ? notes.meet(glyph, code, page.number, inkOf(page, index, glyph, notes))
      : notes.usual(code);
    if (!shape) return glyph;
    if (isBlank(shape)) return { ...glyph, text: SPACE };
    const sign = this.#signOf(shape);
    return { ...glyph, text: this.isSpelling ? sign : (this.#meanings.get(sign) ?? shape.said) };
  }

  #signOf(shape: NotedShape): string {
    let sign = this.#signs.get(shape);
    if (sign === undefined) {
      sign = signAt(this.#signs.size);
      this.#signs.set(shape, sign);
    }
    return sign;
  }
}

/** Length (share of the font size) from which a bar is a dash. */
const DASH = 0.4;

/** A glyph that is said to be a sign, as what its ink shows where that is a space, a hyphen or a dash. */
function asShown(glyph: Glyph, ink: GlyphInk): Glyph {
  if (isBlank({ ink })) return { ...glyph, text: SPACE };
  return isBar(ink) ? { ...glyph, text: ink.right - ink.left < DASH ? '-' : '–' } : glyph;
}

/** Ink of a glyph of a text page. */
function inkOf({ engine, textPage, view }: TextContext, index: number, glyph: Glyph, { across }: FontNotes): GlyphInk {
  const { call, scratch } = engine;
  // Left, right, bottom, top.
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const box = applyToBox(view.matrix, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
  const { left, right, top, bottom } = fromOrigin(box, glyph);
  const { size } = glyph.style;
  return { left: left / across, right: right / across, top: top / size, bottom: bottom / size };
}
