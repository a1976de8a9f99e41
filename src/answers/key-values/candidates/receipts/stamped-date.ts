import { WHOLE_DATES } from '../../../text/dates.ts';
import type { PrintedLine, PrintedWord } from '../../printed/printed-lines.ts';

const TIME = /(?<!\d)\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?(?!\d)/iu;

/** The words of the date of a transaction: the first date with a time beside it, else the first one of all. */
export function stampedDate(lines: readonly PrintedLine[]): readonly PrintedWord[] | undefined {
  const dates = lines.flatMap((line) => datesIn(line));
  return (dates.find(({ timed }) => timed) ?? dates[0])?.words;
}

/** Whether a line is dated to the minute, as tills date transactions. */
export const isStamped = (line: PrintedLine): boolean => datesIn(line).some(({ timed }) => timed);

function datesIn(line: PrintedLine): { words: readonly PrintedWord[]; timed: boolean }[] {
  const text = line.map((word) => word.text).join(' ');
  if (!/\d/.test(text)) return [];
  const dates = [...text.matchAll(WHOLE_DATES)].filter(({ 0: date, index }) => !goesOn(text, index + date.length));
  return dates.map(({ 0: date, index }) => ({
    words: wordsAt(line, index, index + date.length),
    timed: TIME.test(text.slice(0, index)) || TIME.test(text.slice(index + date.length)),
  }));
}

/** Whether more groups of digits follow, as in a telephone number. */
const goesOn = (text: string, end: number): boolean => /^[./-]\d/.test(text.slice(end, end + 2));

/** The words of a line between two places of its text, those at the ends cut to what is between. */
function wordsAt(line: PrintedLine, start: number, end: number): PrintedWord[] {
  let at = 0;
  return line.flatMap((word) => {
    const [from, to] = [Math.max(start, at) - at, Math.min(end, at + word.text.length) - at];
    at += word.text.length + 1;
    return from < to
      ? [{ ...word, start: word.start + from, end: word.start + to, text: word.text.slice(from, to) }]
      : [];
  });
}
