import { expect, test } from 'vitest';
import { symbolText } from '../../../../../src/readers/pdf/words/symbols.ts';

test.each([
  [0xf0b7, 'SymbolMT', '•'],
  [0xf0a7, 'Wingdings', '▪'],
  [0xf0fe, 'Wingdings', '☑'],
  [0xf0b7, 'Unknown', '•'],
  [0xf041, 'SymbolMT', 'Α'],
  [0xf062, 'Symbol', 'β'],
  [0xf076, 'MTExtra', '→'],
  [0xf04b, 'EuclidExtra', '…'],
  [0xf06c, 'MT-Extra', 'ℓ'],
  [0xf031, 'MTExtra', ''],
  [0xf0de, 'Symbol', '⇒'],
  [0xf041, 'SegoeUISymbol', 'A'],
  [0xf8e9, 'Symbol', '©'],
  [0xf6db, 'Garamond Expert', '™'],
  [0xf761, 'Garamond Expert', 'A'],
  [0xf7e9, 'Garamond Expert', 'É'],
  [0xf737, 'Garamond Expert', '7'],
  [0xf761, 'FontAwesome5Free-Solid', '\ufffd'],
])('private code %i of %s reads as %s', (code, family, text) => {
  expect(symbolText(code, family)).toBe(text);
});

test('a private code outside the symbol range reads as the replacement character', () => {
  expect(symbolText(0xe123, 'Any')).toBe('\ufffd');
});
