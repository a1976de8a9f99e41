import { expect, test } from 'vitest';
import { ENGLISH_CHARACTERS } from '../../../../../src/ocr/engines/paddle/dictionary.ts';

test('the English dictionary is each printable ASCII character once', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  expect(ENGLISH_CHARACTERS.toSorted()).toEqual(printable.toSorted());
  expect(ENGLISH_CHARACTERS.slice(0, 3)).toEqual(['0', '1', '2']);
});
