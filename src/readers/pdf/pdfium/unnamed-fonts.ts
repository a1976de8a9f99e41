import type { Font } from '../source.ts';
import { describeFont } from '../words/fonts.ts';
import { lookOfLetters } from '../words/letter-heights.ts';
import { type Letterforms, measureLetterforms } from '../words/letterforms.ts';
import { withDrawnOutlines } from './bitmap-outlines.ts';
import type { TextContext } from './page-context.ts';
import { type Letter, type Met, merged, typefaces } from './typefaces.ts';
import { codeAt } from './unicode.ts';

/** Slant of a line of writing (share of its height) from which the upright box of a letter does not tell its height. */
const ASKEW = 0.01;
/** Letters one after another in the longest word of a font from which it is one of text, not of variables. */
const TEXT = 3;

/** Letters of a document that are drawn: four or so of each font, and papers have up to thirty. */
const MOST_DRAWN = 240;
/** Characters of a page that are looked through: a full page of small print has 10,000. */
const MOST_CHARACTERS = 20_000;

/** How a font without a name looks. */
export interface Look extends Pick<Font, 'weight' | 'italic' | 'monospace'> {
  /** By what the size that the file says is to be multiplied. */
  readonly factor: number;
  readonly hasLetters: boolean;
}

const AS_SAID: Look = { factor: 1, weight: 400, italic: false, monospace: false, hasLetters: false };

/**
 * Fonts without a name (Type 3, ISO 32000-2, 9.6.4): nothing is said of their look, and their glyphs may be of any size
 * beside the unit in which the file counts, as bitmaps that TeX made for a printer are measured in pixels. Their letters
 * tell.
 */
export class UnnamedFonts {
  readonly #looks = new Map<number, Look>();
  /** The page that has been looked through. */
  #seen = 0;
  #last = AS_SAID;
  #drawn = 0;
  /** Whether they are TeX's: some have letters, or stand beside fonts that have the names of TeX's. */
  areOfTex = false;

  /** How a font without a name looks; one without letters is as large as the one before it in the text. */
  lookOf(font: number, context: TextContext): Look {
    if (!this.#looks.has(font) && this.#seen !== context.number) this.#measure(context);
    this.#last = this.#looks.get(font) ?? { ...AS_SAID, factor: this.#last.factor };
    return this.#last;
  }

  /** Measures the fonts without a name on a page that have not been. */
  #measure(context: TextContext): void {
    this.#seen = context.number;
    const fonts = this.#fontsOn(context);
    for (const group of typefaces(fonts)) {
      const parts = group.map((font) => [font, fonts.get(font) as Met] as const);
      const whole = merged(parts.map(([, met]) => met));
      // Bitmaps are of any size: what stands beside them may be an index.
      if (lookOfLetters(whole.letters)?.factor === 1) this.#note(context, group, whole);
      else for (const [font, met] of parts) this.#note(context, [font], met);
    }
  }

  #note(context: TextContext, fonts: readonly number[], met: Pick<Met, 'letters' | 'longest'>): void {
    const letters = lookOfLetters(met.letters);
    if (!letters) return;
    const look = { ...letters, ...this.#formsOf(context, met, letters.factor), hasLetters: true };
    for (const font of fonts) this.#looks.set(font, look);
    this.areOfTex = true;
  }

  /** Weight and slant by the drawn letters; variables of formulas are slanted by custom. */
  #formsOf(
    context: TextContext,
    { letters, longest }: Pick<Met, 'letters' | 'longest'>,
    factor: number,
  ): Pick<Font, 'weight' | 'italic'> {
    const letterforms = (): Letterforms | undefined =>
      withDrawnOutlines(context, (outlineOf) =>
        measureLetterforms((text) => {
          const letter = letters.get(text);
          return letter && this.#drawn++ < MOST_DRAWN ? outlineOf(letter, letter.size * factor) : undefined;
        }),
      );
    const { weight, italic } = describeFont({ name: '', flags: 0, stemWeight: 0, italicAngle: 0, letterforms });
    return { weight, italic: italic && longest >= TEXT };
  }

  #fontsOn(context: TextContext): Map<number, Met> {
    const { engine, textPage, fonts } = context;
    const { call } = engine;
    const count = Math.min(call.FPDFText_CountChars(textPage), MOST_CHARACTERS);
    const found = new Map<number, Met>();
    let [object, font, size, run]: [number, number, number, number] = [0, 0, 0, 0];
    let met: Met | undefined;
    for (let index = 0; index < count; index++) {
      const address = call.FPDFText_GetTextObject(textPage, index);
      if (address !== object) {
        const before = { font, size };
        font = address === 0 ? 0 : call.FPDFTextObj_GetFont(address);
        size = address === 0 ? 0 : call.FPDFText_GetFontSize(textPage, index);
        const isNew = font !== 0 && fonts.get(font).family === '' && !this.#looks.has(font);
        met = isNew ? (found.get(font) ?? { letters: new Map(), longest: 0, beside: new Map() }) : undefined;
        if (met) found.set(font, met);
        object = address;
        if (size !== before.size || before.font === 0) run = 0;
        if (met && run > 0 && font !== before.font && isLetter(codeAt(engine, textPage, index))) {
          met.beside.set(before.font, (met.beside.get(before.font) ?? 0) + 1);
        }
      }
      if (!met) continue;
      const code = codeAt(engine, textPage, index);
      run = isLetter(code) ? run + 1 : 0;
      met.longest = Math.max(met.longest, run);
      const text = String.fromCodePoint(code);
      const letter = met.letters.has(text) ? undefined : letterAt(context, index, address);
      if (letter) met.letters.set(text, letter);
    }
    return found;
  }
}

const isLetter = (code: number): boolean => /\p{L}/u.test(String.fromCodePoint(code));

/** A character that stands level; undefined for others, and those without ink. */
function letterAt({ engine, textPage }: TextContext, index: number, object: number): Letter | undefined {
  const { call, scratch } = engine;
  if (!call.FPDFText_GetMatrix(textPage, index, scratch)) return undefined;
  const [, , c, d] = engine.matrix();
  const size = Math.abs(call.FPDFText_GetFontSize(textPage, index)) * Math.hypot(c, d);
  if (!(size > 0) || Math.abs(c) >= ASKEW * Math.abs(d)) return undefined;
  // Left, right, bottom, top.
  if (!call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)) return undefined;
  const height = (engine.double(3) - engine.double(2)) / size;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  // FS_RECTF is left, top, right, bottom.
  const advance = (engine.float(2) - engine.float(0)) / size;
  return height > 0 ? { index, object, size, height, advance } : undefined;
}
