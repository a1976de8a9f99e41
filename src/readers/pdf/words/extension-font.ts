/**
 * Fonts of TeX with large operators and delimiters (encoding OMX). Writers seldom say what their codes mean, and their
 * glyphs hang below the baseline: TeX centres them on the axis of the formula.
 */
const EXTENSION_FONT = /^(cm|lm)ex/i;
/** Height of the axis above the baseline in shares of the font size (parameter 22 of TeX's symbol fonts). */
const AXIS = 0.25;

/** What stands for operators, roots and tall brackets; letters and marks themselves are in no such font. */
const TEXT: Readonly<Record<string, string>> = {
  '!': ')',
  '"': '[',
  '#': ']',
  P: '∑',
  Q: '∏',
  R: '∫',
  S: '⋃',
  T: '⋂',
  V: '⋀',
  W: '⋁',
  X: '∑',
  Y: '∏',
  Z: '∫',
  '[': '⋃',
  '\\': '⋂',
  '^': '⋀',
  _: '⋁',
  p: '√',
  q: '√',
  r: '√',
  s: '√',
};

/** Whether a font's family is one of large operators. */
export const isExtensionFont = (family: string): boolean => EXTENSION_FONT.test(family);

/** What a character of such a font means. */
export const extensionText = (text: string): string => TEXT[text] ?? text;

/** Baseline (y, downwards) of the formula in which an operator stands, from the ink of its glyph. */
export const formulaBaseline = (top: number, bottom: number, size: number): number => (top + bottom) / 2 + AXIS * size;
