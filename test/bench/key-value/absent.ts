import { bare } from '../../../src/answers/cited.ts';
import { keyValues } from '../../../src/answers/key-values/key-values.ts';
import { textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { absentKeys } from './absent-keys.ts';
import { isLookedAt } from './errors.ts';
import { forEachRecord } from './records.ts';
import type { AskedDocument, SetName } from './sets.ts';

/** Documents of each set, and how many of the twenty keys each has to leave empty. */
const DOCUMENTS = 10;
const BAR = 19;

/** What a document answers to keys that it does not have. */
interface Alarms {
  readonly document: AskedDocument;
  readonly answered: readonly (readonly [string, readonly string[]])[];
  readonly asked: number;
}

/** Answers of the first documents of each set, those of the development split first. */
async function alarmsOf(asked: readonly AskedDocument[]): Promise<Alarms[]> {
  const chosen = [...Map.groupBy(asked, ({ set }) => set).values()].flatMap((own) =>
    [...own].sort((a, b) => Number(b.split === 'dev') - Number(a.split === 'dev')).slice(0, DOCUMENTS),
  );
  const alarms: Alarms[] = [];
  await forEachRecord(chosen, (document, record) => {
    const keys = absentKeys(document.set as SetName);
    const answered = Object.entries(bare(keyValues(record, keys))).filter(([, values]) => values.length > 0);
    alarms.push({ document, answered, asked: keys.length });
  });
  return alarms;
}

/** Measures that keys which a document does not have are left empty. */
export async function measureAbsent(asked: readonly AskedDocument[], errors: boolean): Promise<Verdict[]> {
  const bySet = Map.groupBy(await alarmsOf(asked), ({ document }) => document.set);
  const rows = [...bySet].map(([set, own]) => {
    const answered = own.reduce((sum, { answered }) => sum + answered.length, 0);
    const missed = own.filter(({ asked, answered }) => asked - answered.length < BAR).length;
    return { set, documents: own.length, answered, missed };
  });
  const cells = rows.map(({ set, documents, answered, missed }) => [set, documents, answered, missed].map(String));
  console.log(textTable([['set', 'documents', 'answered', `below ${BAR} empty`], ...cells]));
  if (errors) {
    for (const { document, answered } of [...bySet.values()].flat()) {
      for (const [key, values] of isLookedAt({ document }) ? answered : [])
        console.log(`  ${document.set}/${document.id} ${key}: ${JSON.stringify(values)}`);
    }
  }
  return rows.map(({ set, documents, missed }) => ({
    claim: `${set}: of twenty keys that are not there at least ${BAR} empty, on each of ${documents} documents`,
    seen: `missed on ${missed}`,
    met: missed === 0,
  }));
}
