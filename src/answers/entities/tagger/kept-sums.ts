import { FeatureSum, NUMBERS } from './feature-sum.ts';
import { type FeatureSink, FORMS } from './features.ts';
import { mix } from './hash.ts';
import type { WordInfo } from './word-info.ts';

/** Numbers of a row: two keys, then those of the sum. */
const KEYS = 2;
const ROW = 8;
const FEWEST_ROWS = 1 << 8;
/** Most rows, of 2 MB: those of a text of 100,000 words. What comes then begins anew. */
const MOST_ROWS = 1 << 16;

/** Adds what one word, or two together, say where a word is of a form. */
export type AddFeatures = (sink: FeatureSink, first: WordInfo, second: WordInfo, form: number) => void;

/** Sums of the features of words of one text, each made once: rows of a hash table with open addressing. */
export class KeptSums {
  readonly #fresh: FeatureSum;
  readonly #add: AddFeatures;
  #rows = new Int32Array(ROW * FEWEST_ROWS);
  #count = 0;

  constructor(slots: Int32Array, add: AddFeatures) {
    this.#fresh = new FeatureSum(slots);
    this.#add = add;
  }

  /**
   * Adds to a sum what words say together where a word is of a form, below `FORMS`.
   * @param known tells the second word from others, as far as its features do.
   */
  addTo(sum: FeatureSum, first: WordInfo, second: WordInfo, form: number, known: number): void {
    const key = first.index * FORMS + form + 1;
    let row = this.#rowOf(key, known);
    if (this.#rows[row] !== key) {
      row = this.#free(key, known, row);
      this.#add(this.#fresh, first, second, form);
      this.#fresh.takeInto(this.#rows, row + KEYS);
    }
    sum.addKept(this.#rows, row + KEYS);
  }

  /** Where the row of keys is, or is to be. */
  #rowOf(key: number, known: number): number {
    const rows = this.#rows;
    const { length } = rows;
    let row = (ROW * mix(key, known)) & (length - 1);
    while (rows[row] !== 0 && (rows[row] !== key || rows[row + 1] !== known)) row = (row + ROW) & (length - 1);
    return row;
  }

  /** A row that is free for keys, which is that at hand unless half of the table is full. */
  #free(key: number, known: number, at: number): number {
    let row = at;
    if (ROW * 2 * this.#count >= this.#rows.length) {
      this.#makeRoom();
      row = this.#rowOf(key, known);
    }
    this.#rows[row] = key;
    this.#rows[row + 1] = known;
    this.#count++;
    return row;
  }

  #makeRoom(): void {
    const old = this.#rows;
    this.#count = 0;
    if (old.length >= ROW * MOST_ROWS) {
      old.fill(0);
      return;
    }
    this.#rows = new Int32Array(2 * old.length);
    for (let from = 0; from < old.length; from += ROW) {
      if (old[from] === 0) continue;
      const row = this.#free(
        old[from] as number,
        old[from + 1] as number,
        this.#rowOf(old[from] as number, old[from + 1] as number),
      );
      for (let place = KEYS; place < KEYS + NUMBERS; place++) this.#rows[row + place] = old[from + place] as number;
    }
  }
}
