import { type Box, union } from '../../../document/geometry.ts';
import type { TextLine } from '../../text/lines.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import { type Label, labelOf } from './labels.ts';

/** A piece of a printed line between wide gaps, tabs and cells: where forms put labels and values. */
export interface Field extends Span {
  readonly text: string;
  /** What it says as a label; absent where it is none. */
  readonly label?: Label;
  readonly line: TextLine;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  readonly page: number;
  /** Whether a printed line begins with it. */
  readonly newLine: boolean;
}

/** The fields of a document in reading order; `spans` are its styled spans. */
export function fieldsOf(text: PlainText, spans: readonly StyledSpan[]): Field[] {
  const styled = new Map<TextLine, Omit<Field, 'text' | 'label'>[]>();
  for (const span of spans) {
    const others = styled.get(span.line);
    if (others) others.push(span);
    else styled.set(span.line, [span]);
  }
  return text.lines.flatMap((line) => {
    const whole = { line, page: line.page, start: line.content, end: line.end, newLine: true };
    const fields = (styled.get(line) ?? [whole]).flatMap((span) => splitAtGaps(text.text, span));
    return line.kind === 'row' ? withWholeLabels(text.text, fields) : fields;
  });
}

/** The fields of a row, those of a label that runs over printed lines of its cell joined. */
function withWholeLabels(text: string, fields: readonly Field[]): Field[] {
  const joined: Field[] = [];
  for (const field of fields) {
    const last = joined.at(-1);
    const isContinued = last && field.newLine && field.start === last.end + 1 && text.charAt(last.end) === ' ';
    const whole = isContinued && !field.label ? text.slice(last.start, field.end) : '';
    const { label } = labelled(whole);
    if (last && label && (label.sure || !last.label?.sure)) {
      const box = last.box && field.box ? { box: union([last.box, field.box]) } : {};
      joined[joined.length - 1] = { ...last, ...box, text: whole, label, end: field.end };
    } else joined.push(field);
  }
  return joined;
}

function labelled(printed: string): Pick<Field, 'label'> {
  const label = labelOf(printed);
  return label ? { label } : {};
}

/** Parts between tabs, line feeds and runs of three spaces; without the sign of an empty cell. */
function splitAtGaps(text: string, span: Omit<Field, 'text' | 'label'>): Field[] {
  const fields: Field[] = [];
  let { start, newLine } = span;
  for (const { 0: gap, index } of `${text.slice(span.start, span.end)}\n`.matchAll(/\t|\n| {3,}/g)) {
    const trimmed = trimSpan(text, { start, end: span.start + index });
    if (trimmed.end > trimmed.start) {
      const printed = text.slice(trimmed.start, trimmed.end);
      fields.push({ ...span, ...trimmed, newLine, text: printed, ...labelled(printed) });
    }
    start = span.start + index + gap.length;
    newLine = gap === '\n';
  }
  return fields;
}
