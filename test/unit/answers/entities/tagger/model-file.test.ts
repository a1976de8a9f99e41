import { expect, test } from 'vitest';
import { freshTransitions } from '../../../../../src/answers/entities/tagger/chain.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { decodeModel, encodeModel } from '../../../../../src/answers/entities/tagger/model-file.ts';
import {
  middleClass,
  narrowClass,
  wideClass,
  wordClasses,
} from '../../../../../src/answers/entities/tagger/word-classes.ts';

const content = {
  keys: Int32Array.of(3, 900, 1 << 23),
  weights: Int8Array.from({ length: 21 }, (_, at) => at * 12 - 127),
  scale: 0.03125,
  transitions: freshTransitions(),
  lexicon: [{ value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('ada'))) }],
  classes: [{ value: wordClasses(1024, 256, 64), keys: Int32Array.of(wordKey(hashOf('river'))) }],
};

test('a model comes back from its file as it was', () => {
  const { keys, weights, scale, transitions, lexicon, classes } = decodeModel(encodeModel(content));
  expect({ keys, weights, scale, transitions }).toEqual({
    keys: content.keys,
    weights: content.weights,
    scale: content.scale,
    transitions: content.transitions,
  });
  expect(lexicon.lookup(wordKey(hashOf('ada')))).toBe(WordClass.firstName);
  expect(lexicon.lookup(wordKey(hashOf('adb')))).toBe(0);
  const own = classes.lookup(hashOf('river'));
  expect([narrowClass(own), middleClass(own), wideClass(own)]).toEqual([1024, 256, 64]);
});

test('a file that is cut short is refused', () => {
  const file = encodeModel(content);
  expect(() => decodeModel(file.subarray(0, file.length / 2))).toThrow();
});
