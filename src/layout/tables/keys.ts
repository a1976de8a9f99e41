import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { isBold } from '../metrics.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import { isNumber } from './grid.ts';

/** Least share of numbers in the column beside keys. */
const AMOUNTS = 0.6;
/** Share of texts beside keys that may be in their style. */
const OTHERS = 0.1;
/** Most words of the median key or short cell, and fewest of a sentence. Chosen on press, half look. */
export const KEY = 4;

/** Largest share of kinds that differ. Chosen on tables of our own. */
const KINDS = 0.75;

/** The number of words of the median text. */
export const usualWords = (texts: readonly Line[]): number => median(texts.map(({ words }) => words.length));

/** Whether texts are keys, which are words or codes and no numbers of clauses, beside amounts or sentences. */
export const areKeyed = (keys: readonly Line[], values: readonly Line[]): boolean =>
  usualWords(keys) <= KEY &&
  keys.every(({ words }) => words.some(({ text }) => /\p{L}{2}|^\p{Lu}-?\d{2}/u.test(text))) &&
  (usualWords(values) > KEY || values.filter(({ words }) => isNumber({ words })).length >= AMOUNTS * values.length);

/** Whether texts are kinds, of which some are said again, beside texts that differ: lists side by side say nothing twice. */
export function areKinds(kinds: readonly Line[], others: readonly Line[]): boolean {
  const different = (lines: readonly Line[]): number => new Set(lines.map(textOfLine)).size;
  return (
    usualWords(kinds) <= KEY &&
    kinds.every(isWord) &&
    different(kinds) <= KINDS * kinds.length &&
    different(others) > KINDS * others.length
  );
}

/** A quantity with or without its unit, such as “2½ kg”, “250 ml” or “1 pinch”, and one with it. */
const QUANTITY = /^[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/–-]{0,8}\s?(?:\p{L}{1,9}\.?)?$/u;
const WITH_UNIT = /\p{L}\.?$/u;
/** Least share of quantities in their column, and of those with a unit: bare numbers may count the lines. */
const QUANTITIES = 0.8;
const UNITS = 0.5;

/** Whether texts are quantities, and those beside them what they are of. */
export function areQuantities(quantities: readonly Line[], names: readonly Line[]): boolean {
  const texts = quantities.map(textOfLine);
  const measured = texts.filter((text) => QUANTITY.test(text));
  return (
    measured.length >= QUANTITIES * texts.length &&
    measured.filter((text) => WITH_UNIT.test(text)).length >= UNITS * texts.length &&
    names.every((name) => /^\p{L}/u.test(textOfLine(name))) &&
    usualWords(names) <= KEY
  );
}

/** A time of day, or from one to another, without spaces: “9:30”, “18h30”, “20.15Uhr”, “7p.m.”, “10.00–11.30”. */
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[.:h][0-5]\d(?:h|uhr|[ap]\.?m\.?)?|h|uhr|[ap]\.?m\.?)`;
const TIME = new RegExp(`^${CLOCK}(?:[–-]${CLOCK})?$`, 'i');
/** Least share of times in their column: one may be open, such as “later”. */
const TIMES = 0.8;

/** Whether texts are times of day, not all the same. */
export function areTimes(keys: readonly Line[]): boolean {
  const texts = keys.map(({ words }) => words.map(({ text }) => text).join(''));
  const times = texts.filter((text) => TIME.test(text));
  return times.length >= TIMES * texts.length && new Set(times).size > 1;
}

/** Whether a text is more than letters of their own, as those that are set one below the other. */
const isWord = ({ words }: Line): boolean => words.some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));

/**
 * Whether short texts that differ, unlike bullets, are all in type of fixed pitch, bold, italic or of one colour, and hardly
 * any of what is beside them is.
 */
export function areInOwnStyle(keys: readonly Line[], others: readonly Line[]): boolean {
  if (2 * others.filter(isWord).length <= others.length) return false;
  if (usualWords(keys) > KEY || 2 * new Set(keys.map(textOfLine)).size <= keys.length) return false;
  const ink = keys[0]?.words[0]?.color;
  const styles: readonly ((word: Word) => boolean)[] = [
    ({ monospace }) => monospace,
    isBold,
    ({ italic }) => italic,
    ({ color }) => color === ink,
  ];
  return styles.some(
    (isOf) =>
      keys.every(({ words }) => words.every(isOf)) &&
      others.filter(({ words }) => words.every(isOf)).length <= OTHERS * others.length,
  );
}
