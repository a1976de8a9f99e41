import type { Transitions } from './chain.ts';
import { LABELS } from './labels.ts';
import type { Network } from './network.ts';
import type { WordLists } from './word-info.ts';
import type { WordVectors } from './word-vectors.ts';

/** What the tagger has from lists, before it learns. */
export interface ModelLists extends WordLists {
  readonly vectors: WordVectors;
}

/** What the tagger has learned. */
export interface NameModel extends ModelLists {
  /** Features with weights. */
  readonly keys: Int32Array;
  /** `LABELS` weights for each key; they count `scale` each. */
  readonly weights: Int8Array;
  readonly scale: number;
  readonly transitions: Transitions;
  readonly network: Network;
}

/** Places of a slot: the key, then the weights of the labels in eight bits each. */
export const SLOT = 3;
/** Weights are from -127 to 127; this is added, so that sums of packed ones never borrow from their neighbours. */
export const BIAS = 128;

/**
 * The weights of a model as a hash table with open addressing, a power of two of slots. Most time of the tagger goes into
 * fetching weights from memory, so a slot has its key and all its weights side by side.
 */
export function weightSlots({ keys, weights }: Pick<NameModel, 'keys' | 'weights'>): Int32Array {
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
  return slots;
}
