import { expect, test } from 'vitest';
import {
  extensionText,
  formulaBaseline,
  isExtensionFont,
  isPiece,
} from '../../../../../src/readers/pdf/words/extension-font.ts';

test('large operators of TeX are told by their font', () => {
  expect(isExtensionFont('CMEX10')).toBe(true);
  expect(isExtensionFont('CMR10')).toBe(false);
  expect([...'XZp('].map(extensionText)).toEqual(['∑', '∫', '√', '(']);
});

test('tall brackets are told by their codes, and of those put together the topmost piece alone', () => {
  expect([...'"h%0A8:<'].map(extensionText)).toEqual(['[', '[', '⌋', '(', '', '{', '', '']);
});

test('what has the code of a bracket and is no higher than text is a piece of something else', () => {
  expect(isPiece('(', [0, 0, 5, 12], 10)).toBe(false);
  expect(isPiece('⌋', [0, 0, 1, 6], 10)).toBe(true);
  expect(isPiece('∑', [0, 0, 10, 10], 10)).toBe(false);
});

test('an operator is centred on the axis, a quarter of the size above the baseline', () => {
  expect(formulaBaseline(100, 120, 10)).toBe(112.5);
});
