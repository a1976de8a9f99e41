import type { ScoreModel } from '../../../src/answers/key-values/scoring/score.ts';
import { fitLogistic, type Sample } from '../fit/logistic.ts';
import { FITTED_SIGNS } from './samples.ts';

/** Penalty of the distance of weights from their priors; chosen by the figures of sets left out. */
const PENALTY = 5;
/** What the samples of a set weigh together: sets teach alike, however many documents they have. */
const SET_WEIGHT = 300;

/** Samples of each set. */
export type SamplesBySet = ReadonlyMap<string, readonly Sample[]>;

/** The model that samples teach. */
export function fitModel(bySet: SamplesBySet): ScoreModel {
  const samples = [...bySet.values()].flatMap((own) => {
    const share = SET_WEIGHT / own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((sample) => ({ ...sample, weight: sample.weight * share }));
  });
  const priors = FITTED_SIGNS.map(({ prior }) => prior);
  const { bias, weights } = fitLogistic(samples, priors, PENALTY);
  // A kind or sign that no sample has keeps its prior wherever that is changed.
  const seen = new Set(samples.flatMap(({ signs }) => signs));
  return {
    bias,
    weights: new Map(
      FITTED_SIGNS.flatMap(({ name }, index) => (seen.has(index) ? [[name, weights[index] as number]] : [])),
    ),
  };
}

/** The source text of a model. */
export function modelFile({ bias, weights }: ScoreModel): string {
  const lines = [...weights].map(([name, weight]) => `  ['${name}', ${weight.toFixed(2)}],`);
  return `// Written by \`npm run bench -- key-value --only fit --write\`.

/** The score of an answer of which no sign holds. */
export const BIAS = ${bias.toFixed(2)};

/** Weights of kinds and signs by their names where documents have taught them. */
export const WEIGHTS: ReadonlyMap<string, number> = new Map([
${lines.join('\n')}
]);
`;
}
