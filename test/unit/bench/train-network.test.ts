import { expect, test } from 'vitest';
import { freshTransitions } from '../../../src/answers/entities/tagger/chain.ts';
import { hashOf } from '../../../src/answers/entities/tagger/hash.ts';
import { lexiconOf, wordKey } from '../../../src/answers/entities/tagger/lexicon.ts';
import { createNameTagger } from '../../../src/answers/entities/tagger/tagger.ts';
import { readNumbers } from '../../../src/answers/entities/tagger/word-vectors.ts';
import { Random } from '../../bench/names/random.ts';
import { samplesOf } from '../../bench/names/samples.ts';
import { trainNetwork } from '../../bench/names/train-network.ts';
import { tableOf } from '../../bench/names/vector-table.ts';

/** Words that stand where towns stand, and words that stand where tools stand. */
const TOWNS = ['Oslo', 'Turin', 'Graz', 'Lodz'];
const TOOLS = ['Hammer', 'Pliers', 'Saw', 'Chisel'];

const vectors = tableOf(
  {
    words: [...TOWNS, ...TOOLS].map((word) => word.toLowerCase()),
    vectors: Float32Array.from(
      [...TOWNS, ...TOOLS].flatMap((word, at) => [
        TOWNS.includes(word) ? 1 : -1,
        ...[2, 3, 5].map((of) => 0.1 * ((at % of) - 1)),
      ]),
    ),
    dimensions: 4,
  },
  4,
);

const lists = { lexicon: lexiconOf([]), classes: lexiconOf([]), vectors };

test('a name never seen is found by the vector that it has in common with names that were', () => {
  const passages = [...TOWNS.slice(1), ...TOOLS.slice(1)].map((word) => ({
    source: 'own',
    text: `we saw ${word}`,
    names: TOWNS.includes(word) ? [{ type: 'LOCATION' as const, start: 7, end: 7 + word.length }] : [],
  }));
  const once = passages.flatMap((passage) => samplesOf(passage, lists, 0, 1));
  const samples = Array.from({ length: 500 }, () => once).flat();
  const tagger = createNameTagger({
    ...lists,
    keys: new Int32Array(),
    weights: new Int8Array(),
    scale: 1,
    transitions: freshTransitions(),
    network: trainNetwork(samples, vectors, new Random(1)),
  });
  expect(tagger.tag('we saw Oslo')).toEqual([expect.objectContaining({ type: 'LOCATION', start: 7, end: 11 })]);
  expect(tagger.tag('we saw Hammer')).toEqual([]);
});

test('the words of a table are found by their hashes, as vectors along the axes on which they vary most', () => {
  const [oslo, turin, hammer] = ['oslo', 'turin', 'hammer'].map((word) => vectors.keys.indexOf(wordKey(hashOf(word))));
  const first = (row: number | undefined): number => {
    const numbers = new Float32Array(vectors.dimensions);
    readNumbers(vectors, row as number, numbers);
    return numbers[0] as number;
  };
  expect(Math.sign(first(oslo))).toBe(Math.sign(first(turin)));
  expect(Math.sign(first(oslo))).toBe(-Math.sign(first(hammer)));
});
