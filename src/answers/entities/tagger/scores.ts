import type { KnownSegment } from './document-words.ts';
import { FeatureSum } from './feature-sum.ts';
import { addBeside, addOwn, addTogether, type FeatureSink, FORMS, placesOf } from './features.ts';
import { LABELS, OUTSIDE } from './labels.ts';
import { type NameModel, weightSlots } from './model.ts';
import { nearNames, runsOf } from './near-names.ts';
import { NetworkScores } from './network.ts';
import type { WordInfo } from './word-info.ts';

/** The score of what no other label can be: far more than any sum of weights. */
const CERTAIN = 1e4;

/** A run of words of a segment. */
export interface Scored {
  readonly infos: readonly WordInfo[];
  /** `LABELS` numbers for each word; words that are not near names are outside. */
  readonly scores: Float32Array;
  /** Its first word in the segment. */
  readonly from: number;
}

/** Scores the labels of the words of a segment that are near names. */
export type Scorer = (known: KnownSegment, previous: KnownSegment | undefined) => Scored[];

/** Forms of lines; `FORMS` holds them together with how many signs of code a line has. */
const LINE_FORMS = 8;

/** The scorer of a model for one text, by how its words are written in it. */
export function scorerOf(model: NameModel): (seen: ReadonlyMap<number, number>) => Scorer {
  const slots = weightSlots(model);
  return (seen) => {
    const sum = new FeatureSum(slots);
    const network = new NetworkScores(model.network, model.vectors);
    const own = new KeptSums(slots, (sink, word, form) =>
      addOwn(sink, word, form % LINE_FORMS, Math.floor(form / LINE_FORMS), seen.get(word.id) ?? 0),
    );
    const before = new KeptSums(slots, (sink, word, form) => addBeside(sink, 0, word, form));
    const after = new KeptSums(slots, (sink, word, form) => addBeside(sink, 1, word, form));
    return (known, previous) => {
      const near = nearNames(known.infos);
      const runs = runsOf(near);
      if (runs.length === 0) return [];
      const placeOf = placesOf(known, previous, model.lexicon);
      return runs.map(({ from, to }) => {
        const scores = new Float32Array((to - from) * LABELS);
        for (let at = from; at < to; at++) {
          const row = (at - from) * LABELS;
          if (near[at] === 0) {
            scores[row + OUTSIDE] = CERTAIN;
            continue;
          }
          const place = placeOf(at);
          addTogether(sum, place);
          own.addTo(sum, place.word, place.signs * LINE_FORMS + place.lineForm);
          before.addTo(sum, place.before, place.form);
          after.addTo(sum, place.after, place.form);
          sum.takeScores(scores, row, model.scale);
          network.addTo(scores, row, place, seen.get(place.word.id) ?? 0);
        }
        return { infos: known.infos.slice(from, to), scores, from };
      });
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
