import type { Candidate } from '../candidate.ts';
import { ONLY_LEGAL } from '../recognizers/organization/only-legal.ts';

const FORM_BEHIND = new RegExp(`^,? (?:${ONLY_LEGAL})(?!\\p{L})\\.?`, 'u');
const FORM_LAST = new RegExp(`(?<=\\p{L} )(?:${ONLY_LEGAL})$`, 'u');
const REACH = 24;

/**
 * Candidates with the companies that are called after a person: what the tagger takes for a person is one where its legal
 * form is right behind it or its last word, as in `Dvorská s.r.o.` and `van der Velde en Zonen`.
 */
export function withCompaniesOfPersons(text: string, candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    if (candidate.type !== 'PERSON' || candidate.rule !== 'names') return candidate;
    const form = FORM_BEHIND.exec(text.slice(candidate.end, candidate.end + REACH))?.[0];
    if (form === undefined && !FORM_LAST.test(text.slice(candidate.start, candidate.end))) return candidate;
    return { ...candidate, type: 'ORGANIZATION', end: candidate.end + (form?.length ?? 0) };
  });
}
