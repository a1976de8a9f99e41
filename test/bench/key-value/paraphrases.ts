import { bare } from '../../../src/answers/cited.ts';
import { keyValues } from '../../../src/answers/key-values/key-values.ts';
import type { DocumentRecord } from '../../../src/answers/key-values/record.ts';
import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { INVOICES } from './invoice-wordings.ts';
import { forEachRecord } from './records.ts';
import { type Counts, f1, type Scorer, sum } from './scorer.ts';
import { type AskedDocument, SETS } from './sets.ts';
import { TAX_FORMS } from './tax-wordings.ts';
import { AD_BUYS, CONTRACTS, RECEIPTS, REGISTRATIONS, type Wordings } from './wordings.ts';

/** Largest change of F1 that another wording may make. */
const BAR = 0.05;
const WORDINGS = [0, 1, 2, 3, 4] as const;

/** By the group of a set. */
const wordingsOf: Readonly<Record<string, Wordings>> = {
  sroie: RECEIPTS,
  'kleister-nda': CONTRACTS,
  invoices: INVOICES,
  'vrdu-adbuy': AD_BUYS,
  'vrdu-registration': REGISTRATIONS,
  'tax-forms': TAX_FORMS,
};

/** The counts of a document asked as its set asks, or in another wording; keys without one are left out of both. */
function countsOf(
  document: AskedDocument,
  record: DocumentRecord,
  scorer: Scorer,
  wordings: Wordings,
  wording: (typeof WORDINGS)[number] | undefined,
): Counts {
  const own = document.instruction.filter(({ key }) => Object.hasOwn(wordings, key));
  const worded = own.map((asked) => {
    if (wording === undefined) return asked;
    const [key, description] = (wordings[asked.key] as Wordings[string])[wording].split(' | ') as [string, string];
    return { key, description };
  });
  const answers = bare(keyValues(record, worded));
  const answered = Object.fromEntries(own.map(({ key }, index) => [key, answers[worded[index]?.key ?? ''] ?? []]));
  return scorer.score({ ...document, instruction: own }, answered);
}

/** Measures how much five other wordings of every key change the figures. */
export async function measureParaphrases(asked: readonly AskedDocument[], scorer: Scorer): Promise<Verdict[]> {
  const groupOf = ({ set, split }: AskedDocument): string => `${SETS[set as keyof typeof SETS].group} ${split}`;
  const counts: { group: string; asked: Counts; worded: readonly Counts[] }[] = [];
  await forEachRecord(asked, (document, record) => {
    const wordings = wordingsOf[SETS[document.set as keyof typeof SETS].group];
    if (!wordings) return;
    const worded = WORDINGS.map((wording) => countsOf(document, record, scorer, wordings, wording));
    counts.push({ group: groupOf(document), asked: countsOf(document, record, scorer, wordings, undefined), worded });
  });
  const rows = [...Map.groupBy(counts, ({ group }) => group)].map(([group, own]) => {
    const usual = f1(sum(own.map(({ asked }) => asked)));
    const others = WORDINGS.map((wording) => f1(sum(own.map(({ worded }) => worded[wording] as Counts))));
    return { group, usual, others, change: Math.max(...others.map((other) => Math.abs(other - usual))) };
  });
  const cells = rows.map(({ group, usual, others, change }) => [
    group,
    ...[usual, ...others, change].map((figure) => decimals(figure, 3)),
  ]);
  console.log(
    textTable([['F1', 'as asked', ...WORDINGS.map((wording) => `wording ${wording + 1}`), 'change'], ...cells]),
  );
  return rows.map(({ group, change }) => ({
    claim: `${group}: other wordings change F1 by at most ${BAR}`,
    seen: decimals(change, 3),
    met: change <= BAR,
  }));
}
