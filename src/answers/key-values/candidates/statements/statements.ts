import type { Candidate } from '../../candidate.ts';
import type { DocumentRecord } from '../../record.ts';
import { premises } from './addresses.ts';
import { agreementDates } from './agreement-dates.ts';
import { amounts } from './amounts.ts';
import { certified } from './certified.ts';
import { dueDates } from './due-dates.ts';
import { employment } from './employment.ts';
import { governingLaw } from './governing-law.ts';
import { inlineNumbers } from './inline-numbers.ts';
import { parties } from './parties.ts';
import { periodDates } from './period-dates.ts';
import { periodRanges } from './period-ranges.ts';
import { partsOf, proseOf } from './prose.ts';
import type { StatementFinder } from './statement.ts';
import { terms } from './terms.ts';

/** A row for each kind of statement. */
const FINDERS: readonly StatementFinder[] = [
  agreementDates,
  governingLaw,
  parties,
  terms,
  amounts,
  premises,
  dueDates,
  periodDates,
  periodRanges,
  employment,
  certified,
  inlineNumbers,
];

/** What contracts and letters say in conventional words, a candidate for each name that it goes by. */
export function statements(record: DocumentRecord): Candidate[] {
  const prose = proseOf(record.text);
  return FINDERS.flatMap((find) => find(prose, record)).flatMap(({ names, value, implied }): Candidate[] => {
    const [first, ...others] = partsOf(record.text, value);
    if (!first) return [];
    const kind = implied ? 'implied' : 'stated';
    return names.map((name) => ({ labels: [name], value: [first, ...others], kind, open: false }));
  });
}
