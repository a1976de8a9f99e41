import type { Place } from './features.ts';
import { LABELS } from './labels.ts';
import { CONTEXTS, contextCode, contextsOf, FLAGS, flagsOf, WINDOW, wordCode } from './network-inputs.ts';
import type { WordInfo } from './word-info.ts';
import { numbersOf, vectorOf, type WordVectors } from './word-vectors.ts';

/** A network of one hidden layer over the vectors of a word and its neighbours. */
export interface Network {
  /** Units of the hidden layer. */
  readonly hidden: number;
  /** `hidden` weights for each input: those of each word of the window, its vector first, then those of the place. */
  readonly first: Float32Array;
  /** `LABELS` weights for each unit, then those of a unit that is always on. */
  readonly second: Float32Array;
}

/** Inputs of a network over vectors of so many dimensions. */
export const inputsOf = (dimensions: number): number => WINDOW * (dimensions + FLAGS) + CONTEXTS;

/** Rows of weights that are added up at once. */
const AT_ONCE = 4;

/**
 * What a network says of the words of one text. Texts have few different words: what each adds to the hidden layer from
 * each place of the window is summed up once.
 */
export class NetworkScores {
  readonly #network: Network;
  readonly #vectors: WordVectors;
  readonly #words: (Float32Array | undefined)[] = [];
  readonly #contexts = new Map<number, Float32Array>();
  readonly #sums = new Float64Array(LABELS);

  constructor(network: Network, vectors: WordVectors) {
    this.#network = network;
    this.#vectors = vectors;
  }

  /**
   * Adds to the scores of the labels of a word, from a place on, what the network says.
   * @param elsewhere how the word is written elsewhere in the text.
   */
  addTo(scores: Float32Array, from: number, place: Place, elsewhere: number): void {
    const { hidden, second } = this.#network;
    const context = this.#contextOf(contextCode(place, elsewhere));
    const before2 = this.#partOf(place.before2, 0);
    const before = this.#partOf(place.before, 1);
    const word = this.#partOf(place.word, 2);
    const after = this.#partOf(place.after, 3);
    const after2 = this.#partOf(place.after2, 4);
    const sums = this.#sums;
    for (let label = 0; label < LABELS; label++) sums[label] = second[hidden * LABELS + label] as number;
    for (let unit = 0; unit < hidden; unit++) {
      const value =
        (context[unit] as number) +
        (before2[unit] as number) +
        (before[unit] as number) +
        (word[unit] as number) +
        (after[unit] as number) +
        (after2[unit] as number);
      if (value <= 0) continue;
      const row = unit * LABELS;
      for (let label = 0; label < LABELS; label++) {
        sums[label] = (sums[label] as number) + value * (second[row + label] as number);
      }
    }
    for (let label = 0; label < LABELS; label++) {
      scores[from + label] = (scores[from + label] as number) + (sums[label] as number);
    }
  }

  /** What the place adds to the units. */
  #contextOf(code: number): Float32Array {
    let sum = this.#contexts.get(code);
    if (sum === undefined) {
      const { first, hidden } = this.#network;
      const inputs = first.length / hidden - CONTEXTS;
      sum = this.#sumOf(contextsOf(code).map((input) => inputs + input));
      this.#contexts.set(code, sum);
    }
    return sum;
  }

  /** What a word adds to the units from a place of the window. */
  #partOf(info: WordInfo, at: number): Float32Array {
    const known = this.#words[info.index * WINDOW + at];
    if (known !== undefined) return known;
    const { dimensions } = this.#vectors;
    const vector = vectorOf(this.#vectors, info.id);
    const start = at * (dimensions + FLAGS);
    const part = this.#sumOf(flagsOf(wordCode(info), vector >= 0).map((flag) => start + dimensions + flag));
    if (vector >= 0) addRows(part, this.#network.first, start, numbersOf(this.#vectors, vector));
    this.#words[info.index * WINDOW + at] = part;
    return part;
  }

  #sumOf(inputs: readonly number[]): Float32Array {
    const { first, hidden } = this.#network;
    const sum = new Float32Array(hidden);
    for (const input of inputs) {
      const row = input * hidden;
      for (let unit = 0; unit < hidden; unit++) sum[unit] = (sum[unit] as number) + (first[row + unit] as number);
    }
    return sum;
  }
}

/** Adds rows of weights from one on, each as often as its number says; of numbers there are a multiple of four. */
function addRows(units: Float32Array, weights: Float32Array, from: number, numbers: Float32Array): void {
  const { length } = units;
  for (let input = 0; input < numbers.length; input += AT_ONCE) {
    const row = (from + input) * length;
    const a = numbers[input] as number;
    const b = numbers[input + 1] as number;
    const c = numbers[input + 2] as number;
    const d = numbers[input + 3] as number;
    for (let unit = 0; unit < length; unit++) {
      const at = row + unit;
      units[unit] =
        (units[unit] as number) +
        a * (weights[at] as number) +
        b * (weights[at + length] as number) +
        c * (weights[at + 2 * length] as number) +
        d * (weights[at + 3 * length] as number);
    }
  }
}
