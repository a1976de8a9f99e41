import { countWhile } from '../../../platform/count-while.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import { isLabel, labelOf } from '../label.ts';
import { isGeneric } from '../question/term-weights.ts';
import { termsIn } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';

/** A label that says by whom something is done, before a date on its line: `Received by: A. Marsh   Date: 3 May`. */
const DONE_BY = /\p{Lu}\p{L}{2,20} (?:by|von|durch|par|por|da|door)(?= ?:)/gu;
/** What stands before a day in other languages, where nothing but the doer before it tells of what: `le : 3 mai`. */
const ON = /^(?:on|am|le|il|el|op)$/iu;
/** Letters and numbers alone: without a sign behind it a letter does not abbreviate `number`, but begins a row. */
const LETTERS = /^(?:\p{L}|\d+)(?: (?:\p{L}|\d+))*$/u;
/** Kinds of structure in which a colon ends the label. */
const WITH_COLON: ReadonlySet<CandidateKind> = new Set(['line', 'beside', 'below']);
/** Most terms of a heading that tells of what the labels below it are. */
const MOST_TERMS = 3;

/**
 * Values whose label says only of what kind they are, once more under what tells of what: the heading of their section,
 * as of a `Name` below `Passenger`, or of a `Date` what is done by whom before it on its line.
 */
export function bareLabels({ text }: DocumentRecord, candidates: readonly Candidate[]): Candidate[] {
  const headings = text.lines.filter(({ kind }) => kind === 'heading');
  const termsOf = termsIn(text);
  const bareTerms = (label: string): readonly string[] => {
    const terms = termsOf(label);
    return terms.length > 0 && terms.every(isGeneric) ? terms : [];
  };
  return candidates.flatMap((candidate): Candidate[] => {
    const { labels, value, kind } = candidate;
    const label = ON.test(labels[0]) ? 'date' : labels[0];
    const isRowLetter = LETTERS.test(label) && !WITH_COLON.has(kind);
    const isAlone = labels.length === 1 && kind !== 'column' && kind !== 'implied' && !isRowLetter;
    const terms = isAlone ? bareTerms(label) : [];
    if (terms.length === 0) return [];
    const { start } = value[0];
    const [line] = overlapping(text.lines, { start, end: start + 1 });
    const before = line ? text.text.slice(line.start, start) : '';
    const act = terms.includes('date') ? [...before.matchAll(DONE_BY)].at(-1)?.[0] : undefined;
    const heading = headings[countWhile(headings, ({ end }) => end <= start) - 1];
    if (label !== labels[0] && act === undefined) return [];
    const title = heading ? labelOf(text.text.slice(heading.content, heading.end)) : '';
    const context = act ?? (isTitle(title, termsOf) ? title : undefined);
    return context === undefined ? [] : [{ ...candidate, labels: [label, context], open: false }];
  });
}

const isTitle = (heading: string, termsOf: ReturnType<typeof termsIn>): boolean =>
  isLabel(heading) && !/\d/.test(heading) && termsOf(heading).length <= MOST_TERMS;
