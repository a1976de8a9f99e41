import { oncePer } from '../../../platform/once-per.ts';
import type { CandidateKind } from '../candidate.ts';
import { type Match, SIGNS } from './signs.ts';
import { BIAS, WEIGHTS } from './weights.ts';
import { WORTH } from './worth.ts';

/** Worth beyond which a structure says no more for an answer: a sure pair may still be another thing's. */
const MOST_WORTH = 0.9;

/** The weight of a kind of structure where none was fitted: the logarithm of the odds of its worth. */
export function kindPrior(kind: CandidateKind): number {
  const worth = Math.min(WORTH[kind], MOST_WORTH);
  return Math.log(worth / (1 - worth));
}

/** The name under which a kind of structure has a weight, beside the names of signs. */
export const kindSign = (kind: CandidateKind): string => `kind: ${kind}`;

/** What is added up for an answer. */
export interface ScoreModel {
  /** The score of an answer of which no sign holds. */
  readonly bias: number;
  /** Weights of signs and kinds by their names; the others keep their priors. */
  readonly weights: ReadonlyMap<string, number>;
}

/** The model of the product: where `weights.ts` has no weight of a kind or sign, its prior, which is set by hand. */
export const SCORE_MODEL: ScoreModel = { bias: BIAS, weights: WEIGHTS };

/** What of a model is the same whatever is scored. */
const sumsOf = oncePer(({ bias, weights }: ScoreModel) => ({
  bias,
  kinds: Object.fromEntries(
    (Object.keys(WORTH) as CandidateKind[]).map((kind) => [kind, weights.get(kindSign(kind)) ?? kindPrior(kind)]),
  ) as Readonly<Record<CandidateKind, number>>,
  signs: SIGNS.map(({ name, prior, holds }) => [weights.get(name) ?? prior, holds] as const),
}));

/** Probability, from 0 to 1, that a candidate answers a question. */
export function scoreOf(match: Match, model: ScoreModel): number {
  const { bias, kinds, signs } = sumsOf(model);
  let score = bias + kinds[match.candidate.kind];
  for (const [weight, holds] of signs) if (holds(match)) score += weight;
  return 1 / (1 + Math.exp(-score));
}
