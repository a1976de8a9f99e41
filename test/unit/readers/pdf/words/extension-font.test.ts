import { expect, test } from 'vitest';
import {
  extensionText,
  formulaBaseline,
  isExtensionFont,
} from '../../../../../src/readers/pdf/words/extension-font.ts';

test('large operators of TeX are told by their font', () => {
  expect(isExtensionFont('CMEX10')).toBe(true);
  expect(isExtensionFont('CMR10')).toBe(false);
  expect([...'XZp('].map(extensionText)).toEqual(['∑', '∫', '√', '(']);
});

test('an operator is centred on the axis, a quarter of the size above the baseline', () => {
  expect(formulaBaseline(100, 120, 10)).toBe(112.5);
});
