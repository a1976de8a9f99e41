import { overlapping } from '../../../text/overlapping.ts';
import type { PlainText } from '../../../text/plain-text.ts';
import { trimSpan } from '../../../text/sources.ts';
import type { Span } from '../../../text/span.ts';
import type { StyledSpan } from '../../../text/styled-spans.ts';
import { isYesNo } from '../../values/yes-no.ts';
import { type Mark, marksIn } from './marks.ts';

/** A box with the text that says what it stands for. */
export interface Option {
  readonly mark: Mark;
  readonly text: Span;
}

/** The boxes of a line, and what stands before the first of them. */
export interface OptionLine {
  readonly options: readonly Option[];
  /** Empty where the line begins with a box, or where boxes stand behind texts of their own. */
  readonly title: Span;
  /** Whether the boxes stand behind their texts. */
  readonly isBehind: boolean;
  /** Index of the line in the plain text. */
  readonly line: number;
}

/** The lines of a text that have boxes with texts. */
export function optionLines(text: PlainText, spans: readonly StyledSpan[]): OptionLine[] {
  const marks = marksIn(text.text, { start: 0, end: text.text.length });
  return text.lines.flatMap(({ start, end }, line) =>
    overlapping(marks, { start, end }).length === 0
      ? []
      : groupsOf(text.text, { start, end }).flatMap((group) => optionsIn(text, spans, group, line)),
  );
}

/** What asks on, between two boxes of a line: an answer in a word, then the next question with its sign. */
const ASKS_ON = /^(\s*\p{L}+\s+)\p{Lu}[^\n☐☒]{1,60}[:?]\s*$/u;

/** A line in as many parts as it has questions: `Meals: ☒ yes ☐ no Transport: ☐ yes ☒ no`. */
function groupsOf(text: string, { start, end }: Span): Span[] {
  const marks = marksIn(text, { start, end });
  const cuts = marks.slice(0, -1).flatMap((mark, index) => {
    const answer = ASKS_ON.exec(text.slice(mark.end, marks[index + 1]?.start))?.[1];
    return answer === undefined || !isYesNo(answer.trim()) ? [] : [mark.end + answer.length];
  });
  return [start, ...cuts].map((from, at) => ({ start: from, end: cuts[at] ?? end }));
}

function optionsIn(text: PlainText, spans: readonly StyledSpan[], { start, end }: Span, line: number): OptionLine[] {
  const marks = marksIn(text.text, { start, end });
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return [];
  const before = trimSpan(text.text, { start, end: first.start });
  const isBehind = before.end > before.start && text.text.slice(last.end, end).trim() === '';
  const whole = isBehind ? textsBefore(text, spans, marks, start) : textsAfter(text, spans, marks, { start, end });
  const options = whole.options.filter(({ text: { start: from, end: to } }) => to > from);
  return options.length > 0 ? [{ options, title: whole.title, isBehind, line }] : [];
}

/** Boxes with their texts before them; the first may have a question before its own: `Smoker: yes ☐ no ☐`. */
function textsBefore(text: PlainText, spans: readonly StyledSpan[], marks: readonly Mark[], start: number) {
  const options = marks.map((mark, index): Option => {
    const from = marks[index - 1]?.end ?? start;
    return { mark, text: lastPiece(text, spans, { start: from, end: mark.start }) };
  });
  const [first, ...others] = options as [Option, ...Option[]];
  const printed = text.text.slice(first.text.start, first.text.end);
  const asked = others.length > 0 ? (/^.*[:?](?=\s+\S)/.exec(printed)?.[0].length ?? 0) : 0;
  const title = { start: first.text.start, end: first.text.start + asked };
  const own = trimSpan(text.text, { start: title.end, end: first.text.end });
  return { title, options: [{ ...first, text: own }, ...others] };
}

function textsAfter(text: PlainText, spans: readonly StyledSpan[], marks: readonly Mark[], { start, end }: Span) {
  const options = marks.map((mark, index): Option => {
    const to = marks[index + 1]?.start ?? end;
    return { mark, text: firstPiece(text, spans, { start: mark.end, end: to }) };
  });
  return { title: lastPiece(text, spans, { start, end: marks[0]?.start ?? start }), options };
}

/** What of a part of the text is printed first without a wide gap, with the lines that it goes on in. */
function firstPiece({ text }: PlainText, spans: readonly StyledSpan[], part: Span): Span {
  const whole = trimSpan(text, part);
  const [first, ...others] = overlapping(spans, whole);
  if (!first || whole.end <= whole.start) return whole;
  let end = first.end;
  for (const other of others) {
    if (!other.newLine || /\t/.test(text.slice(end, other.start))) break;
    end = other.end;
  }
  return trimSpan(text, { start: whole.start, end: Math.min(end, whole.end) });
}

/** What of a part of the text is printed last without a wide gap. */
function lastPiece({ text }: PlainText, spans: readonly StyledSpan[], part: Span): Span {
  const whole = trimSpan(text, part);
  const last = overlapping(spans, whole).at(-1);
  return last ? trimSpan(text, { start: Math.max(last.start, whole.start), end: whole.end }) : whole;
}
