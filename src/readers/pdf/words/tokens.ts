import { type Glyph, isGlyph, SPACE, type TextToken } from '../source.ts';
import { round } from '../view.ts';
import { formulaBaseline, isPiece } from './extension-font.ts';
import { keyboardText } from './keyboard-signs.ts';
import { signText } from './sign-fonts.ts';
import { swappedLetters } from './swapped-letters.ts';
import { symbolText } from './symbols.ts';

const DELETE = 0x7f;
/** Control codes of Latin-1 end before this one. */
const NO_BREAK_SPACE = 0xa0;
/** Narrow no-break space: within numbers it parts thousands, elsewhere words. */
const NARROW_SPACE = '\u202f';
const SOFT_HYPHEN = 0xad;
const HYPHEN = 0x2010;
const NON_BREAKING_HYPHEN = 0x2011;
/** All that fonts say of one hyphen: some say several of these at once. */
const HYPHENS: readonly number[] = [0x2d, SOFT_HYPHEN, HYPHEN, NON_BREAKING_HYPHEN];
/** The private use area of the Basic Multilingual Plane. */
const PRIVATE = { first: 0xe000, last: 0xf8ff };
/**
 * Latin ligatures, and letters of Hebrew and Arabic as they look where they stand in a word (Unicode's blocks of
 * presentation forms, without its whole sentences).
 */
const FORMS = [
  { first: 0xfb00, last: 0xfb06 },
  { first: 0xfb1d, last: 0xfdf9 },
  { first: 0xfe70, last: 0xfefc },
] as const;
/** Width (points) below which a glyph takes no room: a soft hyphen where the line does not break, a tab of no width. */
const LATENT = 0.1;

/** Tokens whose glyphs have the text that they mean; those that mean nothing are left out. */
export function readableTokens(tokens: readonly TextToken[]): TextToken[] {
  const readable: TextToken[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as TextToken;
    if (isTab(token, tokens[index - 1])) continue;
    const isReadable = !isGlyph(token) || isPlain(token);
    if (!isReadable && token.text === NARROW_SPACE && !isBetweenDigits(tokens, index)) {
      readable.push(SPACE);
      continue;
    }
    const glyph = isReadable ? token : readableGlyph(token, [tokens[index - 1], tokens[index + 1]]);
    if (glyph) readable.push(glyph);
  }
  return readable;
}

/** Whether a token parts the digits of one number. */
const isBetweenDigits = (tokens: readonly TextToken[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1]].every((token) => isGlyph(token) && /\d/.test(token.text));

/** Whether a glyph is the tab behind a bullet as InDesign writes it: the bullet's code in the font of the text, without room. */
const isTab = (token: TextToken, before: TextToken | undefined): boolean =>
  isGlyph(token) &&
  isGlyph(before) &&
  before.style.signs === 'pictures' &&
  token.style.signs === undefined &&
  token.text === before.text &&
  Math.abs(token.box[2] - token.box[0]) < LATENT;

/** Whether a hyphen is another meaning of the glyph before: engines have all the characters of one glyph in its place. */
const isSameHyphen = ({ text, box, style }: Glyph, before: TextToken | undefined): boolean =>
  isGlyph(before) &&
  before.style.object === style.object &&
  before.box.every((edge, index) => edge === box[index]) &&
  [text, before.text].every((one) => HYPHENS.includes(one.charCodeAt(0)));

/** Whether the text of a glyph means itself, as nearly always. */
const isPlain = ({ text, style }: Glyph): boolean => text.charCodeAt(0) < DELETE && style.signs === undefined;

function readableGlyph(glyph: Glyph, neighbours: readonly (TextToken | undefined)[]): Glyph | undefined {
  const { box, ink, style } = glyph;
  const code = glyph.text.charCodeAt(0);
  if (code === SOFT_HYPHEN && Math.min(box[2] - box[0], box[3] - box[1]) < LATENT) return undefined;
  if (isSameHyphen(glyph, neighbours[0])) return undefined;
  const beside = neighbours.map((token) => (isGlyph(token) ? token.text : ''));
  const text = swappedLetters(glyph, neighbours) ?? keyboardText(glyph, beside) ?? meaningOf(glyph, code);
  if (text === '' || (style.signs === 'operators' && isPiece(text, ink, style.size))) return undefined;
  return { ...glyph, text, y: ink ? round(formulaBaseline(ink[1], ink[3], style.size)) : glyph.y };
}

/** What a glyph says; U+FFFD when its font does not tell, nothing for some symbols. */
function meaningOf({ text, style }: Glyph, code: number): string {
  if (code === SOFT_HYPHEN || code === HYPHEN || code === NON_BREAKING_HYPHEN) return '-';
  // A font that shows a control code does not say what it means.
  if (code >= DELETE && code < NO_BREAK_SPACE) return '\ufffd';
  if (code >= PRIVATE.first && code <= PRIVATE.last) return symbolText(code, style.family);
  if (style.signs !== undefined) return signText(text, style.signs, style.family);
  // Forms of letters only: elsewhere compatibility forms carry meaning (², ™). Those of marks stand on a space.
  const isForm = code >= FORMS[0].first && FORMS.some(({ first, last }) => code >= first && code <= last);
  return isForm ? text.normalize('NFKC').trim() : text;
}
