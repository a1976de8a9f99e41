import { UNWATCHED } from '../../document/watch.ts';
import type { PlainText } from '../text/plain-text.ts';
import { styledSpans } from '../text/styled-spans.ts';
import type { Candidate } from './candidate.ts';
import { withoutOverlaps } from './conflicts.ts';
import { entityTypes } from './entity-types.ts';
import { withoutCodeLabels } from './mentions/code-labels.ts';
import { columnNames } from './mentions/column-names.ts';
import { withoutEponyms } from './mentions/eponyms.ts';
import { fieldsOf } from './mentions/fields.ts';
import { withoutImpersonalColumns } from './mentions/impersonal-columns.ts';
import { joinedNames } from './mentions/joined-names.ts';
import { withoutLabels } from './mentions/label-spans.ts';
import { type Mention, withPersons } from './mentions/persons.ts';
import { withCompaniesOfPersons } from './mentions/persons-in-companies.ts';
import { repeatedNames } from './mentions/repeated-names.ts';
import { restOfNames } from './mentions/rest-of-names.ts';
import { statedCandidates } from './mentions/stated-candidates.ts';
import { misreadNumbers } from './misread-numbers.ts';
import type { NameTagger } from './name-tagger.ts';
import { ruleCandidates } from './rule-candidates.ts';
import { thresholdOf } from './thresholds.ts';

/** An entity found in a document. */
export type Finding = Candidate & Mention;

/**
 * The entities in a document in ascending order, without overlaps: what rules, the tagger of names and the document
 * itself (its labels, columns, letterheads) propose, the names among them found again everywhere, and mentions of one
 * person linked. Without a tagger, names are found by rules alone. `spans` are the styled spans of the text; `watch` is
 * told that the work goes on.
 */
export function findings(
  text: PlainText,
  tagger?: NameTagger,
  spans = styledSpans(text),
  watch = UNWATCHED,
): Finding[] {
  const fields = fieldsOf(text, spans);
  const ruled = ruleCandidates(entityTypes, text.text, watch);
  const named = tagger && withCompaniesOfPersons(text.text, withoutEponyms(text.text, tagger.tag(text.text, watch)));
  const said = withoutImpersonalColumns(text, [
    ...withoutLabels(text.text, fields, [...ruled, ...(named ?? [])]),
    ...statedCandidates(text, fields, ruled, named),
    ...misreadNumbers(text, ruled),
  ]);
  const proposed = withoutCodeLabels(text.text, said, named).filter(({ type, score }) => score >= thresholdOf(type));
  watch.beat();
  const first = withoutOverlaps(proposed);
  const listed = [...first, ...columnNames(text, first)];
  const stated = withoutOverlaps([...listed, ...restOfNames(text.text, proposed, first)]);
  const sure = withoutOverlaps([...stated, ...joinedNames(text.text, stated)]);
  watch.beat();
  return withPersons(text, withoutOverlaps([...sure, ...repeatedNames(text, sure)]));
}
