import { expect, test } from 'vitest';
import { FeatureSum } from '../../../../../src/answers/entities/tagger/feature-sum.ts';
import { featureKey } from '../../../../../src/answers/entities/tagger/features.ts';
import { KeptSums } from '../../../../../src/answers/entities/tagger/kept-sums.ts';
import { LABELS } from '../../../../../src/answers/entities/tagger/labels.ts';
import { weightSlots } from '../../../../../src/answers/entities/tagger/model.ts';
import { ABSENT, type WordInfo } from '../../../../../src/answers/entities/tagger/word-info.ts';

const WORDS = 400_000;

test('a sum is the same whether it was kept, made anew, or forgotten among very many words', () => {
  const slots = weightSlots({ keys: Int32Array.of(featureKey(0, 7)), weights: Int8Array.of(1, 2, 3, 4, 5, 6, 7) });
  const sum = new FeatureSum(slots);
  let made = 0;
  const sums = new KeptSums(slots, (sink, { id }) => {
    made++;
    sink.add(0, id);
  });
  const wordAt = (index: number): WordInfo => ({ ...ABSENT, index, id: index % 3 === 0 ? 7 : 0 });
  const scoreOf = (index: number): number => {
    const scores = new Float32Array(LABELS);
    const word = wordAt(index);
    sums.addTo(sum, word, word, 5, 0);
    sum.takeScores(scores, 0, 1);
    return scores[2] as number;
  };
  const expected = (index: number): number => (index % 3 === 0 ? 3 : 0);
  for (const round of [1, 2]) {
    for (let index = round; index < WORDS; index += 7) expect(scoreOf(index)).toBe(expected(index));
  }
  expect(scoreOf(3)).toBe(expected(3));
  const before = made;
  expect(scoreOf(3)).toBe(expected(3));
  expect(made).toBe(before);
});
