import { DATE } from '../../text/dates.ts';
import type { Candidate } from '../candidate.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { VALUE_TYPES } from '../values/value-types.ts';

/** A few words, a sign for numbers, and a number in the rest of the line, or before a date. */
const TITLE = new RegExp(
  `^(\\p{L}[\\p{L} ]{2,32}?)(?: (?:no|nr|n|num|number|nummer|numero|número)[.°º:]*)? ((?:\\p{Lu}{1,3} )?(?=[^ ]*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}/._-]{1,30})(?:,? (?:vom|du|del|of|dated|van|d\\.d\\.|de) (${DATE}))?$`,
  'iu',
);
const YEAR = /^(?:19|20)\d\d$/;
/** Terms of the papers that are numbered in their titles. */
const PAPERS = new Set(
  'invoice order quote receipt contract agreement delivery credit purchase certificate application statement notice policy'.split(
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
  return spans.flatMap(({ page, start, end }): Candidate[] => {
    const [, name, number, date] = (page === 1 && TITLE.exec(text.slice(start, end))) || [];
    if (name === undefined || number === undefined || YEAR.test(number) || !isOfPaper(name)) return [];
    if (VALUE_TYPES.id.find(number).length === 0) return [];
    const behind = text
      .slice(start, end)
      .lastIndexOf(number, date === undefined ? undefined : text.slice(start, end).lastIndexOf(date) - 1);
    const named = (label: string, from: number, { length }: string): Candidate => ({
      labels: [label],
      value: [{ start: from, end: from + length }],
      kind: 'line',
      open: false,
    });
    return [
      named(`${name} number`, start + behind, number),
      ...(date === undefined ? [] : [named(`${name} date`, end - date.length, date)]),
    ];
  });
}

/** Whether a name is that of a paper: its last word is, and few others stand before it; a `PO box` is none. */
function isOfPaper(name: string): boolean {
  const terms = termsOf(name);
  return PAPERS.has(terms.at(-1) ?? '') && terms.filter((term) => !PAPERS.has(term)).length <= MOST_OTHERS;
}
