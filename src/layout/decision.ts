import type { Box } from '../document/geometry.ts';

/** A property of the features that speaks for or against a decision. */
export interface Sign<Features> {
  readonly name: string;
  /** Added to the score where the sign holds; see `WEIGHT`. */
  readonly weight: number;
  readonly holds: (features: Features) => boolean;
}

/**
 * A question about a part of a page, answered by a linear model: score = bias + sum of the weights of the signs that
 * hold; yes where the score is above 0. A fitted model (logistic regression) replaces the weights and the bias alone.
 */
export interface Decision<Features> {
  readonly name: string;
  readonly bias: number;
  readonly signs: readonly Sign<Features>[];
  /** For each index: the sum of the positive, and of the negative, weights from there on. */
  readonly gains: readonly number[];
  readonly losses: readonly number[];
}

/**
 * The scale of weights that are set by hand. A weight overrules those of the ranks below it together, for up to nine
 * signs in each rank: so a chain of conditions (unless A, if B, unless C, if D) is a sum. No sign at all means no.
 */
export const WEIGHT = {
  /** No, whatever else holds. */
  veto: -10_000,
  /** Yes, unless there is a veto. */
  sufficient: 1000,
  /** No, unless there is a sufficient sign. */
  against: -100,
  /** Yes, unless something speaks against it. */
  for: 10,
  /** No, unless something speaks for it. */
  doubt: -1,
  /** Yes, where there is no doubt. */
  hint: 0.1,
} as const;

export interface Reason {
  readonly sign: string;
  readonly weight: number;
}

/** A decision as it was taken at one place. */
export interface Verdict {
  readonly decision: string;
  /** The place on the page: its words tell what was decided on. */
  readonly box: Box;
  readonly is: boolean;
  readonly score: number;
  /** The signs that hold. */
  readonly because: readonly Reason[];
}

/** Receives every verdict of a page, for `npm run bench -- markdown --explain`. */
export type Trace = (verdict: Verdict) => void;

/** A decision by the given signs, the strongest first, so that most calls need only the first few. */
export function decisionOf<Features>(name: string, signs: readonly Sign<Features>[], bias = 0): Decision<Features> {
  const from = (index: number, pick: (weight: number) => number): number =>
    signs.slice(index).reduce((sum, { weight }) => sum + pick(weight), 0);
  return {
    name,
    bias,
    signs,
    gains: signs.map((_, index) => from(index, (weight) => Math.max(weight, 0))),
    losses: signs.map((_, index) => from(index, (weight) => Math.min(weight, 0))),
  };
}

/**
 * Whether the decision is yes. Without a trace it stops as soon as the remaining signs cannot change the answer, so
 * that costly features may be getters, and allocates nothing.
 * @param box the place on the page that a trace shows.
 */
export function decide<Features>(decision: Decision<Features>, features: Features, box: Box, trace?: Trace): boolean {
  if (trace) {
    const verdict = explain(decision, features, box);
    trace(verdict);
    return verdict.is;
  }
  const { signs, gains, losses } = decision;
  let score = decision.bias;
  for (let index = 0; index < signs.length; index++) {
    if (score + (gains[index] as number) <= 0) return false;
    if (score + (losses[index] as number) > 0) return true;
    const { holds, weight } = signs[index] as Sign<Features>;
    if (holds(features)) score += weight;
  }
  return score > 0;
}

/** The answer with its score and all the signs that hold. */
export function explain<Features>({ name, bias, signs }: Decision<Features>, features: Features, box: Box): Verdict {
  const because = signs
    .filter(({ holds }) => holds(features))
    .map(({ name: sign, weight }): Reason => ({ sign, weight }));
  const score = because.reduce((sum, { weight }) => sum + weight, bias);
  return { decision: name, box, is: score > 0, score, because };
}
