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
  // Key and row side by side: most time goes into fetching them from memory.
  const slots = new Int32Array(2 * size);
  for (let row = 0; row < keys.length; row++) {
    let slot = (keys[row] as number) & (size - 1);
    while (slots[2 * slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[2 * slot] = keys[row] as number;
    slots[2 * slot + 1] = row * LABELS;
  }
  const rowOf = (key: number): number => {
    for (let slot = key & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const found = slots[2 * slot] as number;
      if (found === key) return slots[2 * slot + 1] as number;
      if (found === 0) return -1;
    }
  };
  const sums = new Int32Array(LABELS);
  return (features) => {
    const scores = new Float32Array((features.length / FEATURES) * LABELS);
    for (let at = 0, word = 0; at < features.length; at += FEATURES, word += LABELS) {
      sums.fill(0);
      for (let place = at; place < at + FEATURES; place++) {
        const key = features[place] as number;
        if (key === 0) break;
        const row = rowOf(key);
        if (row < 0) continue;
        for (let label = 0; label < LABELS; label++) {
          sums[label] = (sums[label] as number) + (weights[row + label] as number);
        }
      }
      for (let label = 0; label < LABELS; label++) scores[word + label] = (sums[label] as number) * scale;
    }
    return scores;
  };
}
