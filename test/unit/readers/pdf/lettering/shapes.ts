import type { GlyphInk, GlyphShape } from '../../../../../src/readers/pdf/lettering/glyph-shape.ts';

/** Ink of the letters of a common text face. */
function inkOf(letter: string): GlyphInk {
  const bottom = /[gpqy,]/.test(letter) ? -0.21 : 0;
  const top = /[bdfhklA-Z0-9]/.test(letter) ? 0.71 : /[.,]/.test(letter) ? 0.1 : letter === 't' ? 0.62 : 0.52;
  const right = /[mwMW]/.test(letter) ? 0.8 : /[filtjI.,]/.test(letter) ? 0.2 : 0.5;
  return { left: 0.03, bottom, right, top };
}

/** A glyph that is drawn as one thing and said to be another, or the same. */
export const shape = (drawn: string, said = drawn, facts: Partial<GlyphShape> = {}): GlyphShape => {
  const ink = inkOf(drawn);
  return { said, ink, advance: ink.right + 0.05, count: 1, amidLetters: 0, amidUnknown: 0, ...facts };
};

/** The glyphs of a text, each once, in a font that says of each what `says` answers. */
export const shapesOf = (text: string, says: (letter: string) => string = (letter) => letter): GlyphShape[] =>
  [...new Set(text.replaceAll(' ', ''))].map((letter) => shape(letter, says(letter), { count: 5 }));
