import { DATE } from '../../../text/dates.ts';
import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';
import { labelWordsOf } from '../../question/label-words.ts';
import { termsOf } from '../../question/terms.ts';
import type { DocumentRecord } from '../../record.ts';
import { addressWindow } from '../address-window.ts';
import { salutationAt } from '../statements/salutation.ts';
import { numberedPaper } from '../title-numbers.ts';

/** What may stand before a place, and between it and a date. */
const MADE = /^(?:fait à|établi à|dado en|hecho en|en|fatto a|gedaan te|gegeben zu|given at) (?=\p{Lu})/iu;
const AND_DATE = new RegExp(`,? (?:(?:den|am|on|le|el|a|al|il|li|lì|de) )?(${DATE})[.,]?$`, 'iu');
/** A place of a few words. */
const PLACE = /^\p{Lu}[\p{L}.'’-]{1,30}(?:[ -](?:\p{Lu}[\p{L}.'’-]{1,30}|de|la|del|am|an der|sur|upon)){0,3}$/u;
/** A date on a line of its own: above the greeting of a letter, its date. */
const DATE_ALONE = new RegExp(`^(?:(?:den|le|el|il|the) )?(${DATE})[.,]?$`, 'iu');

/** Longest such line, and how much of a text may say what paper it is, in UTF-16 units. */
const LONGEST = 80;
const HEAD = 400;

/** Papers that are letters with a number: others, such as a reminder, are about one. */
const BILLS: ReadonlySet<string> = new Set(['invoice', 'quote']);

/** What papers are called of which the day on which they are made out is the date. */
const PAPERS = [
  'certificate',
  'application',
  'report',
  'notice',
  'statement',
  'contract',
  'agreement',
  'lease',
  'quote',
  'receipt',
] as const;

/** The date behind a place, on a line of nothing else: `Fait à Lausanne, le 26 juin 2026`, `Oberlauch, 20.01.2027`. */
export function dateOfPlace(line: string): string | undefined {
  const match = line.length > LONGEST ? null : AND_DATE.exec(line);
  const place = match ? line.slice(0, match.index).replace(MADE, '') : '';
  return PLACE.test(place) && labelWordsOf(place) === 0 ? match?.[1] : undefined;
}

/** When a paper says, on a line of its own, that it was made out: its date, under what the paper is called. */
export function placeDates(record: DocumentRecord): Candidate[] {
  const { text, spans } = record;
  const greeting = salutationAt(text);
  const greets = greeting === undefined ? Number.NEGATIVE_INFINITY : (text.lines[greeting]?.start ?? 0);
  const alone = greets > 0 ? [] : lonelyDate(record);
  const own = greets > 0 ? ['letter', ...bills(record)] : ['issue', 'signature', ...papersOf(text.text.slice(0, HEAD))];
  const dated = spans.flatMap(({ start, end }): Candidate[] => {
    const printed = text.text.slice(start, end);
    const date = dateOfPlace(printed) ?? (start < greets ? DATE_ALONE.exec(printed)?.[1] : undefined);
    if (date === undefined) return [];
    const from = start + printed.indexOf(date);
    return own.map((name) => ({
      labels: [`${name} date`],
      value: [{ start: from, end: from + date.length }],
      kind: 'implied',
      open: false,
    }));
  });
  return dated.length > 0 ? dated : alone;
}

/** What a letter is that bills or offers something: the paper whose number heads it. */
function bills({ text: { text }, spans }: DocumentRecord): string[] {
  const papers = spans.flatMap(({ page, start, end }) =>
    page === 1 ? (numberedPaper(text.slice(start, end)) ?? []) : [],
  );
  return papers.slice(0, 1).filter((paper) => BILLS.has(paper));
}

/** The one date that stands on a line of its own on the first page of a paper with an address window: that of the paper. */
function lonelyDate(record: DocumentRecord): Candidate[] {
  const { text, spans } = record;
  const dates = spans.flatMap(({ page, start, end }): Span[] => {
    const date = page === 1 ? DATE_ALONE.exec(text.text.slice(start, end))?.[1] : undefined;
    const from = date === undefined ? -1 : text.text.indexOf(date, start);
    return date === undefined ? [] : [{ start: from, end: from + date.length }];
  });
  const [only, ...others] = dates;
  if (!only || others.length > 0 || addressWindow(record).length === 0) return [];
  return ['issue', 'letter', 'notice', 'document'].map((name) => ({
    labels: [`${name} date`],
    value: [only],
    kind: 'implied',
    open: false,
  }));
}

const papersOf = (head: string): string[] => {
  const said = new Set(termsOf(head));
  // A lease is an agreement, whatever one asks for.
  return PAPERS.filter((paper) => said.has(paper)).flatMap((paper) =>
    paper === 'lease' ? [paper, 'agreement'] : [paper],
  );
};
