import { wordKey } from './lexicon.ts';

/** Words as vectors: those that stand where the same words stand point in like directions. */
export interface WordVectors {
  /** Numbers of a vector: a multiple of four. */
  readonly dimensions: number;
  /** Hashes of the words, as `wordKey` cuts them, in ascending order. */
  readonly keys: Int32Array;
  /**
   * `dimensions` numbers for each key, of four bits, the first of a byte in its lower ones: from -`MOST` to `MOST`, plus
   * `MOST`.
   */
  readonly values: Uint8Array;
  /** What a step of the numbers of each dimension counts. */
  readonly steps: Float32Array;
}

export const MOST = 7;

/** The place of a word among the keys of vectors, by its hash; -1 when it has no vector. */
export function vectorOf({ keys }: WordVectors, hash: number): number {
  const key = wordKey(hash);
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : -1;
}

/** Reads the numbers of the vector at a place among the keys. */
export function readNumbers({ dimensions, values, steps }: WordVectors, vector: number, numbers: Float32Array): void {
  const from = (vector * dimensions) >> 1;
  for (let at = 0; at < dimensions; at += 2) {
    const pair = values[from + (at >> 1)] as number;
    numbers[at] = (steps[at] as number) * ((pair & 0xf) - MOST);
    numbers[at + 1] = (steps[at + 1] as number) * ((pair >> 4) - MOST);
  }
}
