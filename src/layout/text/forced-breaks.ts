import { width } from '../../document/geometry.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import { areAddressLines, hasAddress, isStreetOver } from './address-lines.ts';
import { beginsInLowerCase, endsInFullStop } from './line-ends.ts';
import { markerOf } from './list-markers.ts';

/** Most words of a line of an address; prose has more. */
const MOST_WORDS = 7;
/** A name that begins with an initial, or with the letter for “Monsieur”. */
const INITIAL = /^\p{Lu}\. \p{Lu}/u;
/** Dashes and the like are no words. */
const WORD = /[\p{L}\p{N}]/u;
/** Width of the shortest line of an address, in shares of the longest, up to which lines are not wrapped at an edge. */
const RAGGED = 0.8;
/** Most words of a label before its colon. */
const LABEL_WORDS = 4;
/** A word of a label: neither a quotation nor an aside. */
const LABEL_WORD = /^[\p{L}\p{N}&/#№°'’.-]+$/u;

/**
 * The lines that a forced line break comes before, within one paragraph: those of an address and of what stands below it,
 * and below a line with a label those with one. After a sentence they begin a paragraph.
 * @param stretches lines that are close below each other, from one edge on or centred.
 */
export function forcedBreaks(stretches: readonly (readonly Line[])[]): Set<Line> {
  return new Set(
    stretches.flatMap((lines) => {
      if (isAddress(lines)) return lines.slice(1);
      if (!hasLabel(lines[0] as Line)) return [];
      return lines.filter((line, index) => index > 0 && hasLabel(line) && !endsInFullStop(lines[index - 1] as Line));
    }),
  );
}

function isAddress(lines: readonly Line[]): boolean {
  const texts = lines.map(textOfLine);
  // The abbreviation of a street is in lower case in some languages: “ul. Portowa 4”.
  const goesOn = (line: Line, at: number): boolean =>
    beginsInLowerCase(line) && !isStreetOver(texts[at] ?? '', texts[at + 1] ?? '');
  const isItem = (line: Line, at: number): boolean =>
    markerOf(line) !== undefined && !(at === 0 && INITIAL.test(texts[0] ?? ''));
  if (lines.some((line, at) => isLong(line) || goesOn(line, at) || isItem(line, at))) return false;
  if (lines.slice(0, -1).some(isHyphenated)) return false;
  const widths = lines.map(({ box }) => width(box));
  const isRagged = Math.min(...widths.slice(0, -1)) <= RAGGED * Math.max(...widths);
  return isRagged ? hasAddress(texts) : areAddressLines(texts);
}

const isLong = ({ words }: Line): boolean => words.filter(({ text }) => WORD.test(text)).length > MOST_WORDS;

const isHyphenated = ({ words }: Line): boolean => /[-‐–—]$/.test(words.at(-1)?.text ?? '');

/** Whether a line begins with a label and its colon. */
export function hasLabel({ words }: Line): boolean {
  const end = words.slice(0, LABEL_WORDS).findIndex(({ text }) => text.endsWith(':'));
  const label = words.slice(0, end + 1).map(({ text }, index) => (index === end ? text.slice(0, -1) : text));
  // A colon in another font is a word of its own.
  if (label.length > 1 && label.at(-1) === '') label.pop();
  return /^\p{Lu}/u.test(label[0] ?? '') && label.every((word) => LABEL_WORD.test(word));
}
