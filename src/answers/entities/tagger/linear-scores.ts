import { FeatureSum } from './feature-sum.ts';
import { addAfter, addBefore, addBeside, addFar, addOwn, addTogether, LINE_FORMS, type Place } from './features.ts';
import { KeptSums } from './kept-sums.ts';

/**
 * What the features say of the words of one text. What a word says by itself, or with its neighbour, is the same wherever
 * they stand, and texts have few different words and repeat many pairs: each is summed up once.
 */
export class LinearScores {
  readonly #scale: number;
  readonly #sum: FeatureSum;
  readonly #own: KeptSums;
  readonly #before: KeptSums;
  readonly #after: KeptSums;
  readonly #withBefore: KeptSums;
  readonly #withAfter: KeptSums;
  readonly #farBefore: KeptSums;
  readonly #farAfter: KeptSums;

  /** @param seen how words are written in the text, by their hash. */
  constructor(slots: Int32Array, scale: number, seen: ReadonlyMap<number, number>) {
    this.#scale = scale;
    this.#sum = new FeatureSum(slots);
    this.#own = new KeptSums(slots, (sink, word, _, form) =>
      addOwn(sink, word, form % LINE_FORMS, Math.floor(form / LINE_FORMS), seen.get(word.id) ?? 0),
    );
    this.#before = new KeptSums(slots, (sink, before, _, form) => addBeside(sink, 0, before, form));
    this.#after = new KeptSums(slots, (sink, after, _, form) => addBeside(sink, 1, after, form));
    this.#withBefore = new KeptSums(slots, (sink, word, before, form) => addBefore(sink, before, word, form));
    this.#withAfter = new KeptSums(slots, addAfter);
    this.#farBefore = new KeptSums(slots, (sink, far, { casing }, form) => addFar(sink, 0, far, casing, form));
    this.#farAfter = new KeptSums(slots, (sink, far, { casing }, form) => addFar(sink, 1, far, casing, form));
  }

  /** Writes the scores of the labels of a word, from a place on. */
  write(scores: Float32Array, from: number, place: Place): void {
    const { before2, before, word, after, after2, form, lineForm } = place;
    const sum = this.#sum;
    addTogether(sum, place);
    this.#own.addTo(sum, word, word, place.signs * LINE_FORMS + lineForm, 0);
    this.#before.addTo(sum, before, before, form, 0);
    this.#after.addTo(sum, after, after, form, 0);
    this.#withBefore.addTo(sum, word, before, lineForm, before.index);
    this.#withAfter.addTo(sum, word, after, lineForm, after.index);
    this.#farBefore.addTo(sum, before2, before, form, before.casing);
    this.#farAfter.addTo(sum, after2, after, form, after.casing);
    sum.takeScores(scores, from, this.#scale);
  }
}
