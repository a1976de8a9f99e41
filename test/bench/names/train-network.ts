import { LABELS } from '../../../src/answers/entities/tagger/labels.ts';
import { inputsOf, type Network } from '../../../src/answers/entities/tagger/network.ts';
import { contextsOf, FLAGS, flagsOf, WINDOW } from '../../../src/answers/entities/tagger/network-inputs.ts';
import { readNumbers, type WordVectors } from '../../../src/answers/entities/tagger/word-vectors.ts';
import { AdaptiveSteps } from './adaptive-steps.ts';
import type { Random } from './random.ts';
import { NOT_NEAR, type Sample, UNSURE } from './samples.ts';

/** Units of the hidden layer: with 128, and 5 epochs, F1 of sources not learned from is .2 points higher (2026-11-24). */
const HIDDEN = 64;
const EPOCHS = 3;
const BATCH = 256;
/** How often the vector of a word is left out, as that of a word without one, and how often a unit is. */
const VECTORS_DROPPED = 0.1;
const UNITS_DROPPED = 0.25;
/** What the network counts beside the features: F1 of sources not learned from is .1 points lower with .8 (2026-11-24). */
const SHARE = 0.5;
/** Words of which the network is this sure are left as they are. */
const SETTLED = 0.003;
/** The code of a word that is not there. */
const NO_WORD = 7 << 26;

/** A word near names: its sample and its place in it. */
interface Example {
  readonly sample: Sample;
  readonly at: number;
}

/** Learns a network that tells the label of each word near names from the vectors around (Adam; dropout of its units). */
export function trainNetwork(samples: readonly Sample[], vectors: WordVectors, random: Random): Network {
  const examples = random.shuffle(samples.flatMap(examplesOf));
  const net = new NetworkGradient(vectors, random);
  const batches = EPOCHS * Math.ceil(examples.length / BATCH);
  const steps = [new AdaptiveSteps(net.first, batches), new AdaptiveSteps(net.second, batches)] as const;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const [index, { sample, at }] of random.shuffle(examples).entries()) {
      net.learn(sample, at);
      if ((index + 1) % BATCH !== 0 && index + 1 !== examples.length) continue;
      steps[0].take(net.firstSlopes, BATCH);
      steps[1].take(net.secondSlopes, BATCH);
    }
  }
  return { hidden: HIDDEN, first: net.first, second: net.second.map((weight) => weight * SHARE) };
}

function examplesOf(sample: Sample): Example[] {
  const examples: Example[] = [];
  for (const [at, label] of sample.labels.entries()) {
    if (label !== UNSURE && sample.contexts[at] !== NOT_NEAR) examples.push({ sample, at });
  }
  return examples;
}

/** The weights of a network, and the slopes of what it gets wrong. */
class NetworkGradient {
  readonly first: Float32Array;
  readonly second = new Float32Array((HIDDEN + 1) * LABELS);
  readonly firstSlopes: Float32Array;
  readonly secondSlopes = new Float32Array(this.second.length);
  readonly #vectors: WordVectors;
  readonly #random: Random;
  /** The inputs of an example that are not 0, as places of their weights, and what they are. */
  readonly #rows: Int32Array;
  readonly #values: Float32Array;
  #count = 0;
  readonly #numbers: Float32Array;
  readonly #units = new Float32Array(HIDDEN);
  readonly #unitSlopes = new Float32Array(HIDDEN);

  constructor(vectors: WordVectors, random: Random) {
    this.#vectors = vectors;
    this.#random = random;
    const inputs = inputsOf(vectors.dimensions);
    this.#rows = new Int32Array(inputs);
    this.#values = new Float32Array(inputs);
    this.#numbers = new Float32Array(vectors.dimensions);
    // Uniform numbers of the variance 1 / inputs.
    const width = Math.sqrt(3 / inputs);
    this.first = Float32Array.from({ length: inputs * HIDDEN }, () => width * (2 * random.next() - 1));
    this.firstSlopes = new Float32Array(this.first.length);
  }

  /** Adds the slopes of one word. */
  learn(sample: Sample, at: number): void {
    this.#readInputs(sample, at);
    const units = this.#units.fill(0);
    for (let index = 0; index < this.#count; index++) {
      addTo(units, this.first, this.#rows[index] as number, this.#values[index] as number);
    }
    const kept = 1 - UNITS_DROPPED;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const isOff = (units[unit] as number) <= 0 || this.#random.chance(UNITS_DROPPED);
      units[unit] = isOff ? 0 : (units[unit] as number) / kept;
    }
    const slopes = this.#slopesOf(sample.labels[at] as number, sample.weight);
    if (slopes.every((slope) => Math.abs(slope) < SETTLED)) return;
    const unitSlopes = this.#unitSlopes.fill(0);
    for (let unit = 0; unit <= HIDDEN; unit++) {
      const value = unit === HIDDEN ? 1 : (units[unit] as number);
      if (value === 0) continue;
      for (let label = 0; label < LABELS; label++) {
        const place = unit * LABELS + label;
        const slope = slopes[label] as number;
        this.secondSlopes[place] = (this.secondSlopes[place] as number) + value * slope;
        if (unit < HIDDEN) {
          unitSlopes[unit] = (unitSlopes[unit] as number) + (slope * (this.second[place] as number)) / kept;
        }
      }
    }
    for (let index = 0; index < this.#count; index++) {
      const row = this.#rows[index] as number;
      const value = this.#values[index] as number;
      for (let unit = 0; unit < HIDDEN; unit++) {
        this.firstSlopes[row + unit] = (this.firstSlopes[row + unit] as number) + value * (unitSlopes[unit] as number);
      }
    }
  }

  #readInputs({ vectors, codes, contexts }: Sample, at: number): void {
    this.#count = 0;
    const { dimensions } = this.#vectors;
    const add = (input: number, value: number): void => {
      if (value === 0) return;
      this.#rows[this.#count] = input * HIDDEN;
      this.#values[this.#count++] = value;
    };
    for (let place = 0; place < WINDOW; place++) {
      const word = at + place - (WINDOW >> 1);
      const start = place * (dimensions + FLAGS);
      const vector = this.#random.chance(VECTORS_DROPPED) ? -1 : (vectors[word] ?? -1);
      if (vector >= 0) {
        readNumbers(this.#vectors, vector, this.#numbers);
        for (let input = 0; input < dimensions; input++) add(start + input, this.#numbers[input] as number);
      }
      for (const flag of flagsOf(codes[word] ?? NO_WORD, vector >= 0)) add(start + dimensions + flag, 1);
    }
    const start = WINDOW * (dimensions + FLAGS);
    for (const context of contextsOf(contexts[at] as number)) add(start + context, 1);
  }

  /** How much too probable each label is for the units. */
  #slopesOf(truth: number, weight: number): Float64Array {
    const scores = new Float64Array(LABELS);
    for (let unit = 0; unit <= HIDDEN; unit++) {
      const value = unit === HIDDEN ? 1 : (this.#units[unit] as number);
      if (value === 0) continue;
      for (let label = 0; label < LABELS; label++) {
        scores[label] = (scores[label] as number) + value * (this.second[unit * LABELS + label] as number);
      }
    }
    const highest = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - highest));
    const sum = odds.reduce((all, one) => all + one, 0);
    return odds.map((one, label) => weight * (one / sum - (label === truth ? 1 : 0)));
  }
}

function addTo(units: Float32Array, weights: Float32Array, row: number, factor: number): void {
  for (let unit = 0; unit < HIDDEN; unit++) {
    units[unit] = (units[unit] as number) + factor * (weights[row + unit] as number);
  }
}
