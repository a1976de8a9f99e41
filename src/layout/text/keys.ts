import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import { isCapitals } from '../page/capitals.ts';
import { type Line, textOfLine } from '../page/lines.ts';

/** Distance, in font sizes, up to which keys or what they mean begin at one edge. */
const ALIGNED = 0.3;
/** Most words of a term in capitals. */
const TERM_WORDS = 4;

/** The first words of a line where they are bold and a later one is not. */
function keyOf({ words }: Line): readonly Word[] {
  const end = words.findIndex((word) => !isBold(word));
  return words.slice(0, Math.max(end, 0));
}

const areAligned = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a.box[0] - b.box[0]) < ALIGNED * b.fontSize;

/** Whether a key ends in a colon, which may be that of the text's font. */
const hasColon = ({ words }: Line, key: readonly Word[]): boolean =>
  /[:：]$/u.test(key.at(-1)?.text ?? '') || /^[:：]$/u.test(words[key.length]?.text ?? '');

/**
 * Whether two lines begin with keys: bold words at one edge, with a colon each, or with what they mean at one edge too, as
 * at a stop of tabs.
 */
export function haveKeys(first: Line, line: Line): boolean {
  const [a, b] = [keyOf(first), keyOf(line)];
  if (a.length === 0 || b.length === 0 || !areAligned(a[0], b[0])) return false;
  return (hasColon(first, a) && hasColon(line, b)) || areAligned(first.words[a.length], line.words[b.length]);
}

/** Whether a line begins with a term in capitals and a dash. */
export function hasTerm({ words }: Line): boolean {
  const at = words.findIndex(({ text }) => /^[–—-]$/.test(text));
  return at > 0 && at <= TERM_WORDS && isCapitals(textOfLine({ words: words.slice(0, at) }));
}
