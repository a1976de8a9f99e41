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
  [10, 'chineseCountingThousand', '十'],
  [12, 'chineseCounting', '十二'],
  [110, 'chineseCountingThousand', '一百一十'],
  [2005, 'chineseCountingThousand', '二千零五'],
  [110, 'japaneseCounting', '百十'],
  [15, 'chineseLegalSimplified', '壹拾伍'],
  [20, 'ideographDigital', '二〇'],
  [3, 'decimalEnclosedCircle', '③'],
  [21, 'decimalEnclosedCircle', '21'],
  [2, 'ganada', '나'],
  [3, 'russianUpper', 'В'],
  [3, 'arabicAbjad', 'ج'],
  [12, 'decimalFullWidth', '１２'],
  [26, 'hex', '1A'],
  [4, 'numberInDash', '- 4 -'],
])('%i as %s is %s', (count, format, expected) => {
  expect(numeral(count, format)).toBe(expected);
});
