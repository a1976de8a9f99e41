import type { Transitions } from './chain.ts';
import { FEATURES } from './features.ts';
import { LABELS } from './labels.ts';
import type { WordLists } from './word-info.ts';

/** What the tagger has learned. */
export interface NameModel extends WordLists {
  /** Features with weights. */
  readonly keys: Int32Array;
  /** `LABELS` weights for each key; they count `scale` each. */
  readonly weights: Int8Array;
  readonly scale: number;
  readonly transitions: Transitions;
}

/** Places of a slot: the key, then the weights of the labels in eight bits each. */
const SLOT = 3;
/** Weights are from -127 to 127; this is added, so that sums of packed ones never borrow from their neighbours. */
const BIAS = 128;
/** Every other eight bits: the sums of `FEATURES` of them fit into 16. */
const EVEN = 0x00ff00ff;

/**
 * Sums up what the features of words say for each label. Most time goes into fetching weights from memory, so a slot of
 * the table has its key and all its weights side by side, and those are added up four labels at a time.
 */
export function scorerOf({ keys, weights, scale }: NameModel): (features: Int32Array) => Float32Array {
  const size = 1 << (32 - Math.clz32(keys.length + (keys.length >> 1)));
  const slots = new Int32Array(SLOT * size);
  for (let row = 0; row < keys.length; row++) {
    let slot = (keys[row] as number) & (size - 1);
    while (slots[SLOT * slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[SLOT * slot] = keys[row] as number;
    for (let label = 0; label < LABELS; label++) {
      const place = SLOT * slot + 1 + (label >> 2);
      const biased = (weights[row * LABELS + label] as number) + BIAS;
      slots[place] = (slots[place] as number) | (biased << (8 * (label & 3)));
    }
  }
  return (features) => {
    const scores = new Float32Array((features.length / FEATURES) * LABELS);
    for (let at = 0, word = 0; at < features.length; at += FEATURES, word += LABELS) {
      let found = 0;
      let even = 0;
      let odd = 0;
      let laterEven = 0;
      let laterOdd = 0;
      for (let place = at; place < at + FEATURES; place++) {
        const key = features[place] as number;
        if (key === 0) break;
        let slot = SLOT * (key & (size - 1));
        while (slots[slot] !== key && slots[slot] !== 0) slot = slot + SLOT < slots.length ? slot + SLOT : 0;
        if (slots[slot] === 0) continue;
        const first = slots[slot + 1] as number;
        const later = slots[slot + 2] as number;
        even += first & EVEN;
        odd += (first >>> 8) & EVEN;
        laterEven += later & EVEN;
        laterOdd += (later >>> 8) & EVEN;
        found++;
      }
      for (let label = 0; label < LABELS; label++) {
        const pair = label < 4 ? (label & 1 ? odd : even) : label & 1 ? laterOdd : laterEven;
        scores[word + label] = ((label & 2 ? pair >>> 16 : pair & 0xffff) - BIAS * found) * scale;
      }
    }
    return scores;
  };
}
