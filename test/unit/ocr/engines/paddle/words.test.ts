import { expect, test } from 'vitest';
import { classesOf, decode } from '../../../../../src/ocr/engines/paddle/decode.ts';
import { wordsOf } from '../../../../../src/ocr/engines/paddle/words.ts';
import { steps } from './steps.ts';

const classes = classesOf(['a', 'b']);

test('a space and a wide gap part words; each has its share of the line’s box', () => {
  const line = decode(steps(classes, [1, 3, 2, 0, 0, 0, 0, 0, 0, 1]), 10, classes);
  const words = wordsOf(line, [100, 0, 400, 30]);
  expect(words.map(({ text }) => text)).toEqual(['a', 'b', 'a']);
  expect(words[2]?.box[0]).toBeCloseTo(370);
  expect(words[0]?.confidence).toBeCloseTo(0.9);
});
