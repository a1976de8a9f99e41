import { overlap } from '../../../document/geometry.ts';
import { type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';
import type { Draft } from './draft.ts';

/** Accents that stand by themselves (Unicode blocks Basic Latin, Latin-1 Supplement, Spacing Modifier Letters) as combining ones. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['¨', '\u0308'],
  ['¯', '\u0304'],
  ['´', '\u0301'],
  ['¸', '\u0327'],
  ['ˆ', '\u0302'],
  ['ˇ', '\u030c'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˚', '\u030a'],
  ['˛', '\u0328'],
  ['˜', '\u0303'],
  ['˝', '\u030b'],
]);
/** The stroke that TeX's fonts put through a letter l (encoding OT1, code 32). */
export const STROKE = '\u0335';
const STRUCK: ReadonlyMap<string, string> = new Map([
  ['l', 'ł'],
  ['L', 'Ł'],
]);
/** The circle that TeX paints around a letter c for the sign of copyright: code 13 of its fonts of signs (encoding OMS). */
export const CIRCLE = '◯';
const CIRCLED: ReadonlyMap<string, string> = new Map([
  ['c', '©'],
  ['C', '©'],
  ['R', '®'],
  ['P', '℗'],
]);
/** The stroke that TeX paints through a sign of relation for its denial: code 54 of its fonts of signs (encoding OMS). */
export const SLASH = '\u0338';
const TILDE = '˜';
const CIRCUMFLEX = 'ˆ';
/** Code of the second of them, below which nearly all text is. */
const SECOND = 0xa8;
const LETTER = /^\p{L}$/u;
const MARK = /\p{M}/u;
/** Words back to which an accent may belong: engines put one that stands higher, on a capital, at its line's end. */
const FARTHEST = 40;
/** Shares of the font size: how far an accent stands off its letter's baseline at most, and above it over a capital. */
const SAME_LINE = 0.12;
const HIGHEST = 0.4;
/** Points between the left edges of glyphs that begin in one place. */
const LATENT = 0.1;
/** Share of the narrower glyph that lies over the other one. */
const OVER = 0.5;

/** Whether a letter has an accent that was put on it, or one of its own. */
export const hasAccent = ({ text }: Painted): boolean =>
  text.charCodeAt(0) >= SECOND && MARK.test(text.normalize('NFD'));

/** What is painted where. */
type Painted = Pick<Glyph, 'text' | 'box'>;

/** Whether a text is an accent that stands by itself. */
export const isAccent = (text: string): boolean =>
  (text === '`' || text.charCodeAt(0) >= SECOND) &&
  (COMBINING.has(text) || text === STROKE || text === CIRCLE || text === SLASH);

/**
 * The letter that an accent and a letter painted over each other make, whichever is painted first, as TeX does;
 * undefined when they make none.
 */
export function accented(first: Painted, second: Painted): string | undefined {
  const isFirst = isAccent(first.text);
  if (isFirst === isAccent(second.text)) return undefined;
  const [accent, letter] = isFirst ? [first, second] : [second, first];
  // Its glyph has no width.
  if (accent.text === SLASH) {
    return Math.abs(accent.box[0] - letter.box[0]) < LATENT ? (letter.text + SLASH).normalize('NFC') : undefined;
  }
  const narrower = Math.min(accent.box[2] - accent.box[0], letter.box[2] - letter.box[0]);
  if (overlap(accent.box[0], accent.box[2], letter.box[0], letter.box[2]) < OVER * narrower) return undefined;
  if (accent.text === STROKE) return STRUCK.get(letter.text);
  if (accent.text === CIRCLE) return CIRCLED.get(letter.text);
  // The dotless i and j are for accents alone.
  const base = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  const whole = (base + COMBINING.get(accent.text)).normalize('NFC');
  return whole.length === 1 || (LETTER.test(base) && !hasAccent(letter)) ? whole : undefined;
}

/** The text with accents and the letters that they are painted over, next before or after them, as one glyph each. */
export function joinAccents(tokens: readonly TextToken[]): readonly TextToken[] {
  if (!tokens.some((token) => isGlyph(token) && isAccent(token.text))) return tokens;
  const joined: TextToken[] = [];
  let at = 0;
  for (const token of tokens) {
    const last = joined[at];
    const whole = isGlyph(token) && isGlyph(last) ? wholeOf(last, token) : undefined;
    if (isGlyph(token) && !whole) at = joined.length;
    if (whole) joined.splice(at, joined.length, whole);
    else joined.push(token);
  }
  return joined;
}

/** The letter that two glyphs of one line make. */
function wholeOf(first: Glyph, second: Glyph): Glyph | undefined {
  const [accent, letter] = isAccent(first.text) ? [first, second] : [second, first];
  const text = isOnLine(letter, accent) ? accented(first, second) : undefined;
  return text === undefined ? undefined : { ...letter, text };
}

/** A word with the signs that TeX sets as accents over nothing: the tilde of addresses and paths, the circumflex of code. */
export function withPlainSigns(text: string, { monospace }: Pick<TextStyle, 'monospace'>): string {
  if (text.length === 1) return text;
  const word = text.includes(TILDE) ? text.replaceAll(TILDE, '~') : text;
  return monospace && word.includes(CIRCUMFLEX) ? word.replaceAll(CIRCUMFLEX, '^') : word;
}

/** Words with the accents that are painted over one of their letters after the whole word, or come later. */
export function withAccents(drafts: readonly Draft[]): readonly Draft[] {
  const placed = new Set<Draft>();
  for (const [index, draft] of drafts.entries()) {
    if (!isAccent(draft.text)) continue;
    const before = drafts.slice(Math.max(index - FARTHEST, 0), index);
    if (before.findLast((word) => takesAccent(word, draft))) placed.add(draft);
  }
  return placed.size === 0 ? drafts : drafts.filter((draft) => !placed.has(draft));
}

/** Puts an accent on the letter of a word that it is painted over; false where there is none. */
function takesAccent(word: Draft, { first: accent }: Draft): boolean {
  if (word.boxes.length !== word.text.length || !isOnLine(word.first, accent)) return false;
  for (const [index, box] of word.boxes.entries()) {
    const whole = accented({ text: word.text.charAt(index), box }, accent);
    if (whole === undefined) continue;
    word.text = word.text.slice(0, index) + whole + word.text.slice(index + 1);
    return true;
  }
  return false;
}

/** Whether an accent stands on the baseline of a word, or above it as over a capital. */
function isOnLine(letter: Glyph, accent: Glyph): boolean {
  if (overlap(letter.box[1], letter.box[3], accent.box[1], accent.box[3]) <= 0) return false;
  if (letter.style.rotation !== 0 || accent.style.rotation !== 0) return true;
  const rise = (letter.y - accent.y) / letter.style.size;
  return rise > -SAME_LINE && rise < HIGHEST;
}
