import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';
import { isLabel, labelOf } from '../../label.ts';
import type { DocumentRecord } from '../../record.ts';
import { isYesNo } from '../../values/yes-no.ts';
import { declaredChoices } from './declared-choices.ts';
import { type Option, type OptionLine, optionLines } from './options.ts';

/** Boxes that belong together, as of one question, and what they stand under. */
interface Choice {
  readonly title: string;
  readonly options: readonly Option[];
}

/**
 * What check boxes say: each of its text that it is so or not, and of what stands above a group the text of the box that
 * is checked.
 */
export function checkBoxes(record: DocumentRecord): Candidate[] {
  const lines = optionLines(record.text, record.spans);
  const choices = choicesOf(record, lines);
  const printed = (span: Span): string => labelOf(record.text.text.slice(span.start, span.end));
  return [
    ...choices.flatMap((choice) => chosen(choice, printed)),
    ...choices.flatMap((choice) => choice.options.flatMap((option) => state(option, choice, printed))),
    ...declaredChoices(
      record,
      lines.flatMap(({ options }) => options),
    ),
  ];
}

/** The checked options of a group of which others are not, under its title; also where the one that is says yes or no. */
function chosen({ title, options }: Choice, printed: (span: Span) => string): Candidate[] {
  const checked = options.filter(({ mark }) => mark.checked);
  const isChoice = checked.length < options.length || checked.every(({ text }) => isYesNo(printed(text)));
  if (title === '' || checked.length === 0 || !isChoice) return [];
  return checked.map(({ text }) => ({ labels: [title], value: [text], kind: 'choice', open: true }));
}

function state({ mark, text }: Option, { title }: Choice, printed: (span: Span) => string): Candidate[] {
  const label = printed(text);
  if (isYesNo(label) || !/\p{L}/u.test(label)) return [];
  const labels: Candidate['labels'] = title === '' ? [label] : [label, title];
  return [{ labels, value: [text], kind: 'check box', said: mark.checked ? 'yes' : 'no', open: false }];
}

/**
 * Lines that begin with boxes and follow one another are one group, under the line above that can be their title; yes and
 * no are a whole group.
 */
function choicesOf({ text }: DocumentRecord, lines: readonly OptionLine[]): Choice[] {
  const choices: { title: string; options: Option[]; last: number }[] = [];
  const saysYesNo = ({ text: { start, end } }: Option): boolean => isYesNo(text.text.slice(start, end));
  for (const { options, title, isBehind, line } of lines) {
    const own = text.text.slice(title.start, title.end);
    const open = choices.at(-1);
    if (own === '' && !isBehind && open?.last === line - 1 && !open.options.every(saysYesNo)) {
      open.options.push(...options);
      open.last = line;
      continue;
    }
    const above = text.lines[line - 1];
    const printed = own !== '' || isBehind || !above ? own : text.text.slice(above.content, above.end);
    const parts = isBehind && own === '' ? options.map((option) => [option]) : [options];
    for (const part of parts) choices.push({ title: titleOf(printed), options: [...part], last: line });
  }
  return choices;
}

const titleOf = (printed: string): string => (isLabel(printed.replace(/\?\s*$/, '')) ? labelOf(printed) : '');
