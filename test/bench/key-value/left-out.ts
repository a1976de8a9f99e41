import { bare } from '../../../src/answers/cited.ts';
import { keyValues } from '../../../src/answers/key-values/key-values.ts';
import type { AskedKey } from '../../../src/answers/key-values/question/asked-key.ts';
import { termsOf } from '../../../src/answers/key-values/question/terms.ts';
import type { ScoreModel } from '../../../src/answers/key-values/scoring/score.ts';
import type { Sample } from '../fit/logistic.ts';
import type { Counted } from './figures.ts';
import { fitModel } from './fit.ts';
import { inNotation } from './notation.ts';
import { forEachRecord } from './records.ts';
import { samplesOf } from './samples.ts';
import type { Scorer } from './scorer.ts';
import { type AskedDocument, SETS } from './sets.ts';

/** Whether a document may teach the weights that ship: its licence allows it, and it is not kept for measuring. */
const teaches = ({ set, split }: AskedDocument): boolean =>
  SETS[set as keyof typeof SETS].reusable && (split === 'train' || set === 'invoices');

/** Keys of the other sets that tell what they ask for by more than one word: a document has none of them. */
function foreignKeys({ set }: AskedDocument, asked: readonly AskedDocument[]): readonly AskedKey[] {
  const others = asked.filter((other) => other.set !== set && other.set !== 'invoices');
  const keys = new Map(others.flatMap(({ instruction }) => instruction).map((key) => [key.key, key]));
  return [...keys.values()].filter(({ key }) => termsOf(key).length > 1);
}

/** The samples of all documents that may teach, by set; what other sets ask teaches what is not there. */
export async function teachingSamples(
  asked: readonly AskedDocument[],
  scorer: Scorer,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const bySet = new Map<string, Sample[]>();
  const teaching = asked.filter(teaches);
  await forEachRecord(teaching, (document, record) => {
    const instruction = foreignKeys(document, teaching);
    const share = document.instruction.length / Math.max(instruction.length, 1);
    const foreign = samplesOf({ ...document, instruction, truth: {} }, record, scorer).map((sample) => ({
      ...sample,
      weight: sample.weight * share,
    }));
    bySet.set(document.set, [...(bySet.get(document.set) ?? []), ...samplesOf(document, record, scorer), ...foreign]);
  });
  return bySet;
}

/** The counts of each document by a model that has learned from all sets but its own. */
export async function leftOutCounts(asked: readonly AskedDocument[], scorer: Scorer): Promise<Counted[]> {
  const samples = await teachingSamples(asked, scorer);
  const models = new Map<string, ScoreModel>();
  const modelFor = (set: string): ScoreModel => {
    const model = models.get(set) ?? fitModel(new Map([...samples].filter(([other]) => other !== set)));
    models.set(set, model);
    return model;
  };
  const all: Counted[] = [];
  await forEachRecord(asked, (document, record) => {
    const answered = bare(keyValues(record, document.instruction, { model: modelFor(document.set) }));
    const counts = scorer.score(document, inNotation(document.set, answered));
    all.push({ document, counts, printed: scorer.score(document, answered) });
  });
  return all;
}
