import { bare } from '../../../src/answers/cited.ts';
import { keyValues } from '../../../src/answers/key-values/key-values.ts';
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

/** The samples of all documents that may teach, by set. */
export async function teachingSamples(
  asked: readonly AskedDocument[],
  scorer: Scorer,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const bySet = new Map<string, Sample[]>();
  await forEachRecord(asked.filter(teaches), (document, record) => {
    const samples = samplesOf(document, record, scorer);
    bySet.set(document.set, [...(bySet.get(document.set) ?? []), ...samples]);
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
    const answered = bare(keyValues(record, document.instruction, modelFor(document.set)));
    const counts = scorer.score(document, inNotation(document.set, answered));
    all.push({ document, counts, printed: scorer.score(document, answered) });
  });
  return all;
}
