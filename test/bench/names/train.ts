import {
  forwardBackward,
  freshTransitions,
  isForbidden,
  type Transitions,
} from '../../../src/answers/entities/tagger/chain.ts';
import { WORD_TEMPLATES } from '../../../src/answers/entities/tagger/features.ts';
import { LABELS } from '../../../src/answers/entities/tagger/labels.ts';
import { FEATURES } from './feature-rows.ts';
import type { Random } from './random.ts';
import { type Sample, UNSURE } from './samples.ts';

/** Step of AdaGrad. */
const RATE = 0.15;
/** How often the features of a word that are words themselves are left out together. */
const WORDS_DROPPED = 0.3;
/**
 * How often any feature is left out: F1 on wikigold, not learned from, is 1.5 points higher than with all of them, and the
 * same on btc.
 */
const DROPPED = 0.2;
/** What features weigh when none is left out, so that they sum up to what they did while learning. */
export const KEPT = 1 - DROPPED;
/** Words of which the model is this sure are left as they are. */
const SETTLED = 0.002;

export interface Learned {
  /** `LABELS` weights for each feature. */
  readonly weights: Float32Array;
  readonly transitions: Transitions;
}

/**
 * How many features a model may have: about five bytes each in its file. With 2.4 times as many, F1 of sources not learned
 * from is .6 points higher, on the mean of re3d, wikigold and wnut17 (2026-11-23).
 */
const MOST_FEATURES = 146_000;

/** Learns the weights of a conditional random field by AdaGrad (Duchi et al. 2011), with a rate for each feature. */
export function train(samples: readonly Sample[], rows: number, epochs: number, random: Random): Learned {
  const weights = new Float32Array(rows * LABELS);
  const rates = new Float32Array(rows).fill(0.1);
  const transitions = freshTransitions();
  const transitionRates = new Float32Array(transitions.length).fill(1);
  const order = random.shuffle([...samples]);
  for (let epoch = 0; epoch < epochs; epoch++) {
    // What is left out is left out while there is time for others to take its weight.
    if (epoch === Math.ceil(epochs / 2)) leaveOut(samples, weights);
    const rate = RATE * (1 - (0.8 * epoch) / epochs);
    for (const sample of random.shuffle(order)) learn(sample, rate);
  }
  return { weights, transitions };

  function learn({ features, labels, weight }: Sample, rate: number): void {
    const used = drawn(features, random);
    const scores = new Float32Array(labels.length * LABELS);
    for (let place = 0; place < used.length; place++) {
      const row = (used[place] as number) * LABELS;
      if (row < 0) continue;
      const at = Math.floor(place / FEATURES) * LABELS;
      for (let label = 0; label < LABELS; label++) {
        scores[at + label] = (scores[at + label] as number) + (weights[row + label] as number);
      }
    }
    const steps = Float64Array.from(transitions, Math.exp);
    const { forward, backward, factors } = forwardBackward(scores, steps);
    const gradient = new Float64Array(LABELS);
    for (let word = 0; word < labels.length; word++) {
      if (labels[word] === UNSURE) continue;
      const at = word * LABELS;
      let sum = 0;
      for (let label = 0; label < LABELS; label++)
        sum += (forward[at + label] as number) * (backward[at + label] as number);
      let squares = 0;
      for (let label = 0; label < LABELS; label++) {
        const probability = ((forward[at + label] as number) * (backward[at + label] as number)) / sum;
        gradient[label] = weight * (probability - (labels[word] === label ? 1 : 0));
        squares += (gradient[label] as number) ** 2;
      }
      if (squares < SETTLED * SETTLED) continue;
      for (let place = word * FEATURES; place < (word + 1) * FEATURES; place++) {
        const feature = used[place] as number;
        if (feature < 0) continue;
        rates[feature] = (rates[feature] as number) + squares;
        const step = rate / Math.sqrt(rates[feature] as number);
        for (let label = 0; label < LABELS; label++) {
          weights[feature * LABELS + label] =
            (weights[feature * LABELS + label] as number) - step * (gradient[label] as number);
        }
      }
      if (labels[word - 1] !== UNSURE) learnSteps(word, labels, { forward, backward, factors, steps }, weight, rate);
    }
  }

  function learnSteps(
    word: number,
    labels: Uint8Array,
    sums: ReturnType<typeof forwardBackward> & { steps: Float64Array },
    weight: number,
    rate: number,
  ): void {
    const { forward, backward, factors, steps } = sums;
    const at = word * LABELS;
    const expected = new Float64Array(LABELS * LABELS);
    let total = 0;
    const froms = word === 0 ? 1 : LABELS;
    for (let from = 0; from < froms; from++) {
      for (let to = 0; to < LABELS; to++) {
        const before = word === 0 ? 1 : (forward[at - LABELS + from] as number);
        const step = steps[(word === 0 ? LABELS : from) * LABELS + to] as number;
        const value = before * step * (factors[at + to] as number) * (backward[at + to] as number);
        expected[from * LABELS + to] = value;
        total += value;
      }
    }
    for (let from = 0; from < froms; from++) {
      const row = word === 0 ? LABELS : from;
      const isTrue = word === 0 || labels[word - 1] === from;
      for (let to = 0; to < LABELS; to++) {
        const index = row * LABELS + to;
        if (isForbidden(transitions[index] as number)) continue;
        const slope =
          weight * ((expected[from * LABELS + to] as number) / total - (isTrue && labels[word] === to ? 1 : 0));
        transitionRates[index] = (transitionRates[index] as number) + slope * slope;
        transitions[index] =
          (transitions[index] as number) - (rate * slope) / Math.sqrt(transitionRates[index] as number);
      }
    }
  }
}

/** Features of a segment without some, so that none relies on others; -1 stands for those left out. */
function drawn(features: Int32Array, random: Random): Int32Array {
  const used = Int32Array.from(features);
  for (let start = 0; start < used.length; start += FEATURES) {
    if (random.chance(WORDS_DROPPED)) used.fill(-1, start, start + WORD_TEMPLATES);
    for (let place = start; place < start + FEATURES; place++) {
      if ((used[place] as number) >= 0 && random.chance(DROPPED)) used[place] = -1;
    }
  }
  return used;
}

/** Leaves out of samples and weights all features but those that say most: their weight by how often they come. */
function leaveOut(samples: readonly Sample[], weights: Float32Array): void {
  const counts = new Uint32Array(weights.length / LABELS);
  for (const { features } of samples)
    for (const row of features) if (row >= 0) counts[row] = (counts[row] as number) + 1;
  const worth = Float32Array.from(counts, (count, row) => {
    const own = weights.subarray(row * LABELS, (row + 1) * LABELS);
    return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) * Math.log2(1 + count);
  });
  if (worth.length <= MOST_FEATURES) return;
  const least = worth.toSorted()[worth.length - MOST_FEATURES] as number;
  for (const { features } of samples) {
    for (let place = 0; place < features.length; place++) {
      if ((features[place] as number) >= 0 && (worth[features[place] as number] as number) < least)
        features[place] = -1;
    }
  }
  for (let row = 0; row < worth.length; row++) {
    if ((worth[row] as number) < least) weights.fill(0, row * LABELS, (row + 1) * LABELS);
  }
}
