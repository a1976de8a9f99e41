import { LEGAL_FORM } from '../../entities/recognizers/organization.ts';
import { areOnOneLine } from '../../evidence.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';

/** The printed lines of a value, in reading order. */
export function lineSpansOf(text: PlainText, parts: readonly Span[]): Span[] {
  return parts.flatMap((part) => {
    const lines: Span[] = [];
    let before: ReturnType<typeof wordSpansIn>[number] | undefined;
    for (const wordSpan of wordSpansIn(text, part)) {
      const [last, first] = [before?.words.at(-1), wordSpan.words[0]];
      const start = Math.max(part.start, wordSpan.start);
      const end = Math.min(part.end, wordSpan.end);
      const line = lines.at(-1);
      if (line && last && first && areOnOneLine(last, first)) lines[lines.length - 1] = { start: line.start, end };
      else lines.push({ start, end });
      before = wordSpan;
    }
    return lines.length > 0 ? lines : [part];
  });
}

/** Street and number, postcode and town, post-office box. */
const OF_ADDRESS = /\d/;
/** Ways to reach somebody: e-mail, web address, telephone number. */
const OF_CONTACT = /@|www\.|https?:|^(?:(?:tele)?phone|tel|fax|e-?mail)\b|^[+()\d][\d\s()./-]{6,}$/i;
const OF_COMPANY = new RegExp(`[\\s,](?:${LEGAL_FORM})\\.?,?$`, 'u');

/** A name, a street with its number, and a town with its postcode, in one line; a street may have its number behind a comma. */
const IN_ONE_LINE = /^([^,\d]{3,60}), (?!\d{1,4} ?\p{L}?,)(?=[^,\d]{0,40}\d[^,]{0,40}, [^,]{0,40}\d)/u;

/** A line of name and address in two, after the name; any other as it is. */
export function nameAndAddress(text: string, line: Span): readonly Span[] {
  const [before, name] = IN_ONE_LINE.exec(text.slice(line.start, line.end)) ?? [];
  if (before === undefined || name === undefined) return [line];
  return [
    { start: line.start, end: line.start + name.length },
    { start: line.start + before.length, end: line.end },
  ];
}

/** The lines of a block of name, address and ways to reach that are its name or its address; all where it is no such block. */
export function linesOfBlock(
  lines: readonly Span[],
  printed: readonly string[],
  type: 'name' | 'address',
): readonly Span[] {
  const isAddress = (line: string): boolean => OF_ADDRESS.test(line) && !OF_CONTACT.test(line);
  const begins = printed.findIndex(isAddress);
  if (begins < 1) return lines;
  if (type === 'name') {
    // A company is named first; below it may stand who is to read a letter.
    const company = printed.slice(0, begins).findIndex((line) => OF_COMPANY.test(line));
    return lines.slice(0, company < 0 ? begins : company + 1);
  }
  const contact = printed.findIndex((line, index) => index > begins && OF_CONTACT.test(line));
  return lines.slice(begins, contact < 0 ? undefined : contact);
}
