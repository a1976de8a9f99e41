import { knownSegments, seenInDocument } from '../../../src/answers/entities/tagger/document-words.ts';
import { placesOf } from '../../../src/answers/entities/tagger/features.ts';
import { mix } from '../../../src/answers/entities/tagger/hash.ts';
import { begins, continues, NAME_TYPES } from '../../../src/answers/entities/tagger/labels.ts';
import { type Lexicon, WordClass } from '../../../src/answers/entities/tagger/lexicon.ts';
import type { ModelLists } from '../../../src/answers/entities/tagger/model.ts';
import { nearNames } from '../../../src/answers/entities/tagger/near-names.ts';
import { contextCode, wordCode } from '../../../src/answers/entities/tagger/network-inputs.ts';
import { segmentsOf } from '../../../src/answers/entities/tagger/segments.ts';
import { type WordInfo, WordInfos } from '../../../src/answers/entities/tagger/word-info.ts';
import { vectorOf } from '../../../src/answers/entities/tagger/word-vectors.ts';
import { FEATURES, featuresOf } from './feature-rows.ts';
import type { Passage } from './passage.ts';

/** The label of a word of which nothing is learned. */
export const UNSURE = 255;
/** The context of a word that is not near names. */
export const NOT_NEAR = -1;

/** One segment to learn from. */
export interface Sample {
  /** Features of each word, `FEATURES` places for each; after `indexFeatures`, rows of weights or -1. */
  readonly features: Int32Array;
  readonly labels: Uint8Array;
  readonly weight: number;
  /** What the network sees of each word: the place of its vector or -1, its code, and that of its context or `NOT_NEAR`. */
  readonly vectors: Int32Array;
  readonly codes: Int32Array;
  readonly contexts: Int32Array;
}

/** How many of the words that lists know as names are hidden, so that names in no list are learned too. */
const HIDDEN = 0.25;
const NAME_CLASSES =
  WordClass.firstName |
  WordClass.rareFirstName |
  WordClass.surname |
  WordClass.city |
  WordClass.startsPhrase |
  WordClass.organizationName;

/** The same lexicon without some of its names: others for each salt. */
function withHiddenNames(lexicon: Lexicon, salt: number): Lexicon {
  return {
    lookup(key) {
      const value = lexicon.lookup(key);
      if ((value & NAME_CLASSES) === 0) return value;
      return (mix(key, salt) >>> 0) / 2 ** 32 < HIDDEN ? value & ~NAME_CLASSES : value;
    },
  };
}

/** The segments of a passage to learn from. */
export function samplesOf(
  { text, names, unsure = [] }: Passage,
  { lexicon, classes, vectors }: ModelLists,
  salt: number,
  weight: number,
): Sample[] {
  const partial = withHiddenNames(lexicon, salt);
  const segments = knownSegments(text, segmentsOf(text), new WordInfos({ lexicon: partial, classes }));
  const seen = seenInDocument(segments);
  return segments.map((known, index) => {
    const { words } = known.segment;
    const labels = new Uint8Array(words.length);
    for (const { start, end, type } of names) {
      let first = true;
      for (const [at, word] of words.entries()) {
        if (word.start >= end || word.end <= start) continue;
        labels[at] = (first ? begins : continues)(NAME_TYPES.indexOf(type));
        first = false;
      }
    }
    for (const { start, end } of unsure) {
      for (const [at, word] of words.entries()) if (word.start < end && word.end > start) labels[at] = UNSURE;
    }
    const previous = segments[index - 1];
    const near = nearNames(known.infos);
    const placeOf = placesOf(known, previous, partial);
    const contextAt = ({ id }: WordInfo, at: number): number =>
      near[at] === 0 ? NOT_NEAR : contextCode(placeOf(at), seen.get(id) ?? 0);
    return {
      features: featuresOf(known, previous, seen, partial),
      labels,
      weight,
      vectors: Int32Array.from(known.infos, ({ id }) => vectorOf(vectors, id)),
      codes: Int32Array.from(known.infos, wordCode),
      contexts: Int32Array.from(known.infos, contextAt),
    };
  });
}

/** Replaces the features of samples by rows, those that come less than `least` times by -1; the keys of the rows. */
export function indexFeatures(samples: readonly Sample[], least: number): Int32Array {
  const counts = new Uint8Array(1 << 24);
  for (const { features } of samples) {
    for (const key of features)
      if (key !== 0 && (counts[key] as number) < 255) counts[key] = (counts[key] as number) + 1;
  }
  const rows = new Int32Array(1 << 24).fill(-1);
  const keys: number[] = [];
  for (let key = 1; key < counts.length; key++) {
    if ((counts[key] as number) >= least) rows[key] = keys.push(key) - 1;
  }
  for (const { features } of samples) {
    for (let place = 0; place < features.length; place++) {
      const key = features[place] as number;
      features[place] = key === 0 ? -1 : (rows[key] as number);
    }
  }
  return Int32Array.from(keys);
}

export const wordsOf = ({ features }: Sample): number => features.length / FEATURES;
