import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { Candidate } from '../candidate.ts';
import { isLabel, labelOf } from '../label.ts';
import { labelWordsOf } from '../question/label-words.ts';
import type { DocumentRecord } from '../record.ts';

/** Colon with something behind it; not the colon of a time or an address. */
const COLON = /[:：](?!\d\d\b|\/\/)/;

/** A label that ends in a number sign, and the number: `Policy # 77812`, `Claim No. 2021/88`. */
const NUMBERED = /^([^#:\d]{0,50}(?:#|(?<!\p{L})(?:no|nr|num|núm|nro|nº|n°)\.?)) ?([^\s\d]*\d\S*(?: \S*\d\S*){0,2})/iu;

/** A sign that parts pairs on one line where the next label with its colon follows: `Power: 4.6 kW · Tariff: 2.0`. */
const PARTING = /\s[·•|–—]\s(?=[^:·•|–—]{2,40}:\s)|(?<=\p{L}{4}|\d)\.\s(?=\p{Lu}[^:.·•|–—]{1,40}:\s)/gu;

/** The end of a value that a sentence of running text follows: shorter words with a point may be abbreviations. */
const SENTENCE_BEHIND = /(?<=\p{L}{4}|\d)\.\s(?=\p{Lu}\p{L}*(?:\s[^\s.]+){3,40}\.?$)/u;

/** The parts of a line that signs part, each a pair. */
function partsOfLine(text: string, { start, end, box }: StyledSpan): (Span & Pick<StyledSpan, 'box'>)[] {
  const signs = [...text.slice(start, end).matchAll(PARTING)];
  const from = [start, ...signs.map(({ 0: sign, index }) => start + index + sign.length)];
  return from.map((at, index) => ({
    start: at,
    end: start + (signs[index]?.index ?? end - start),
    ...(box && { box }),
  }));
}

/** `Label: value` within one printed line, or a number behind its sign. */
export function labelledLines({ text, spans }: DocumentRecord): Candidate[] {
  return spans
    .flatMap((line) => partsOfLine(text.text, line))
    .flatMap((span): Candidate[] => {
      const printed = text.text.slice(span.start, span.end);
      const { label, from, to } = numbered(printed) ?? marked(printed);
      if (!isLabel(label) || beginsWithLabel(printed.slice(from, to))) return [];
      const sentence = printed.slice(from, to).search(SENTENCE_BEHIND);
      const end = sentence < 0 ? to : from + sentence;
      const value = trimSpan(text.text, { start: span.start + from, end: span.start + end });
      return value.end > value.start
        ? [{ labels: [labelOf(label)], value: [value], kind: 'line', open: !span.box }]
        : [];
    });
}

/** Whether what stands behind a label is the next one, so that the first has no value: `Contractor: Effective date: …`. */
function beginsWithLabel(value: string): boolean {
  const { label } = marked(value);
  return isLabel(label) && labelWordsOf(label) === 1;
}

/** A label, and where its value is in the line. */
interface LabelledLine {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

function marked(printed: string): LabelledLine {
  const colon = printed.search(COLON);
  return { label: printed.slice(0, Math.max(0, colon)), from: colon + 1, to: printed.length };
}

function numbered(printed: string): LabelledLine | undefined {
  const [line, label, number] = NUMBERED.exec(printed) ?? [];
  if (line === undefined || label === undefined || number === undefined) return undefined;
  return { label, from: line.length - number.length, to: line.length };
}
