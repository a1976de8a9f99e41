import { type Glyph, SPACE, type TextToken } from '../source.ts';
import { round } from '../view.ts';
import { extensionText, formulaBaseline } from './extension-font.ts';
import { symbolText } from './symbols.ts';

const SOFT_HYPHEN = '\u00ad';
const HYPHENS: ReadonlySet<string> = new Set([SOFT_HYPHEN, '\u2010', '\u2011']);
/** Width (points) below which a soft hyphen takes no room: the line does not break there. */
const LATENT = 0.1;

/** Tokens whose glyphs have the text that they mean; those that mean nothing are left out. */
export function readableTokens(tokens: readonly TextToken[]): TextToken[] {
  const readable: TextToken[] = [];
  for (const token of tokens) {
    const glyph = token === SPACE ? SPACE : readableGlyph(token);
    if (glyph) readable.push(glyph);
  }
  return readable;
}

/** The glyph itself where its text needs no reading, as nearly always. */
function readableGlyph(glyph: Glyph): Glyph | undefined {
  const { text, box, style } = glyph;
  if (text === SOFT_HYPHEN && Math.min(box[2] - box[0], box[3] - box[1]) < LATENT) return undefined;
  const meaning = meaningOf(glyph);
  if (meaning === '') return undefined;
  if (meaning === text && !glyph.ink) return glyph;
  const y = glyph.ink ? round(formulaBaseline(glyph.ink[1], glyph.ink[3], style.size)) : glyph.y;
  return { ...glyph, text: meaning, y };
}

/** What a glyph says; U+FFFD when its font does not tell, nothing for some symbols. */
function meaningOf({ text, style }: Glyph): string {
  if (text < '\u007f') return style.isOperators ? extensionText(text) : text;
  if (HYPHENS.has(text)) return '-';
  if (isControl(text)) return '\ufffd';
  if (isPrivate(text)) return symbolText(text.charCodeAt(0), style.family);
  // Latin ligatures only: elsewhere compatibility forms carry meaning (², ™).
  return text >= '\ufb00' && text < '\ufb07' ? text.normalize('NFKC') : text;
}

/** Control codes of Latin-1: a font that shows them does not say what they mean. */
const isControl = (text: string): boolean => text >= '\u007f' && text < '\u00a0';

/** The private use area of the Basic Multilingual Plane. */
const isPrivate = (text: string): boolean => text >= '\ue000' && text < '\uf900';
