import { overlapping } from '../../text/overlapping.ts';
import type { Candidate } from '../candidate.ts';
import { codePlaces } from '../code-places.ts';

/** Ways in which a label names a person; the others have a form of their own. */
const BY_LABEL: ReadonlySet<string> = new Set(['label', 'caption', 'column-head']);
/** A label that the rule for persons knows. */
const NAME_BEFORE = /name: $/i;

/**
 * Candidates without the persons that only a label makes such, and without user names, where a text is about software:
 * there `name:` and `from:` are keys of settings, types of parameters and names of things, and `@name` annotates. One
 * that the tagger takes for a person too is kept; without a tagger, `named` is undefined and all are.
 */
export function withoutCodeLabels(
  text: string,
  candidates: readonly Candidate[],
  named: readonly Candidate<string>[] | undefined,
): readonly Candidate[] {
  const isDoubtful = ({ type, rule, start }: Candidate): boolean =>
    type === 'USERNAME' ||
    (type === 'PERSON' &&
      (BY_LABEL.has(rule) || (rule === 'person' && NAME_BEFORE.test(text.slice(Math.max(0, start - 6), start)))));
  if (named === undefined || !candidates.some(isDoubtful)) return candidates;
  const places = codePlaces(text);
  const persons = named.filter(({ type }) => type === 'PERSON');
  return candidates.filter(
    (candidate) =>
      !isDoubtful(candidate) || !places.isNearCode(candidate.start) || overlapping(persons, candidate).length > 0,
  );
}
