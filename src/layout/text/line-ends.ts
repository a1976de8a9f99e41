import type { Line } from '../page/lines.ts';

/** Whether a line's last word ends a sentence, a note's number and closing marks aside. */
export const endsSentence = (line: Line): boolean => /[.!?:;…]["'”’»)\]]*\d*$/.test(line.words.at(-1)?.text ?? '');

const endsInHyphen = (line: Line): boolean => /\p{L}[-‐]$/u.test(line.words.at(-1)?.text ?? '');

/**
 * Whether the next line's first word would have fitted at the end of the line: the break was meant.
 * @param right x in points where lines end.
 */
export function isShort(before: Line, line: Line, right: number): boolean {
  const first = line.words[0];
  if (!first || endsInHyphen(before)) return false;
  const room = right - before.box[2];
  return room > first.box[2] - first.box[0] + line.fontSize;
}

/** Whether a line begins with a word in lower case, such as goes on with a sentence; addresses are none. */
export const beginsInLowerCase = ({ words: [first] }: Line): boolean =>
  first !== undefined && /^["'“‘«(]?\p{Ll}+(?:[-'’]\p{Ll}+)*["'”’»)]?[,;:.!?]?$/u.test(first.text);
