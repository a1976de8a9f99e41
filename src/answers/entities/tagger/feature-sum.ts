import { classKey, type FeatureSink, featureKey } from './features.ts';
import { LABELS } from './labels.ts';
import { BIAS, SLOT } from './model.ts';

/** Numbers of a sum: how many features it has, then their weights, those of two labels in each. */
export const NUMBERS = 5;
/** Every other eight bits of packed weights: the sums over the features of a word fit into 16. */
const EVEN = 0x00ff00ff;

/** Sums up what features say for each label, by the slots of a model. */
export class FeatureSum implements FeatureSink {
  readonly #slots: Int32Array;
  readonly #size: number;
  readonly #sum = new Int32Array(NUMBERS);

  constructor(slots: Int32Array) {
    this.#slots = slots;
    this.#size = slots.length / SLOT;
  }

  add(template: number, value: number): void {
    this.#addKey(featureKey(template, value));
  }

  addClass(value: number): void {
    this.#addKey(classKey(value));
  }

  #addKey(key: number): void {
    const slots = this.#slots;
    let slot = SLOT * (key & (this.#size - 1));
    while (slots[slot] !== key && slots[slot] !== 0) slot = slot + SLOT < slots.length ? slot + SLOT : 0;
    if (slots[slot] === 0) return;
    const first = slots[slot + 1] as number;
    const later = slots[slot + 2] as number;
    const sum = this.#sum;
    sum[0] = (sum[0] as number) + 1;
    sum[1] = (sum[1] as number) + (first & EVEN);
    sum[2] = (sum[2] as number) + ((first >>> 8) & EVEN);
    sum[3] = (sum[3] as number) + (later & EVEN);
    sum[4] = (sum[4] as number) + ((later >>> 8) & EVEN);
  }

  /** Adds to the sum so far what another one was, as `takeInto` kept it. */
  addKept(kept: Int32Array, from: number): void {
    const sum = this.#sum;
    for (let place = 0; place < NUMBERS; place++) sum[place] = (sum[place] as number) + (kept[from + place] as number);
  }

  /** Puts the sum among others, at a place; what comes next is a sum of its own. */
  takeInto(kept: Int32Array, at: number): void {
    kept.set(this.#sum, at);
    this.#sum.fill(0);
  }

  /** Writes the score of each label; what comes next is a sum of its own. */
  takeScores(scores: Float32Array, from: number, scale: number): void {
    const found = this.#sum[0] as number;
    for (let label = 0; label < LABELS; label++) {
      const pair = this.#sum[1 + (label & 1) + (label < 4 ? 0 : 2)] as number;
      scores[from + label] = ((label & 2 ? pair >>> 16 : pair & 0xffff) - BIAS * found) * scale;
    }
    this.#sum.fill(0);
  }
}
