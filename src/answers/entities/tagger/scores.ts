import type { KnownSegment } from './document-words.ts';
import { FeatureSum } from './feature-sum.ts';
import { addBeside, addOwn, addTogether, type FeatureSink, FORMS, placesOf } from './features.ts';
import { LABELS, OUTSIDE } from './labels.ts';
import { type NameModel, weightSlots } from './model.ts';
import type { WordInfo } from './word-info.ts';

/** The score of what no other label can be: far more than any sum of weights. */
const CERTAIN = 1e4;

/** Scores the labels of the words of a segment, `LABELS` numbers for each; words that are not near names are outside. */
export type Scorer = (
  known: KnownSegment,
  previous: KnownSegment | undefined,
  seen: ReadonlyMap<number, number>,
  near: Uint8Array,
) => Float32Array;

/** The scorer of a model. Each call of what it returns is for one text. */
export function scorerOf(model: NameModel): () => Scorer {
  const slots = weightSlots(model);
  return () => {
    const sum = new FeatureSum(slots);
    const own = new KeptSums(slots, addOwn);
    const before = new KeptSums(slots, (sink, word, form) => addBeside(sink, 0, word, form));
    const after = new KeptSums(slots, (sink, word, form) => addBeside(sink, 1, word, form));
    return (known, previous, seen, near) => {
      const scores = new Float32Array(near.length * LABELS);
      const placeOf = placesOf(known, previous, seen, model.lexicon);
      for (let at = 0; at < near.length; at++) {
        if (near[at] === 0) {
          scores[at * LABELS + OUTSIDE] = CERTAIN;
          continue;
        }
        const place = placeOf(at);
        addTogether(sum, place);
        own.addTo(sum, place.word, place.lineForm);
        before.addTo(sum, place.before, place.form);
        after.addTo(sum, place.after, place.form);
        sum.takeScores(scores, at * LABELS, model.scale);
      }
      return scores;
    };
  };
}

/** What a word says by itself is the same wherever it stands, and texts have few different words: each is summed up once. */
class KeptSums {
  readonly #fresh: FeatureSum;
  readonly #add: (sink: FeatureSink, word: WordInfo, form: number) => void;
  readonly #places = new Map<number, number>();
  readonly #sums: number[] = [];

  constructor(slots: Int32Array, add: (sink: FeatureSink, word: WordInfo, form: number) => void) {
    this.#fresh = new FeatureSum(slots);
    this.#add = add;
  }

  addTo(sum: FeatureSum, word: WordInfo, form: number): void {
    const key = word.index * FORMS + form;
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#sums.length;
      this.#places.set(key, place);
      this.#add(this.#fresh, word, form);
      this.#fresh.takeInto(this.#sums);
    }
    sum.addKept(this.#sums, place);
  }
}
