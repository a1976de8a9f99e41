import { DATE } from '../../text/dates.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { isLabel } from '../label.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { VALUE_TYPES } from '../values/value-types.ts';

/** A few words, a sign for numbers, and a number in the rest of the line, or before a date. */
const TITLE = new RegExp(
  `^(\\p{L}[\\p{L} ]{2,32}?)(?: (?:no|nr|n|num|number|nummer|numero|número)[.°º:]*)? ((?:\\p{Lu}{1,3} )?(?=[^ ]*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}/._-]{1,30})(?:,? (?:vom|du|del|of|dated|van|d\\.d\\.|de) (${DATE}))?$`,
  'iu',
);
/**
 * A number with its sign and its date, behind brackets or below the title that it is of: `(D.P.R. 472/96) N. 1184/A del 9
 * maggio`.
 */
const NUMBERED = new RegExp(
  `^(?:\\([^()]{2,40}\\) )?(?:no|nr|n|num|número)[.°º:]{1,2} ?((?=[^ ]*\\d)[\\p{L}\\p{N}/._-]{1,30}),? (?:vom|du|del|of|dated|van|d\\.d\\.|de) (${DATE})$`,
  'iu',
);
/** Lines above a number among which its title is. */
const LINES_ABOVE = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** Terms of the papers that are numbered in their titles. */
const PAPERS = new Set(
  'invoice order quote receipt contract agreement delivery credit purchase certificate application statement notice policy note'.split(
    ' ',
  ),
);
/** Most other words of such a title. */
const MOST_OTHERS = 2;

/**
 * The number that stands in the title of a paper behind its name, and the date behind the number:
 * `Invoice INV/2023/0008`, `Preventivo n. 88/2026 del 12 ottobre 2026`.
 */
export function titleNumbers({ text: { text }, spans }: DocumentRecord): Candidate[] {
  const below = spans.flatMap(({ page, start, end }, at): Candidate[] => {
    const [, number, date] = (page === 1 && NUMBERED.exec(text.slice(start, end))) || [];
    if (number === undefined || date === undefined) return [];
    const title = spans
      .slice(Math.max(0, at - LINES_ABOVE), at)
      .map((line) => text.slice(line.start, line.end))
      .findLast(isTitle);
    const from =
      start + text.slice(start, end).indexOf(number, text.slice(start, end).search(/n[^ ]{0,6}[.°º:]/iu) + 1);
    return ['document', ...(title === undefined ? [] : [title])].flatMap((name) => [
      candidateOf(`${name} number`, { start: from, end: from + number.length }),
      candidateOf(`${name} date`, { start: end - date.length, end }),
    ]);
  });
  return [...below, ...inTitles(text, spans)];
}

const candidateOf = (label: string, value: Span): Candidate => ({
  labels: [label],
  value: [value],
  kind: 'line',
  open: false,
});

/** Whether a line is the name of a paper and little else. */
const isTitle = (line: string): boolean => isLabel(line) && isOfPaper(line);

function inTitles(text: string, spans: DocumentRecord['spans']): Candidate[] {
  return spans.flatMap(({ page, start, end }): Candidate[] => {
    const [, name, number, date] = (page === 1 && TITLE.exec(text.slice(start, end))) || [];
    if (name === undefined || number === undefined || YEAR.test(number) || !isOfPaper(name)) return [];
    if (VALUE_TYPES.id.find(number).length === 0) return [];
    const behind = text
      .slice(start, end)
      .lastIndexOf(number, date === undefined ? undefined : text.slice(start, end).lastIndexOf(date) - 1);
    const named = (label: string, from: number, { length }: string): Candidate =>
      candidateOf(label, { start: from, end: from + length });
    return [
      named(`${name} number`, start + behind, number),
      ...(date === undefined ? [] : [named(`${name} date`, end - date.length, date)]),
    ];
  });
}

/** The paper whose name and number a line is, as the term for it; `undefined` for other lines. */
export function numberedPaper(line: string): string | undefined {
  const [, name, number] = TITLE.exec(line) ?? [];
  return name !== undefined && number !== undefined && !YEAR.test(number) && isOfPaper(name)
    ? termsOf(name).at(-1)
    : undefined;
}

/** Whether a name is that of a paper: its last word is, and few others stand before it; a `PO box` is none. */
function isOfPaper(name: string): boolean {
  const terms = termsOf(name);
  return PAPERS.has(terms.at(-1) ?? '') && terms.filter((term) => !PAPERS.has(term)).length <= MOST_OTHERS;
}
