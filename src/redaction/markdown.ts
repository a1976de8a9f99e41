import { lettersOf, type Piece } from './letters.ts';
import { type Occurrence, occurrencesAmong } from './occurrences.ts';

/** What is taken out of a text, and what it is: `EMAIL_ADDRESS`. */
export interface Redacted {
  readonly type: string;
  readonly text: string;
}

/** What stands for a text that was taken out. */
const labelOf = (type: string): string => `[${type}]`;

/** Stand for labels while others are put in: a label is no text of the document. */
const FIRST_SIGN = 0xf0000;

/** Tags, and the targets of links behind their text: a text goes on after them. */
const MARKUP = /<[^<>]*>|\]\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"]*")?\)/y;
/** Characters that are written otherwise. */
const WRITTEN = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));|((?:%[\da-f]{2})+)/iy;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The characters of Markdown as they are meant: those of tags and targets too, or without these. */
function* written(markdown: string, withMarkup: boolean): Generator<Piece> {
  for (let at = 0; at < markdown.length; ) {
    const start = at;
    MARKUP.lastIndex = at;
    const markup = withMarkup ? null : MARKUP.exec(markdown);
    if (markup) {
      at += markup[0].length;
      continue;
    }
    WRITTEN.lastIndex = at;
    const code = WRITTEN.exec(markdown);
    if (code) {
      at += code[0].length;
      yield* decoded(code, start);
      continue;
    }
    const said = String.fromCodePoint(markdown.codePointAt(at) as number);
    at += said.length;
    yield { said, start, end: at };
  }
}

/** A reference to a character, or octets in percent, as the characters that they mean. */
function* decoded([all, decimal, hexadecimal, name, octets]: RegExpExecArray, start: number): Generator<Piece> {
  const end = start + all.length;
  if (octets !== undefined) {
    // Octets of ASCII stay apart: a value may end between them.
    for (const { 0: part, index } of octets.matchAll(/%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi)) {
      yield { said: textOfOctets(part), start: start + index, end: start + index + part.length };
    }
  } else if (name !== undefined) yield { said: NAMED[name.toLowerCase()] as string, start, end };
  else {
    const code = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
    yield { said: code <= 0x10ffff ? String.fromCodePoint(code) : '', start, end };
  }
}

function textOfOctets(octets: string): string {
  try {
    return decodeURIComponent(octets);
  } catch {
    return '';
  }
}

/** Where values stand in Markdown: within tags and targets of links, or in the text around these. */
const occurrencesOf = (markdown: string, values: readonly Redacted[], withMarkup: boolean): Occurrence[] =>
  occurrencesAmong(
    lettersOf(written(markdown, withMarkup)),
    markdown,
    values.map(({ text }) => text),
  );

/**
 * Markdown with a label in place of every text that is taken out, wherever it stands: in prose, tables, notes, and
 * targets of links. A text that markup divides has a label for each part, so that the markup stays whole.
 */
export function redactMarkdown(markdown: string, values: readonly Redacted[]): string {
  const labels = [...new Set(values.map(({ type }) => labelOf(type)))];
  const signOf = ({ type }: Redacted): string => String.fromCodePoint(FIRST_SIGN + labels.indexOf(labelOf(type)));
  let text = markdown;
  for (const withMarkup of [true, false]) {
    let [result, at] = ['', 0];
    for (const { value, start, end } of merged(occurrencesOf(text, values, withMarkup))) {
      const of = values[value] as Redacted;
      const [from, to] = [Math.max(at, startOf(text, start, of.text)), endOf(text, end, of.text)];
      result += text.slice(at, from) + labelled(text.slice(from, to), signOf(of));
      at = to;
    }
    text = result + text.slice(at);
  }
  return text.replace(
    /[\u{f0000}-\u{f0fff}]/gu,
    (sign) => labels[(sign.codePointAt(0) as number) - FIRST_SIGN] ?? sign,
  );
}

/** The values that are left in redacted Markdown, its labels aside: indices, in ascending order. */
export function leftInMarkdown(redacted: string, values: readonly Redacted[]): number[] {
  let text = redacted;
  for (const { type } of values) text = text.replaceAll(labelOf(type), ' ');
  const left = [true, false].flatMap((withMarkup) => occurrencesOf(text, values, withMarkup));
  return [...new Set(left.map(({ value }) => value))].sort((a, b) => a - b);
}

/** Occurrences in ascending order; those that overlap are one, which is what the longest is. */
function merged(occurrences: readonly Occurrence[]): Occurrence[] {
  const result: Occurrence[] = [];
  for (const next of occurrences.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || next.start >= last.end) result.push(next);
    else {
      const { value } = next.end - next.start > last.end - last.start ? next : last;
      result[result.length - 1] = { value, start: last.start, end: Math.max(last.end, next.end) };
    }
  }
  return result;
}

const LEADING = /^[^\p{L}\p{N}\s]+/u;
const TRAILING = /(?<![^\p{L}\p{N}\s])[^\p{L}\p{N}\s]+$/u;

/** Signs at the ends of a value, such as `+` and `(`, go with it where they stand in the text. */
function startOf(text: string, start: number, value: string): number {
  const signs = LEADING.exec(value)?.[0] ?? '';
  return text.startsWith(signs, start - signs.length) ? start - signs.length : start;
}

function endOf(text: string, end: number, value: string): number {
  const signs = TRAILING.exec(value)?.[0] ?? '';
  return text.startsWith(signs, end) ? end + signs.length : end;
}

/** What divides a text: tags, targets, emphasis, code, cells, and lines with what begins them. */
const DIVIDER =
  /(<[^<>]*>|\]\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"]*")?\)|(?<!\\)[*~`|[]+|(?<![\p{L}\p{N}\\])_+|(?<!\\)_+(?![\p{L}\p{N}])|\n\s*(?:(?:[#>*+-]+|\d+[.)])\s+)*)/u;

/** A part of the Markdown with a sign for each part of its text, and the markup between these. */
const labelled = (part: string, sign: string): string =>
  part
    .split(DIVIDER)
    .map((piece, index) =>
      index % 2 === 0 && /[\p{L}\p{N}]/u.test(piece) ? piece.replace(/\S(?:.*\S)?/su, sign) : piece,
    )
    .join('');
