import { isContinuation, LABELS, mayFollow } from './labels.ts';

/** Weights of a linear chain between neighbouring labels, row by row; the last row holds those of a line's start. */
export type Transitions = Float32Array;

export const TRANSITIONS = (LABELS + 1) * LABELS;
const START = LABELS;

/** What forbids a step between labels: less than any sum of weights. */
const NEVER = -1e4;

/** Transitions with weights of 0 between labels that may follow each other. */
export function freshTransitions(): Transitions {
  const transitions = new Float32Array(TRANSITIONS);
  for (let from = 0; from <= START; from++) {
    for (let to = 0; to < LABELS; to++) {
      if (!mayFollow(from === START ? -1 : from, to)) transitions[from * LABELS + to] = NEVER;
    }
  }
  return transitions;
}

export const isForbidden = (weight: number): boolean => weight <= NEVER / 2;

/** What the steps between labels multiply probabilities by, in the order of transitions. */
export type Steps = Float64Array;

/** The steps of transitions, which are their logarithms. */
export const stepsOf = (transitions: Transitions): Steps => Float64Array.from(transitions, Math.exp);

/**
 * Probabilities of the labels of each word, `LABELS` for each, by the forward-backward algorithm (Lafferty, McCallum,
 * Pereira 2001, Conditional Random Fields).
 * @param scores of the labels of each word.
 */
export function marginals(scores: Float32Array, steps: Steps): Float32Array {
  const { forward, backward } = forwardBackward(scores, steps);
  const probabilities = new Float32Array(scores.length);
  for (let word = 0; word < scores.length; word += LABELS) {
    let sum = 0;
    for (let label = 0; label < LABELS; label++) {
      sum += (forward[word + label] as number) * (backward[word + label] as number);
    }
    for (let label = 0; label < LABELS; label++) {
      probabilities[word + label] = ((forward[word + label] as number) * (backward[word + label] as number)) / sum;
    }
  }
  return probabilities;
}

/** The first and the last of the labels that may come before one: they have no others between them. */
const firstBefore = (to: number): number => (isContinuation(to) ? to - 1 : 0);
const lastBefore = (to: number): number => (isContinuation(to) ? to : LABELS - 1);

/** Sums over all paths to and from each label of each word, scaled so that those of a word sum up to 1. */
export function forwardBackward(
  scores: Float32Array,
  steps: Steps,
): { forward: Float64Array; backward: Float64Array; factors: Float64Array } {
  const length = scores.length / LABELS;
  const factors = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  for (let word = 0; word < length; word++) {
    const row = word * LABELS;
    let highest = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < LABELS; label++) highest = Math.max(highest, scores[row + label] as number);
    let sum = 0;
    for (let to = 0; to < LABELS; to++) {
      factors[row + to] = Math.exp((scores[row + to] as number) - highest);
      let reached = 0;
      if (word === 0) reached = steps[START * LABELS + to] as number;
      else
        for (let from = firstBefore(to); from <= lastBefore(to); from++)
          reached += (forward[row - LABELS + from] as number) * (steps[from * LABELS + to] as number);
      forward[row + to] = reached * (factors[row + to] as number);
      sum += forward[row + to] as number;
    }
    for (let to = 0; to < LABELS; to++) forward[row + to] = (forward[row + to] as number) / sum;
  }
  backward.fill(1 / LABELS, scores.length - LABELS);
  for (let row = scores.length - 2 * LABELS; row >= 0; row -= LABELS) {
    let sum = 0;
    for (let from = 0; from < LABELS; from++) {
      let reached = 0;
      for (let to = 0; to < LABELS; to++) {
        if (from < firstBefore(to) || from > lastBefore(to)) continue;
        reached +=
          (steps[from * LABELS + to] as number) *
          (factors[row + LABELS + to] as number) *
          (backward[row + LABELS + to] as number);
      }
      backward[row + from] = reached;
      sum += reached;
    }
    for (let from = 0; from < LABELS; from++) backward[row + from] = (backward[row + from] as number) / sum;
  }
  return { forward, backward, factors };
}

/** The most probable sequence of labels (Viterbi 1967). */
export function bestPath(scores: Float32Array, transitions: Transitions): Uint8Array {
  const length = scores.length / LABELS;
  // Of two words at a time, in turns.
  const best = new Float64Array(2 * LABELS);
  const came = new Uint8Array(scores.length);
  let own = 0;
  for (let row = 0; row < scores.length; row += LABELS) {
    const before = own;
    own = LABELS - own;
    for (let to = 0; to < LABELS; to++) {
      let highest = row === 0 ? (transitions[START * LABELS + to] as number) : Number.NEGATIVE_INFINITY;
      if (row > 0) {
        const last = lastBefore(to);
        for (let from = firstBefore(to); from <= last; from++) {
          const score = (best[before + from] as number) + (transitions[from * LABELS + to] as number);
          if (score > highest) {
            highest = score;
            came[row + to] = from;
          }
        }
      }
      best[own + to] = highest + (scores[row + to] as number);
    }
  }
  const path = new Uint8Array(length);
  let label = 0;
  for (let to = 1; to < LABELS; to++) {
    if ((best[own + to] as number) > (best[own + label] as number)) label = to;
  }
  for (let word = length - 1; word >= 0; word--) {
    path[word] = label;
    label = came[word * LABELS + label] as number;
  }
  return path;
}

/** Runs of labels of one name: words `from` to `to`, exclusive, and the index of the type. */
export function* namesIn(path: Uint8Array): Generator<{ from: number; to: number; type: number }> {
  for (let from = 0; from < path.length; from++) {
    const label = path[from] as number;
    if (label === 0) continue;
    let to = from + 1;
    while (to < path.length && isContinuation(path[to] as number)) to++;
    yield { from, to, type: (label - 1) >> 1 };
    from = to - 1;
  }
}
