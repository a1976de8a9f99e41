import { DATE } from '../../text/dates.ts';

/** Most words of a name of a person or organisation, and of a place. */
const NAME_WORDS = 14;
const PLACE_WORDS = 6;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** Whether a text has letters or digits, as every value has. */
export const isText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Street and house number, then postcode and town: what begins so is an address. */
const STREET_AND_TOWN = /^[^\n\d]{3,40} \d{1,4} ?\p{L}?,?\s(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})? \p{Lu}/u;

/** A date alone, and a time of day, as stamps have it. */
const WHEN = new RegExp(`^(?:${DATE})$|(?<!\\d)[012]?\\d:[0-5]\\d(?!\\d)`, 'iu');

/** A capital as names have it, or a letter without case: signs that no name has beside it are those of misread scrawl. */
const CAPITAL = /\p{Lu}(?=[\p{L}\p{M}\p{N}\s.,;:!)'’"”&+/-]|$)|\p{Lo}/u;

/**
 * Whether a text may name a person or organisation: capitals or letters without case, few digits, no address, no date
 * and no time.
 */
export function isName(text: string): boolean {
  const letters = count(text, /\p{L}/gu);
  if (letters < 2 || letters <= count(text, /\p{N}/gu) || wordCount(text) > NAME_WORDS) return false;
  return CAPITAL.test(text) && !/@|https?:|www\./i.test(text) && !STREET_AND_TOWN.test(text) && !WHEN.test(text);
}

/** Whether a text may name a country or another place: letters and no digit. */
export const isPlace = (text: string): boolean =>
  count(text, /\p{L}/gu) >= 2 && !/\p{N}/u.test(text) && wordCount(text) <= PLACE_WORDS;

/** Whether a text may be an address or a line of one: letters, no date alone and no time. */
export const isPrintedAddress = (text: string): boolean =>
  count(text, /\p{L}/gu) >= 3 && !/@|https?:|www\./i.test(text) && !WHEN.test(text);

/** Whether a text may be a number with its unit: digits, few words, no money, no date alone and no time. */
export const isMeasure = (text: string): boolean =>
  /\p{N}/u.test(text) && !/\p{Sc}|[$€£]/u.test(text) && wordCount(text) <= PLACE_WORDS && !WHEN.test(text);
