import { expect, test } from 'vitest';
import {
  bestPath,
  freshTransitions,
  marginals,
  namesIn,
  stepsOf,
} from '../../../../../src/answers/entities/tagger/chain.ts';
import { LABELS } from '../../../../../src/answers/entities/tagger/labels.ts';

/** Scores of words, each with those of some labels. */
function scoresOf(...words: Readonly<Record<number, number>>[]): Float32Array {
  const scores = new Float32Array(words.length * LABELS);
  for (const [word, labels] of words.entries()) {
    for (const [label, score] of Object.entries(labels)) scores[word * LABELS + Number(label)] = score;
  }
  return scores;
}

test('the best path follows the scores where the steps allow it', () => {
  const path = bestPath(scoresOf({ 1: 3 }, { 2: 3 }, { 0: 1 }, { 5: 2 }), freshTransitions());
  expect([...path]).toEqual([1, 2, 0, 5]);
});

test('no name begins with a word that continues one, nor changes its type inside', () => {
  const path = bestPath(scoresOf({ 2: 3, 1: 1 }, { 4: 3, 2: 2 }), freshTransitions());
  expect([...path]).toEqual([1, 2]);
});

test('probabilities of a word sum up to 1, and agree with all paths counted one by one', () => {
  const scores = scoresOf({ 0: 1, 1: 2, 3: 0.5 }, { 2: 1.5, 0: 1 });
  const transitions = freshTransitions();
  let all = 0;
  const expected = new Float64Array(2 * LABELS);
  for (let first = 0; first < LABELS; first++) {
    for (let second = 0; second < LABELS; second++) {
      const step = (transitions[LABELS * LABELS + first] ?? 0) + (transitions[first * LABELS + second] ?? 0);
      const weight = Math.exp((scores[first] ?? 0) + (scores[LABELS + second] ?? 0) + step);
      all += weight;
      expected[first] = (expected[first] ?? 0) + weight;
      expected[LABELS + second] = (expected[LABELS + second] ?? 0) + weight;
    }
  }
  for (const [at, probability] of marginals(scores, stepsOf(transitions)).entries()) {
    expect(probability).toBeCloseTo((expected[at] ?? 0) / all, 5);
  }
});

test('runs of labels are names', () => {
  expect([...namesIn(Uint8Array.of(0, 1, 2, 1, 0, 3))]).toEqual([
    { from: 1, to: 3, type: 0 },
    { from: 3, to: 4, type: 0 },
    { from: 5, to: 6, type: 1 },
  ]);
});
