import type { CandidateKind } from '../../../src/answers/key-values/candidate.ts';
import { candidatesOf } from '../../../src/answers/key-values/candidates/finders.ts';
import { questionOf } from '../../../src/answers/key-values/question/question.ts';
import type { DocumentRecord } from '../../../src/answers/key-values/record.ts';
import { answerIndex } from '../../../src/answers/key-values/scoring/answer-index.ts';
import { matchesOf } from '../../../src/answers/key-values/scoring/match.ts';
import { kindPrior, kindSign } from '../../../src/answers/key-values/scoring/score.ts';
import { SIGNS } from '../../../src/answers/key-values/scoring/signs.ts';
import { WORTH } from '../../../src/answers/key-values/scoring/worth.ts';
import type { Sample } from '../fit/logistic.ts';
import type { Scorer } from './scorer.ts';
import type { AskedDocument, Values } from './sets.ts';

/** All signs of an answer with their weights where none was fitted: of kinds of structure, then the others. */
export const FITTED_SIGNS: readonly { readonly name: string; readonly prior: number }[] = [
  ...(Object.keys(WORTH) as CandidateKind[]).map((kind) => ({ name: kindSign(kind), prior: kindPrior(kind) })),
  ...SIGNS,
];

const indexOf = new Map(FITTED_SIGNS.map(({ name }, index) => [name, index]));

/**
 * Every candidate answer to what is asked of a document, and whether it is right. The right answers of a question weigh
 * as much as one, and so do the wrong ones.
 */
export function samplesOf({ instruction, truth }: AskedDocument, record: DocumentRecord, { same }: Scorer): Sample[] {
  const candidates = candidatesOf(record);
  const index = answerIndex(record, candidates);
  const { text } = record.text;
  return instruction.flatMap((asked) => {
    const there = (truth as Values)[asked.key] ?? [];
    const samples = matchesOf(index, questionOf(asked)).map((match) => {
      const printed = match.value.map(({ start, end }) => text.slice(start, end)).join(' ');
      return {
        signs: [
          indexOf.get(kindSign(match.candidate.kind)) as number,
          ...SIGNS.filter(({ holds }) => holds(match)).map(({ name }) => indexOf.get(name) as number),
        ],
        label: there.some((value) => same(value, printed)),
      };
    });
    const right = samples.filter(({ label }) => label).length;
    return samples.map((sample) => ({ ...sample, weight: 1 / (sample.label ? right : samples.length - right) }));
  });
}
