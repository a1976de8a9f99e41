import { withoutAsides } from '../label.ts';

/** Longest label in UTF-16 units, and in words. */
const LONGEST = 70;
const MOST_WORDS = 9;
/** A sentence within a text: it has two words and ends behind one of four letters at least, else it abbreviates. */
const SENTENCE = /\p{L} +\p{L}{4,30}[.!?] +\p{Lu}/u;

/** A label without the colon, rules and leader dots around it. */
export const labelOf = (printed: string): string =>
  printed
    .replace(/(?<![\s:：;.,…_|*~=–-])[\s:：;.,…_|*~=–-]+$/u, '')
    .replace(/^[\s*•·_|~=.,'‘“–-]+/u, '')
    .trim();

/** Whether a text can be a label: short, with letters, and no sentence. */
export function isLabel(printed: string): boolean {
  if (printed.length > 2 * LONGEST) return false;
  const label = labelOf(printed);
  if (label.length === 0 || label.length > LONGEST || !/\p{L}/u.test(label)) return false;
  return label.split(/\s+/).length <= MOST_WORDS && !SENTENCE.test(withoutAsides(label)) && !/https?$|@/i.test(label);
}
