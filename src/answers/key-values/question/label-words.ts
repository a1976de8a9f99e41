import { singular } from './stems.ts';
import { isLabelWord } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** Most words of a text that are looked at: labels are short. */
const MOST_WORDS = 12;
/** Words that join others. `termsOf` leaves out more; here its verbs and pronouns count, for labels have none. */
const JOINING = new Set(['of', 'in', 'the', 'and', 'or', 'for', 'to', 'is', 'by']);

/** Share of the words of a printed text that labels speak with, from 0 to 1: `Registration No.`, `Effective date`. */
export function labelWordsOf(printed: string): number {
  const words = wordsOf(printed).filter((word) => word.length > 1 && !JOINING.has(word));
  if (words.length === 0 || words.length > MOST_WORDS || /\d{3}/.test(printed)) return 0;
  return words.filter((word) => isLabelWord(singular(word))).length / words.length;
}
