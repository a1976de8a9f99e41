import type { Place } from './features.ts';
import { LABELS } from './labels.ts';
import { CONTEXTS, contextCode, contextsOf, FLAGS, flagsOf, WINDOW, wordCode } from './network-inputs.ts';
import type { WordInfo } from './word-info.ts';
import { readNumbers, vectorOf, type WordVectors } from './word-vectors.ts';

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

/** Most numbers that are kept of a text, 16 MB: those of 13,000 different words. What comes then begins anew. */
const MOST_KEPT = 1 << 22;
const FEWEST_KEPT = 1 << 14;

/**
 * What a network says of the words of one text. Texts have few different words: what each adds to the hidden layer from
 * each place of the window is summed up once.
 */
export class NetworkScores {
  readonly #network: Network;
  readonly #vectors: WordVectors;
  /** The sums that are kept, side by side, `hidden` numbers each. */
  #kept = new Float32Array(FEWEST_KEPT);
  #length = 0;
  /** Where among them is that of a word at a place of the window, plus 1. */
  readonly #words: Int32Array;
  readonly #contexts = new Map<number, number>();
  /** Numbers of the vector at hand. */
  readonly #numbers: Float32Array;
  /** Units that are on, as rows of the second layer, and how much they are. */
  readonly #rows: Int32Array;
  readonly #values: Float64Array;

  /** @param words how many different words the text has. */
  constructor(network: Network, vectors: WordVectors, words: number) {
    this.#network = network;
    this.#vectors = vectors;
    this.#words = new Int32Array((words + 1) * WINDOW);
    this.#numbers = new Float32Array(vectors.dimensions);
    this.#rows = new Int32Array(network.hidden);
    this.#values = new Float64Array(network.hidden);
  }

  /**
   * Adds to the scores of the labels of a word, from a place on, what the network says.
   * @param elsewhere how the word is written elsewhere in the text.
   */
  addTo(scores: Float32Array, from: number, place: Place, elsewhere: number): void {
    const { hidden } = this.#network;
    this.#makeRoom((WINDOW + 1) * hidden);
    const context = this.#contextOf(contextCode(place, elsewhere));
    const before2 = this.#partOf(place.before2, 0);
    const before = this.#partOf(place.before, 1);
    const word = this.#partOf(place.word, 2);
    const after = this.#partOf(place.after, 3);
    const after2 = this.#partOf(place.after2, 4);
    const kept = this.#kept;
    const rows = this.#rows;
    const values = this.#values;
    let on = 0;
    for (let unit = 0; unit < hidden; unit++) {
      const value =
        (kept[context + unit] as number) +
        (kept[before2 + unit] as number) +
        (kept[before + unit] as number) +
        (kept[word + unit] as number) +
        (kept[after + unit] as number) +
        (kept[after2 + unit] as number);
      if (value <= 0) continue;
      rows[on] = unit * LABELS;
      values[on++] = value;
    }
    this.#addLabels(scores, from, on);
  }

  /** Adds what the units that are on say of each label; seven sums of their own take half the time of an array. */
  #addLabels(scores: Float32Array, from: number, on: number): void {
    const { hidden, second } = this.#network;
    const always = hidden * LABELS;
    let a = second[always] as number;
    let b = second[always + 1] as number;
    let c = second[always + 2] as number;
    let d = second[always + 3] as number;
    let e = second[always + 4] as number;
    let f = second[always + 5] as number;
    let g = second[always + 6] as number;
    for (let at = 0; at < on; at++) {
      const row = this.#rows[at] as number;
      const value = this.#values[at] as number;
      a += value * (second[row] as number);
      b += value * (second[row + 1] as number);
      c += value * (second[row + 2] as number);
      d += value * (second[row + 3] as number);
      e += value * (second[row + 4] as number);
      f += value * (second[row + 5] as number);
      g += value * (second[row + 6] as number);
    }
    scores[from] = (scores[from] as number) + a;
    scores[from + 1] = (scores[from + 1] as number) + b;
    scores[from + 2] = (scores[from + 2] as number) + c;
    scores[from + 3] = (scores[from + 3] as number) + d;
    scores[from + 4] = (scores[from + 4] as number) + e;
    scores[from + 5] = (scores[from + 5] as number) + f;
    scores[from + 6] = (scores[from + 6] as number) + g;
  }

  /** Where the sum is of what the place adds to the units. */
  #contextOf(code: number): number {
    let kept = this.#contexts.get(code);
    if (kept === undefined) {
      const { first, hidden } = this.#network;
      kept = this.#keep();
      this.#addInputs(kept, first.length / hidden - CONTEXTS, contextsOf(code));
      this.#contexts.set(code, kept);
    }
    return kept;
  }

  /** Where the sum is of what a word adds to the units from a place of the window. */
  #partOf(info: WordInfo, at: number): number {
    const known = this.#words[info.index * WINDOW + at] as number;
    if (known > 0) return known - 1;
    const { dimensions } = this.#vectors;
    const vector = vectorOf(this.#vectors, info.id);
    const start = at * (dimensions + FLAGS);
    const kept = this.#keep();
    this.#addInputs(kept, start + dimensions, flagsOf(wordCode(info), vector >= 0));
    if (vector >= 0) this.#addVector(kept, start, vector);
    this.#words[info.index * WINDOW + at] = kept + 1;
    return kept;
  }

  /** Where the next sum is kept, which is 0 so far. */
  #keep(): number {
    const kept = this.#length;
    this.#length += this.#network.hidden;
    return kept;
  }

  /** Makes room for so many numbers more; of texts of very many words, what was kept so far is forgotten. */
  #makeRoom(numbers: number): void {
    if (this.#length + numbers <= this.#kept.length) return;
    if (this.#kept.length < MOST_KEPT) {
      const larger = new Float32Array(2 * this.#kept.length);
      larger.set(this.#kept);
      this.#kept = larger;
    } else {
      this.#kept.fill(0);
      this.#length = 0;
      this.#words.fill(0);
      this.#contexts.clear();
    }
  }

  #addInputs(kept: number, first: number, inputs: readonly number[]): void {
    const { first: weights, hidden } = this.#network;
    const sums = this.#kept;
    for (const input of inputs) {
      const row = (first + input) * hidden;
      for (let unit = 0; unit < hidden; unit++)
        sums[kept + unit] = (sums[kept + unit] as number) + (weights[row + unit] as number);
    }
  }

  /** Adds the rows of weights of a vector, each as often as its number says; there are a multiple of four. */
  #addVector(kept: number, first: number, vector: number): void {
    const { first: weights, hidden } = this.#network;
    const sums = this.#kept;
    const numbers = this.#numbers;
    readNumbers(this.#vectors, vector, numbers);
    for (let input = 0; input < numbers.length; input += AT_ONCE) {
      const row = (first + input) * hidden;
      const a = numbers[input] as number;
      const b = numbers[input + 1] as number;
      const c = numbers[input + 2] as number;
      const d = numbers[input + 3] as number;
      for (let unit = 0; unit < hidden; unit++) {
        const at = row + unit;
        sums[kept + unit] =
          (sums[kept + unit] as number) +
          a * (weights[at] as number) +
          b * (weights[at + hidden] as number) +
          c * (weights[at + 2 * hidden] as number) +
          d * (weights[at + 3 * hidden] as number);
      }
    }
  }
}
