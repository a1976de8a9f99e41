import { expect, test } from 'vitest';
import { numeral } from '../../../../src/readers/docx/definitions/numerals.ts';

test.each([
  [1, 'decimal', '1'],
  [7, 'decimalZero', '07'],
  [12, 'decimalZero', '12'],
  [26, 'lowerLetter', 'z'],
  [27, 'lowerLetter', 'aa'],
  [53, 'upperLetter', 'AAA'],
  [0, 'lowerLetter', '0'],
  [4, 'lowerRoman', 'iv'],
  [1999, 'upperRoman', 'MCMXCIX'],
  [0, 'upperRoman', '0'],
  [1, 'ordinal', '1st'],
  [11, 'ordinal', '11th'],
  [22, 'ordinal', '22nd'],
  [3, 'none', ''],
  [5, 'chicago', '5'],
])('%i as %s is %s', (count, format, expected) => {
  expect(numeral(count, format)).toBe(expected);
});
