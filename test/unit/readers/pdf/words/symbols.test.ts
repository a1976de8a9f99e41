import { expect, test } from 'vitest';
import { symbolText } from '../../../../../src/readers/pdf/words/symbols.ts';

test.each([
  [0xf0b7, 'SymbolMT', '•'],
  [0xf0a7, 'Wingdings', '▪'],
  [0xf0fe, 'Wingdings', '☑'],
  [0xf0b7, 'Unknown', '•'],
  [0xf041, 'SymbolMT', 'A'],
])('private code %i of %s reads as %s', (code, family, text) => {
  expect(symbolText(code, family)).toBe(text);
});

test('a private code outside the symbol range reads as the replacement character', () => {
  expect(symbolText(0xe123, 'Any')).toBe('\ufffd');
});
