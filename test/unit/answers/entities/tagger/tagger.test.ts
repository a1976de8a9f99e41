import { expect, test } from 'vitest';
import { freshTransitions } from '../../../../../src/answers/entities/tagger/chain.ts';
import { knownSegments, seenInDocument } from '../../../../../src/answers/entities/tagger/document-words.ts';
import { FEATURES, featuresOf } from '../../../../../src/answers/entities/tagger/features.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { begins, continues, LABELS } from '../../../../../src/answers/entities/tagger/labels.ts';
import { lexiconOf, WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';
import { createNameTagger } from '../../../../../src/answers/entities/tagger/tagger.ts';
import { WordInfos } from '../../../../../src/answers/entities/tagger/word-info.ts';

const lexicon = lexiconOf([
  { value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('ada')), wordKey(hashOf('grace'))).sort() },
]);

function featuresIn(text: string): Set<number>[] {
  const segments = knownSegments(text, segmentsOf(text), new WordInfos(lexicon));
  const seen = seenInDocument(segments);
  return segments.flatMap((known, index) => {
    const features = featuresOf(known, segments[index - 1], seen, lexicon);
    return known.infos.map((_, at) => new Set(features.subarray(at * FEATURES, (at + 1) * FEATURES)));
  });
}

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
    lexicon,
    keys: Int32Array.from(rows.keys()),
    weights: Int8Array.from([...rows.values()].flat()),
    scale: 0.05,
    transitions: freshTransitions(),
  });
}

test('what was learned of a word holds for another of the same list and form', () => {
  const [met, ada] = featuresIn('met Ada') as [Set<number>, Set<number>];
  const tagger = taggerOf([ada, begins(0)], [met, 0]);
  expect(tagger.tag('met Grace')).toEqual([
    expect.objectContaining({ type: 'PERSON', start: 4, end: 9, rule: 'names' }),
  ]);
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
