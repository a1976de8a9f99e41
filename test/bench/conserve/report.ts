import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { size } from './characters.ts';
import type { Conserved } from './measure.ts';

/** A document, or what became of the attempt to read it. */
export interface Reported {
  readonly set: string;
  readonly id: string;
  /** An error's sentence where there is no answer. */
  readonly outcome: Conserved | string;
}

interface Measured extends Reported {
  readonly outcome: Conserved;
}

/** Shares of characters that are in the answer or were left out with a reason. */
const OVERALL = 0.999;
const EACH = 0.99;
/** Documents with fewer characters are judged together with the others only: one of theirs is more than a hundredth. */
const FEW = 200;

const isMeasured = (reported: Reported): reported is Measured => typeof reported.outcome !== 'string';
const sum = (documents: readonly Measured[], pick: (outcome: Conserved) => number): number =>
  documents.reduce((total, { outcome }) => total + pick(outcome), 0);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : decimals((100 * part) / whole, 2));
const accounted = ({ written, lost }: Conserved): number => written - size(lost);
const share = ({ outcome }: Measured): number => (outcome.written === 0 ? 1 : accounted(outcome) / outcome.written);

/** Prints a row for each set: characters kept, left out by reason, lost and added, in shares of those written. */
export function printSets(documents: readonly Reported[]): void {
  const measured = documents.filter(isMeasured);
  const reasons = [...new Set(measured.flatMap(({ outcome }) => [...outcome.leftOut.keys()]))];
  const row = (name: string, all: readonly Reported[]): string[] => {
    const rows = all.filter(isMeasured);
    const written = sum(rows, (outcome) => outcome.written);
    const shares = [
      (outcome: Conserved) => outcome.kept,
      ...reasons.map((reason) => (outcome: Conserved) => outcome.leftOut.get(reason) ?? 0),
      (outcome: Conserved) => size(outcome.lost),
      (outcome: Conserved) => outcome.added,
    ].map((pick) => percent(sum(rows, pick), written));
    return [name, String(all.length), String(all.length - rows.length), String(written), ...shares];
  };
  const head = ['set', 'documents', 'unanswered', 'characters', 'kept %', ...reasons, 'lost', 'added'];
  const sets = [...Map.groupBy(documents, ({ set }) => set)].map(([set, all]) => row(set, all));
  console.log(textTable([head, ...sets, row('all', documents)]));
}

/** Prints the documents that lost the largest share, with the characters, and those without an answer. */
export function printWorst(documents: readonly Reported[], count: number): void {
  for (const { set, id, outcome } of documents)
    if (typeof outcome === 'string') console.log(`  ${set} ${id}: ${outcome}`);
  const worst = documents
    .filter(isMeasured)
    .filter((document) => share(document) < 1)
    .sort((a, b) => share(a) - share(b))
    .slice(0, count)
    .map((document) => {
      const { set, id, outcome } = document;
      const lost = [...outcome.lost].sort(([, a], [, b]) => b - a).slice(0, 12);
      const letters = lost.map(([character, times]) => `${character}${times}`).join(' ');
      return [set, id, letters, percent(accounted(outcome), outcome.written), String(outcome.written)];
    });
  console.log(`\n${textTable([['set', 'document', 'lost most', 'accounted for %', 'characters'], ...worst], 3)}`);
}

/** The bars: over all sets, in each document, and answers to all of wild. */
export function judge(documents: readonly Reported[]): Verdict[] {
  const measured = documents.filter(isMeasured);
  const written = sum(measured, (outcome) => outcome.written);
  const total = sum(measured, accounted) / written;
  const large = measured.filter(({ outcome }) => outcome.written > FEW);
  const below = large.filter((document) => share(document) < EACH);
  const unanswered = documents.length - measured.length;
  return [
    {
      claim: `at least ${100 * OVERALL} % of all characters accounted for`,
      seen: `${decimals(100 * total, 3)} %`,
      met: total >= OVERALL,
    },
    {
      claim: `at least ${100 * EACH} % in every document of more than ${FEW} characters`,
      seen: `${below.length} of ${large.length} are below`,
      met: below.length === 0,
    },
    { claim: 'every document answered', seen: `${unanswered} are not`, met: unanswered === 0 },
  ];
}
