import { expect, test } from 'vitest';
import { labelOf } from '../../../../src/answers/key-values/printed/label-text.ts';

test.each([
  ['Name:', 'Name'],
  ['氏名：', '氏名'],
  ['Total …….', 'Total'],
  ['* Date of birth:', 'Date of birth'],
])('the label of "%s" is "%s"', (printed, label) => {
  expect(labelOf(printed)).toBe(label);
});
