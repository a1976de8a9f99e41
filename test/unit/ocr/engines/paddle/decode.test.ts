import { expect, test } from 'vitest';
import { classesOf, decode } from '../../../../../src/ocr/engines/paddle/decode.ts';
import { steps } from './steps.ts';

const classes = classesOf(['a', 'b']);

test('its classes are the blank, the dictionary and the space', () => {
  expect(classes).toEqual(['', 'a', 'b', ' ']);
});

test('a character that lasts several steps is read once, and twice across a blank', () => {
  const read = decode(steps(classes, [1, 1, 0, 1, 2]), 5, classes);
  expect(read.map(({ text }) => text).join('')).toBe('aab');
  expect(read[0]).toMatchObject({ start: 0, end: 0.4 });
});
