import { expect, test } from 'vitest';
import { overlooks } from '../../../../../src/ocr/engines/vote/overlooked.ts';

test.each([
  ['27032018', '27/03/2018'],
  ['10.0', '10.00'],
  ['Items', 'Item(s'],
  ['100s', "100's"],
])('%s overlooks signs or letters of %s', (less, more) => {
  expect(overlooks(less, more)).toBe(true);
  expect(overlooks(more, less)).toBe(false);
});

test('other characters are not overlooked ones', () => {
  expect(overlooks('12.00', '13.000')).toBe(false);
  expect(overlooks('12.00', '12.00')).toBe(false);
});

test('what one has before or behind the other is not within it: specks stand there', () => {
  expect(overlooks('Total', 'Total.')).toBe(false);
  expect(overlooks('Total', '|Total')).toBe(false);
});

test('up to three characters may be overlooked, of a word of two at least', () => {
  expect(overlooks('10', '1,000')).toBe(true);
  expect(overlooks('10', '1,0000')).toBe(false);
  expect(overlooks('1', '11')).toBe(false);
});
