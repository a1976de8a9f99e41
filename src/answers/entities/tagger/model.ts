import type { Transitions } from './chain.ts';
import { FEATURES } from './features.ts';
import { LABELS } from './labels.ts';
import type { Lexicon } from './lexicon.ts';

/** What the tagger has learned. */
export interface NameModel {
  readonly lexicon: Lexicon;
  /** Features with weights. */
  readonly keys: Int32Array;
  /** `LABELS` weights for each key; they count `scale` each. */
  readonly weights: Int8Array;
  readonly scale: number;
  readonly transitions: Transitions;
}

/** Sums up what the features of words say for each label. */
export function scorerOf({ keys, weights, scale }: NameModel): (features: Int32Array) => Float32Array {
  const size = 1 << (32 - Math.clz32(keys.length * 2));
  const slots = new Int32Array(size);
  const rows = new Int32Array(size);
  for (let row = 0; row < keys.length; row++) {
    let slot = (keys[row] as number) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = keys[row] as number;
    rows[slot] = row * LABELS;
  }
  return (features) => {
    const scores = new Float32Array((features.length / FEATURES) * LABELS);
    for (let at = 0, word = 0; at < features.length; at += FEATURES, word += LABELS) {
      for (let place = at; place < at + FEATURES; place++) {
        const key = features[place] as number;
        if (key === 0) break;
        let slot = key & (size - 1);
        while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & (size - 1);
        if (slots[slot] === 0) continue;
        const row = rows[slot] as number;
        for (let label = 0; label < LABELS; label++) {
          scores[word + label] = (scores[word + label] as number) + (weights[row + label] as number);
        }
      }
      for (let label = 0; label < LABELS; label++) scores[word + label] = (scores[word + label] as number) * scale;
    }
    return scores;
  };
}
