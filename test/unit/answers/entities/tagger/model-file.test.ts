import { expect, test } from 'vitest';
import { freshTransitions } from '../../../../../src/answers/entities/tagger/chain.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { decodeModel, encodeModel } from '../../../../../src/answers/entities/tagger/model-file.ts';
import { inputsOf } from '../../../../../src/answers/entities/tagger/network.ts';
import {
  middleClass,
  narrowClass,
  wideClass,
  wordClasses,
} from '../../../../../src/answers/entities/tagger/word-classes.ts';
import { vectorOf } from '../../../../../src/answers/entities/tagger/word-vectors.ts';

const HIDDEN = 2;

const content = {
  keys: Int32Array.of(3, 900, 1 << 23),
  weights: Int8Array.from({ length: 21 }, (_, at) => at * 12 - 127),
  scale: 0.03125,
  transitions: freshTransitions(),
  lexicon: [{ value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('ada'))) }],
  classes: [{ value: wordClasses(1024, 256, 64), keys: Int32Array.of(wordKey(hashOf('river'))) }],
  vectors: {
    dimensions: 4,
    keys: Int32Array.of(wordKey(hashOf('oslo')), wordKey(hashOf('turin'))).sort(),
    values: Uint8Array.of(0x70, 0xe7, 0x07, 0xa1),
    steps: Float32Array.of(0.5, 0.25, 1, 1),
  },
  network: {
    hidden: HIDDEN,
    first: Float32Array.from({ length: inputsOf(4) * HIDDEN }, (_, at) => (at - 500) / 256),
    second: Float32Array.from({ length: 7 * (HIDDEN + 1) }, (_, at) => at / 1024),
  },
};

test('a model comes back from its file as it was', async () => {
  const { lexicon, classes, ...learned } = await decodeModel(encodeModel(content));
  const { lexicon: _, classes: __, ...expected } = content;
  expect(learned).toEqual(expected);
  expect(vectorOf(learned.vectors, hashOf('turin'))).toBeGreaterThanOrEqual(0);
  expect(vectorOf(learned.vectors, hashOf('river'))).toBe(-1);
  expect(lexicon.lookup(wordKey(hashOf('ada')))).toBe(WordClass.firstName);
  expect(lexicon.lookup(wordKey(hashOf('adb')))).toBe(0);
  const own = classes.lookup(hashOf('river'));
  expect([narrowClass(own), middleClass(own), wideClass(own)]).toEqual([1024, 256, 64]);
});

test('a file that is cut short is refused', async () => {
  const file = encodeModel(content);
  await expect(decodeModel(file.subarray(0, file.length / 2))).rejects.toThrow();
  await expect(decodeModel(file.subarray(0, -1))).rejects.toThrow();
});
