import type { Box } from '../../../document/geometry.ts';

/**
 * Fonts of TeX with large operators and delimiters (encoding OMX). Writers seldom say what their codes mean, and their
 * glyphs hang below the baseline: TeX centres them on the axis of the formula.
 */
const EXTENSION_FONT = /^(cm|lm)ex/i;
/** Height of the axis above the baseline in shares of the font size (parameter 22 of TeX's symbol fonts). */
export const AXIS = 0.25;

/**
 * What stands for operators, roots and tall brackets under letters, digits and marks that are in no such font. Of brackets
 * that are put together the topmost piece is the bracket, and the others are nothing, as the roofs of accents are.
 */
const TEXT: ReadonlyMap<string, string> = new Map([
  ...codes('!', ')[]⌊⌋⌈⌉'),
  ...codes('0', '()[]'),
  ...codes('8', '{}'),
  ...pieces('4567:;<=>?@ABC'),
  ...codes('D', '⟨⟩⊔⊔∮∮⨀⨀⨁⨁⨂⨂∑∏∫⋃⋂⨄⋀⋁∑∏∫⋃⋂'),
  ...codes('^', '⋀⋁∐∐'),
  ...pieces('bcdefgtuvwxyz'),
  ...codes('h', '[]⌊⌋⌈⌉{}√√√√'),
]);

const BRACKET = /^[()[\]{}⌊⌋⌈⌉⟨⟩]$/u;
/** Least height of a bracket in shares of the font size. */
const LOWEST = 1.1;

/** What stands for tall brackets under control codes. */
export const EXTENSION_CONTROLS: ReadonlyMap<number, string> = new Map(
  [...'()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\'].map((text, code) => [code, text]),
);

/** Texts under characters in a row, from the first one on. */
function codes(first: string, texts: string): [string, string][] {
  return [...texts].map((text, index) => [String.fromCharCode(first.charCodeAt(0) + index), text]);
}

function pieces(characters: string): [string, string][] {
  return [...characters].map((character) => [character, '']);
}

/** Whether a font's family is one of large operators. */
export const isExtensionFont = (family: string): boolean => EXTENSION_FONT.test(family);

/** What a character of such a font means. */
export const extensionText = (text: string): string => TEXT.get(text) ?? text;

/** Whether what seems to be a bracket is lower than the lowest of such a font, of 1.2 sizes: a piece, under a code of its own. */
export const isPiece = (text: string, ink: Box | undefined, size: number): boolean =>
  ink !== undefined && BRACKET.test(text) && ink[3] - ink[1] < LOWEST * size;

/** Baseline (y, downwards) of the formula in which an operator stands, from the ink of its glyph. */
export const formulaBaseline = (top: number, bottom: number, size: number): number => (top + bottom) / 2 + AXIS * size;
