import { isCapitals, isKnownLabel, isLabelOfDate, isValueForm } from './label-signs.ts';

/** Most words of a label that is set as close to its value as words of a sentence are, and of both: more are a sentence. */
const MOST_WORDS = 4;
const MOST_WORDS_OF_BOTH = 8;
/** Fewest digits of a value that its form tells from its label: `Section 4` is a heading. */
const LEAST_DIGITS = 3;
/** The same where brackets begin it, as in telephone numbers: what stands in others is said aside. */
const LEAST_DIGITS_IN_BRACKETS = 7;
const RATE = /^\d{1,3}(?:[.,]\d{1,3})?\s?%/u;
/** How a number, a date, or small letters behind capitals begin: what begins otherwise need not be looked at. */
const BEGINS_VALUE = /^(?:[+$€£(]{0,2}\d|\p{Lu}\p{Ll})/u;
/** What a number follows in places and in papers that is no value of a field. */
const NUMBERED = /(?<!\p{L})(?:box|page|section|item|group|version|year|class|model|of|the|to|and|for)\.?$/iu;

/**
 * The word with which a value begins close behind a label without a colon: words of a label, then a number or a date,
 * `Telephone 555 0199`, or capitals, then small letters, `NAME Joan Marsh`. 0 when nothing tells.
 */
export function labelEnd(words: readonly { readonly text: string }[]): number {
  if (words.length < 2 || words.length > MOST_WORDS_OF_BOTH) return 0;
  const texts = words.map(({ text }) => text);
  for (let end = 1; end < texts.length && end <= MOST_WORDS; end++) {
    const [label, value] = [texts.slice(0, end).join(' '), texts.slice(end).join(' ')];
    if (/\d/.test(label) || NUMBERED.test(label)) continue;
    if (BEGINS_VALUE.test(value) && isKnownLabel(label) && (isNumberOrDate(value) || isOtherType(label, value)))
      return end;
    if (isLabelOfDate(label, value)) return end;
  }
  return 0;
}

/** Whether a value is a number or a date, of enough digits; a rate that follows a tax is part of its name. */
function isNumberOrDate(value: string): boolean {
  if (!isValueForm(value) || !/^(?:[+$€£(]{0,2}\d|\p{Lu}\p{Ll}{2})/u.test(value) || RATE.test(value)) return false;
  const digits = value.match(/\d/g)?.length ?? 0;
  return digits >= (value.startsWith('(') ? LEAST_DIGITS_IN_BRACKETS : LEAST_DIGITS);
}

const isOtherType = (label: string, value: string): boolean =>
  isCapitals(label) && /^\p{Lu}\p{Ll}/u.test(value) && !isKnownLabel(value);
