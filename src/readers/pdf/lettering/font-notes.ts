import type { Glyph } from '../source.ts';
import {
  distanceAcross,
  distanceAlong,
  type GlyphInk,
  type GlyphShape,
  isBar,
  isBlank,
  isUnknown,
  lengthOf,
} from './glyph-shape.ts';

/** A glyph of a font as it is noted while pages are read. */
export interface NotedShape extends GlyphShape {
  said: string;
  ink: GlyphInk | undefined;
  count: number;
  amidLetters: number;
  amidUnknown: number;
  /** Whether the engine gives several characters for it, or it is one of several: a ligature that the file is right about. */
  isExpanded: boolean;
  /** One-based number of the first page that shows it. */
  readonly page: number;
}

/** Advances (shares of the font size) and ink that differ by less are those of one glyph: engines round both. */
const SAME = 0.03;
/** Share of the font size that rounding adds. */
const EXACT = 0.001;
/** Code after those of printable ASCII. */
const MOST_PLAIN = 0x7f;
/** Letters of a font whose ink tells whether it is right about them: a fifth of their pairs can be compared. */
const ENOUGH = 16;
const LETTER = /^[a-zA-Z]$/;
/** Letters that ligatures are said to be: `fi`, `fl`, `ff`, `Th`, `tt`. */
const IN_LIGATURES = /^[fhilt]$/;
/**
 * Signs that some files say their spaces and hyphens are. Stops and commas have so little ink that nobody should rely on it, and
 * some signs are bars or like them.
 */
const SIGN = /^[!-+/:-@[-`{-~-]$/;
const NO_BAR = /^[-_~]$/;
/** New glyphs of a font by which it shows that its ink is known: of fonts for invisible text it is not. */
const FIRST = 4;
/** Distance (share of the font size) up to which glyphs stand directly side by side; accents stand over letters. */
const BESIDE = 0.15;

/** What pages show of one font. */
export class FontNotes {
  readonly name: string;
  readonly pages = new Set<number>();
  readonly #shapes = new Map<number, NotedShape[]>();
  /** The first shape of each printable code of ASCII. */
  readonly #plain: NotedShape[] = [];
  #looks = 0;
  /** Codes of signs that show nothing, and of those that show a bar; and whether another glyph shows something. */
  readonly #blankSigns = new Set<number>();
  readonly #barSigns = new Set<number>();
  #hasInk = false;
  /** Size of the font in the current text object, and width of what is as wide as that: points. */
  #size = 1;
  across = 1;
  /** The glyph before. */
  #last: Glyph | undefined;
  #lastShape: NotedShape | undefined;
  /** The same where it may not stand amid small letters, and one is before it. */
  #suspect: NotedShape | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get shapes(): NotedShape[] {
    return [...this.#shapes.values()].flat();
  }

  /** Whether the font shows spaces or hyphens under the codes of signs. */
  get hasFalseSigns(): boolean {
    return this.#blankSigns.size + this.#barSigns.size > 0;
  }

  /** Whether a glyph of this code is said to be a sign, and shows a bar, or nothing while other glyphs of the font show something. */
  mayBeFalseSign(code: number): boolean {
    return this.#barSigns.has(code) || (this.#hasInk && this.#blankSigns.has(code));
  }

  /** Begins a text object in which the font has this size and is this many times wider than high. */
  begin(page: number, size: number, stretch: number): void {
    this.pages.add(page);
    this.#size = size;
    this.across = size * stretch;
  }

  /** Notes a glyph that is shown; false where it has not been met before: see `meet`. */
  note(glyph: Glyph, code: number): boolean {
    // Nearly all glyphs are plain letters that have been met: these cost next to nothing.
    const usual = code < MOST_PLAIN && this.#suspect === undefined ? this.#plain[code] : undefined;
    if (usual && glyph.x !== this.#last?.x && Math.abs(lengthOf(glyph) / this.across - usual.advance) < SAME) {
      usual.count++;
      this.#last = glyph;
      this.#lastShape = usual;
      return true;
    }
    const last = this.#last;
    const before = this.#lastShape;
    if (last && before && isSamePlace(last, glyph)) {
      this.#expand(before, glyph.text);
      return true;
    }
    const shape = this.#find(code, this.#advanceOf(glyph));
    if (!shape) return false;
    if (this.#suspect && isSmallLetter(shape.said) && this.#isBesideLast(glyph)) this.#suspect.amidLetters++;
    this.#suspect = undefined;
    if (before && !isPlain(code) && this.#isBesideLast(glyph)) {
      if (isSmallLetter(before.said)) this.#suspect = shape;
      if (isUnknown(before.said) && isUnknown(shape.said)) shape.amidUnknown++;
    }
    shape.count++;
    this.#last = glyph;
    this.#lastShape = shape;
    return true;
  }

  /**
   * Whether the ink of a new glyph is worth a look, which costs an engine as much as drawing it: some letters tell
   * whether a font is honest, ligatures are wider than the letter that they are said to be, and signs may be spaces.
   */
  wantsInk(glyph: Glyph, code: number): boolean {
    return (
      (!this.#hasInk && this.#shapes.size < FIRST) ||
      SIGN.test(glyph.text) ||
      this.#shapes.has(code) ||
      IN_LIGATURES.test(glyph.text) ||
      (LETTER.test(glyph.text) && this.#looks++ < ENOUGH)
    );
  }

  /** The glyph of this code, advance and ink, which is noted where it is new. */
  meet(glyph: Glyph, code: number, page: number, ink: GlyphInk | undefined): NotedShape {
    const advance = this.#advanceOf(glyph);
    const known = this.#find(code, advance, ink);
    if (known) {
      known.ink ??= ink;
      return known;
    }
    const isExpanded = ink !== undefined && isShare(ink, advance);
    const counts = { count: 0, amidLetters: 0, amidUnknown: 0 };
    const shape: NotedShape = { said: glyph.text, ink, advance, page, isExpanded, ...counts };
    if (ink && SIGN.test(glyph.text)) {
      if (isBlank(shape)) this.#blankSigns.add(code);
      else if (isBar(ink) && !NO_BAR.test(glyph.text)) this.#barSigns.add(code);
    }
    if (ink && !isBlank(shape)) this.#hasInk = true;
    const shapes = this.#shapes.get(code);
    if (shapes) shapes.push(shape);
    else this.#shapes.set(code, [shape]);
    if (isPlain(code)) this.#plain[code] ??= shape;
    return shape;
  }

  /** Whether a character is one more of the glyph that the character before was asked about, as of a ligature. */
  isSameGlyph(glyph: Glyph): boolean {
    const isSame = this.#last !== undefined && isSamePlace(this.#last, glyph);
    this.#last = glyph;
    return isSame;
  }

  /** Of the glyphs of a code, the one that is shown most. */
  usual(code: number): NotedShape | undefined {
    return this.#shapes.get(code)?.reduce((most, shape) => (shape.count > most.count ? shape : most));
  }

  /** Whether a glyph stands directly behind the one before. */
  #isBesideLast(glyph: Glyph): boolean {
    const last = this.#last;
    if (!last || last.style.rotation !== glyph.style.rotation) return false;
    const gap = distanceAlong(last, glyph) - lengthOf(last);
    return Math.abs(gap) < BESIDE * this.#size && distanceAcross(last, glyph) < BESIDE * this.#size;
  }

  #advanceOf = (glyph: Glyph): number => lengthOf(glyph) / this.across;

  /** The glyph of a code that has this advance, and this ink where it is given. */
  #find(code: number, advance: number, ink?: GlyphInk): NotedShape | undefined {
    const shapes = this.#shapes.get(code);
    if (!shapes) return undefined;
    for (const shape of shapes) {
      if (Math.abs(shape.advance - advance) < SAME && isSame(shape.ink, ink)) return shape;
    }
    return undefined;
  }

  /** One more character of the same glyph. */
  #expand(shape: NotedShape, text: string): void {
    if (shape.count === 1) shape.said += text;
    shape.isExpanded = true;
  }
}

const isSamePlace = (a: Glyph, b: Glyph): boolean => a.x === b.x && a.y === b.y;

/** Whether an engine made up the box of a character: its share of a ligature, whose text the file gives (14.9.4). */
const isShare = ({ left, right }: GlyphInk, advance: number): boolean =>
  Math.abs(left) < EXACT && Math.abs(right - advance) < EXACT;

const isPlain = (code: number): boolean => code >= 0x20 && code < MOST_PLAIN;

const isSmallLetter = (said: string): boolean => /^[a-zß-öø-ÿ]+$/.test(said);

const isSame = (a: GlyphInk | undefined, b: GlyphInk | undefined): boolean =>
  a === undefined ||
  b === undefined ||
  (Math.abs(a.left - b.left) < SAME &&
    Math.abs(a.right - b.right) < SAME &&
    Math.abs(a.top - b.top) < SAME &&
    Math.abs(a.bottom - b.bottom) < SAME);
