import { overlap } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';
import type { Draft } from './draft.ts';

/** Accents that stand by themselves (Unicode blocks Latin-1 Supplement and Spacing Modifier Letters) as combining ones. */
const COMBINING: ReadonlyMap<string, string> = new Map([
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
/** Code of the first of them, below which nearly all text is. */
const FIRST = 0xa8;
/** Share of the narrower glyph that lies over the other one. */
const OVER = 0.5;

/** What is painted where. */
type Painted = Pick<Glyph, 'text' | 'box'>;

const isAccent = (text: string): boolean => text.charCodeAt(0) >= FIRST && COMBINING.has(text);

/**
 * The letter that an accent and a letter painted over each other make, whichever is painted first, as TeX does;
 * undefined when they make none.
 */
export function accented(first: Painted, second: Painted): string | undefined {
  const isFirst = isAccent(first.text);
  if (isFirst === isAccent(second.text)) return undefined;
  const [accent, letter] = isFirst ? [first, second] : [second, first];
  const narrower = Math.min(accent.box[2] - accent.box[0], letter.box[2] - letter.box[0]);
  if (overlap(accent.box[0], accent.box[2], letter.box[0], letter.box[2]) < OVER * narrower) return undefined;
  // The dotless i and j are for accents alone.
  const base = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  const whole = (base + COMBINING.get(accent.text)).normalize('NFC');
  return whole.length === 1 ? whole : undefined;
}

/** Words with the accents that are painted over one of their letters after the whole word. */
export function withAccents(drafts: readonly Draft[]): readonly Draft[] {
  const placed = new Set<Draft>();
  for (const [index, draft] of drafts.entries()) {
    const before = drafts[index - 1];
    if (before && isAccent(draft.text) && takesAccent(before, draft)) placed.add(draft);
  }
  return placed.size === 0 ? drafts : drafts.filter((draft) => !placed.has(draft));
}

/** Puts an accent on the letter of a word that it is painted over; false where there is none. */
function takesAccent(word: Draft, { first: accent }: Draft): boolean {
  if (
    word.boxes.length !== word.text.length ||
    overlap(word.first.box[1], word.first.box[3], accent.box[1], accent.box[3]) <= 0
  )
    return false;
  for (const [index, box] of word.boxes.entries()) {
    const whole = accented({ text: word.text.charAt(index), box }, accent);
    if (whole === undefined) continue;
    word.text = word.text.slice(0, index) + whole + word.text.slice(index + 1);
    return true;
  }
  return false;
}
