import { expect, test } from 'vitest';
import { freshTransitions } from '../../../../../src/answers/entities/tagger/chain.ts';
import { knownSegments, seenInDocument } from '../../../../../src/answers/entities/tagger/document-words.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { begins, continues, LABELS } from '../../../../../src/answers/entities/tagger/labels.ts';
import { lexiconOf, WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';
import { createNameTagger } from '../../../../../src/answers/entities/tagger/tagger.ts';
import { wordClasses } from '../../../../../src/answers/entities/tagger/word-classes.ts';
import { WordInfos } from '../../../../../src/answers/entities/tagger/word-info.ts';
import { FEATURES, featuresOf } from '../../../../bench/names/feature-rows.ts';

const lexicon = lexiconOf([
  { value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('ada')), wordKey(hashOf('grace'))).sort() },
]);

/** Two words that stand where the same words stand. */
const classes = lexiconOf([
  { value: wordClasses(1, 1, 1), keys: Int32Array.of(wordKey(hashOf('oslo')), wordKey(hashOf('turin'))).sort() },
]);

const lists = { lexicon, classes };

function featuresIn(text: string): Set<number>[] {
  const segments = knownSegments(text, segmentsOf(text), new WordInfos(lists));
  const seen = seenInDocument(segments);
  return segments.flatMap((known, index) => {
    const features = featuresOf(known, segments[index - 1], seen, lexicon);
    return known.infos.map((_, at) => new Set(features.subarray(at * FEATURES, (at + 1) * FEATURES)));
  });
}

const vectors = { dimensions: 4, keys: new Int32Array(), values: new Uint8Array(), steps: new Float32Array(4) };
const noNetwork = { hidden: 0, first: new Float32Array(), second: new Float32Array(LABELS) };

/** A model in which all features of some words speak for a label. */
function taggerOf(...learned: readonly (readonly [features: ReadonlySet<number>, label: number])[]) {
  const rows = new Map<number, number[]>();
  for (const [features, label] of learned) {
    for (const key of features) {
      const row = rows.get(key) ?? new Array<number>(LABELS).fill(0);
      row[label] = 10;
      if (key !== 0) rows.set(key, row);
    }
  }
  return createNameTagger({
    ...lists,
    keys: Int32Array.from(rows.keys()),
    weights: Int8Array.from([...rows.values()].flat()),
    scale: 0.05,
    transitions: freshTransitions(),
    vectors,
    network: noNetwork,
  });
}

test('what was learned of a word holds for another of the same list and form', () => {
  const [met, ada] = featuresIn('met Ada') as [Set<number>, Set<number>];
  const tagger = taggerOf([ada, begins(0)], [met, 0]);
  expect(tagger.tag('met Grace')).toEqual([
    expect.objectContaining({ type: 'PERSON', start: 4, end: 9, rule: 'names' }),
  ]);
});

/** The features of one word that another has not. */
const apart = (one: ReadonlySet<number>, other: ReadonlySet<number>): Set<number> =>
  new Set([...one].filter((key) => !other.has(key)));

test('what was learned of a word holds for another that stands where it stands', () => {
  const [, oslo] = featuresIn('from Oslo') as [Set<number>, Set<number>];
  const [, unknown] = featuresIn('from Xqzvw') as [Set<number>, Set<number>];
  const tagger = taggerOf([apart(oslo, unknown), begins(2)]);
  const found = (text: string) => tagger.tag(text).map(({ type }) => type);
  expect(found('from Turin')).toEqual(['LOCATION']);
  expect(found('from Xqzvw')).toEqual([]);
});

test('a word is the same name where its place says little as where it says much', () => {
  const [, told] = featuresIn('met Kaposi') as [Set<number>, Set<number>];
  const [, untold] = featuresIn('so Kaposi') as [Set<number>, Set<number>];
  const tagger = taggerOf([apart(told, untold), begins(0)]);
  expect(tagger.tag('so Kaposi')).toEqual([]);
  expect(tagger.tag('met Kaposi\nmet Kaposi\nso Kaposi')).toHaveLength(3);
});

test('a name has no signs at its ends', () => {
  const [quote, ada, other] = featuresIn('"Ada"') as [Set<number>, Set<number>, Set<number>];
  const tagger = taggerOf([quote, begins(0)], [ada, continues(0)], [other, continues(0)]);
  expect(tagger.tag('"Ada"')).toEqual([expect.objectContaining({ start: 1, end: 4 })]);
});

test('words differ in features by their line, their label and what else the text says', () => {
  const last = (text: string): string => JSON.stringify([...(featuresIn(text).at(-1) ?? [])]);
  const alone = last('Grace');
  for (const text of ['GRACE', 'Name:\nGrace', 'the grace period\nGrace', 'Name\tGrace'])
    expect(last(text)).not.toBe(alone);
});
