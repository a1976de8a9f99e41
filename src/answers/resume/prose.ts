/** Words from which text is prose, whatever its ending; with a full stop; and mostly of words without a capital. */
const PROSE_WORDS = 20;
const SENTENCE_WORDS = 6;
const PLAIN_WORDS = 8;
/** Words of a sentence with a full stop, where that is no abbreviation's and not all words have capitals. */
const SHORT_SENTENCE_WORDS = 4;

/** Whether text reads as a sentence or more, not as the title of something. */
export function isProse(printed: string): boolean {
  const words = printed.trim().split(/\s+/);
  if (words.length >= PROSE_WORDS) return true;
  if (words.length >= SENTENCE_WORDS && /[.!?]["”’)]?$/.test(printed.trim())) return true;
  if (words.length >= SHORT_SENTENCE_WORDS && /[.!?]$(?<=\s\p{Ll}.*\p{Ll}{4}.)/u.test(printed.trim())) return true;
  return words.length >= PLAIN_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}
