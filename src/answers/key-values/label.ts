import { withoutEnd } from '../text/without-end.ts';

/** Longest label in UTF-16 units, and in words; the head of a column, which its cell bounds, may say more. */
const LABEL = { length: 60, words: 8 } as const;
const HEAD = { length: 120, words: 20 } as const;

/** What ends a sentence within a text: shorter words with a point may be abbreviations, `N.I. number`. */
const SENTENCE = /(?<=\p{L}{4})[.!?]\s|[!?;]\s/u;
/** The letter of an item before its text. */
const NUMBERED = /^\p{Lu}[.)]\s/u;

/** A text without what is said in brackets, where words are abbreviated. */
export const withoutAsides = (text: string): string => text.replace(/\([^()]{0,40}\)/g, '');

/** A label without the colon, bullets and dot leaders around it. */
export const labelOf = (printed: string): string =>
  withoutEnd(printed, /[\s:：.…_*–-]/)
    .replace(/^[\s*•–-]+/u, '')
    .trim();

/** Whether a text can be a label: short, with letters, and no sentence. */
export const isLabel = (printed: string): boolean => isWithin(printed, LABEL);

/** Whether a text can be the head of a column. */
export const isHead = (printed: string): boolean => isWithin(printed, HEAD);

function isWithin(printed: string, longest: typeof LABEL | typeof HEAD): boolean {
  if (printed.length > 2 * longest.length) return false;
  const label = labelOf(printed);
  if (label.length === 0 || label.length > longest.length || !/\p{L}/u.test(label)) return false;
  const isPhrase = !SENTENCE.test(withoutAsides(label.replace(NUMBERED, '')));
  return label.split(/\s+/).length <= longest.words && isPhrase && !/https?$|\S@/i.test(label);
}

/** Whether a colon, or a blank behind one, ends a text. */
export const endsWithColon = (printed: string): boolean => /[:：]\s*[_.…]*$/.test(printed);

/** Whether a text ends with a colon, as labels do. */
export const endsAsLabel = (printed: string): boolean => isLabel(printed) && endsWithColon(printed);
