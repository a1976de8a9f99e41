import type { Candidate } from '../candidate.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { VALUE_TYPES } from '../values/value-types.ts';

/** A few words, and a number in the rest of the line. */
const TITLE = /^(\p{L}[\p{L} ]{2,24}?) ((?=.*\d)[\p{L}\p{N}][\p{L}\p{N}/._-]{2,30})$/u;
const YEAR = /^(?:19|20)\d\d$/;
/** Terms of the papers that are numbered in their titles. */
const PAPERS = new Set('invoice order quote receipt contract agreement delivery note credit purchase'.split(' '));

/** The number that stands in the title of a paper behind its name alone: `Invoice INV/2023/0008`, `Angebot 2024-117`. */
export function titleNumbers({ text: { text }, spans }: DocumentRecord): Candidate[] {
  return spans.flatMap(({ page, start, end }): Candidate[] => {
    const [, name, number] = (page === 1 && TITLE.exec(text.slice(start, end))) || [];
    if (name === undefined || number === undefined || YEAR.test(number)) return [];
    const terms = termsOf(name);
    if (terms.length === 0 || terms.some((term) => !PAPERS.has(term))) return [];
    if (VALUE_TYPES.id.find(number).length === 0) return [];
    return [{ labels: [`${name} number`], value: [{ start: end - number.length, end }], kind: 'line', open: false }];
  });
}
