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

/** Probability, from 0 to 1, that a candidate answers a question. */
export function scoreOf(match: Match, { bias, weights }: ScoreModel): number {
  const { kind } = match.candidate;
  let score = bias + (weights.get(kindSign(kind)) ?? kindPrior(kind));
  for (const { name, prior, holds } of SIGNS) if (holds(match)) score += weights.get(name) ?? prior;
  return 1 / (1 + Math.exp(-score));
}
