import type { KnownSegment } from '../../../src/answers/entities/tagger/document-words.ts';
import {
  addAfter,
  addBefore,
  addBeside,
  addFar,
  addOwn,
  addTogether,
  classKey,
  type FeatureSink,
  featureKey,
  MOST_CLASSES,
  placesOf,
  TEMPLATES,
} from '../../../src/answers/entities/tagger/features.ts';
import type { Lexicon } from '../../../src/answers/entities/tagger/lexicon.ts';

/** Places for the features of a word: one for each template, then those of single classes; unused ones hold 0. */
export const FEATURES = TEMPLATES + MOST_CLASSES;

class FeatureRows implements FeatureSink {
  readonly features: Int32Array;
  #start = 0;
  #next = 0;

  constructor(words: number) {
    this.features = new Int32Array(words * FEATURES);
  }

  begin(word: number): void {
    this.#start = word * FEATURES;
    this.#next = this.#start + TEMPLATES;
  }

  add(template: number, value: number): void {
    this.features[this.#start + template] = featureKey(template, value);
  }

  addClass(value: number): void {
    this.features[this.#next++] = classKey(value);
  }
}

/**
 * The features of each word of a segment: `FEATURES` places for each, a feature being a positive integer.
 * @param previous the segment before, if there is one.
 * @param seen how words are written elsewhere in the text, by their hash.
 */
export function featuresOf(
  known: KnownSegment,
  previous: KnownSegment | undefined,
  seen: ReadonlyMap<number, number>,
  lexicon: Lexicon,
): Int32Array {
  const rows = new FeatureRows(known.infos.length);
  const placeOf = placesOf(known, previous, lexicon);
  for (let at = 0; at < known.infos.length; at++) {
    rows.begin(at);
    const place = placeOf(at);
    addOwn(rows, place.word, place.lineForm, place.signs, seen.get(place.word.id) ?? 0);
    addBeside(rows, 0, place.before, place.form);
    addBeside(rows, 1, place.after, place.form);
    addBefore(rows, place.before, place.word, place.lineForm);
    addAfter(rows, place.word, place.after, place.lineForm);
    addFar(rows, 0, place.before2, place.before.casing, place.form);
    addFar(rows, 1, place.after2, place.after.casing, place.form);
    addTogether(rows, place);
  }
  return rows.features;
}
