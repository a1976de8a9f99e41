import { LABELS } from '../../../src/answers/entities/tagger/labels.ts';
import type { ModelLists, NameModel } from '../../../src/answers/entities/tagger/model.ts';
import { Composer } from './compose.ts';
import { withUsefulNames } from './open-sources.ts';
import { type Passage, recased } from './passage.ts';
import { Random } from './random.ts';
import { indexFeatures, type Sample, samplesOf } from './samples.ts';
import { KEPT, type Learned, train } from './train.ts';
import { trainNetwork } from './train-network.ts';
import type { WordNet } from './wordnet.ts';

/** How much a passage of a source counts; tweets are many, short and noisy. */
const WEIGHTS: Readonly<Record<string, number>> = {
  btc: 0.5,
  wnut17: 0.6,
  re3d: 0.6,
  'sec-filings': 0.8,
  wikigold: 1.5,
  own: 1,
};

/** A model without its lists of words. */
export type LearnedNames = Omit<NameModel, keyof ModelLists>;

/** How many copies of a passage with names get other names. */
const RENAMED: Readonly<Record<string, number>> = { btc: 1, wnut17: 1, re3d: 1, 'sec-filings': 1, wikigold: 2 };

export interface Amounts {
  readonly texts: number;
  readonly nameless: number;
  readonly epochs: number;
}

export const AMOUNTS: Amounts = { texts: 22_000, nameless: 8_000, epochs: 4 };

/** A model learned from passages of open sources and from texts of our own. */
export function learnNames(
  open: readonly Passage[],
  lists: ModelLists,
  wordNet: WordNet,
  amounts: Amounts = AMOUNTS,
): LearnedNames {
  const random = new Random(13);
  const composer = new Composer(random, wordNet);
  const samples: Sample[] = [];
  const add = (passage: Passage): void => {
    samples.push(...samplesOf(passage, lists, samples.length, WEIGHTS[passage.source] ?? 1));
  };
  for (const passage of open.map(withUsefulNames)) {
    add(passage);
    if (passage.names.length > 0) {
      for (let copy = RENAMED[passage.source] ?? 0; copy > 0; copy--) add(composer.renamed(passage));
    }
    if (random.chance(0.25)) add(recased(passage, (text) => text.toLowerCase()));
    if (random.chance(0.12)) add(recased(passage, (text) => text.toUpperCase()));
  }
  for (const passage of composer.texts(amounts.texts)) add(passage);
  for (const passage of composer.nameless(amounts.nameless)) add(passage);
  const keys = indexFeatures(samples, 3);
  const network = trainNetwork(samples, lists.vectors, new Random(5));
  return { ...reduced(keys, train(samples, keys.length, amounts.epochs, random)), network };
}

/** Weights below this in every label are left out. */
const LEAST = 0.05;
/** Steps of a weight on either side of 0: twice as many make the file 9 % larger and find no more names. */
const LEVELS = 63;

/** What is worth keeping, its weights in 8 bits. */
function reduced(keys: Int32Array, { weights, transitions }: Learned): Omit<LearnedNames, 'network'> {
  const kept: number[] = [];
  let highest = 0;
  for (let row = 0; row < keys.length; row++) {
    let most = 0;
    for (let label = 0; label < LABELS; label++)
      most = Math.max(most, Math.abs(weights[row * LABELS + label] as number));
    if (most >= LEAST) kept.push(row);
    highest = Math.max(highest, most);
  }
  const step = Math.min(highest, 4) / LEVELS;
  const small = new Int8Array(kept.length * LABELS);
  for (const [index, row] of kept.entries()) {
    for (let label = 0; label < LABELS; label++) {
      const value = Math.round((weights[row * LABELS + label] as number) / step);
      small[index * LABELS + label] = Math.max(-LEVELS, Math.min(LEVELS, value));
    }
  }
  return { keys: Int32Array.from(kept, (row) => keys[row] as number), weights: small, scale: step * KEPT, transitions };
}
