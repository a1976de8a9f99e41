import { expect, test } from 'vitest';
import { symbolCharacter, symbolFont, symbolsOf } from '../../../src/readers/symbol-fonts.ts';

test('signs of equation editors are read from the places of Word and from the font’s own', () => {
  expect(symbolFont('mt extra')).toBe('MT Extra');
  expect([0xf068, 0xf06c, 0x4b, 0xa1].map((code) => symbolCharacter('MT Extra', code))).toEqual(['ℏ', 'ℓ', '…', 'ℝ']);
  expect(symbolsOf('Lo', 'MT Extra')).toEqual(['⋯', '∘']);
  expect(symbolCharacter('MT Extra', 0x31)).toBe('');
  expect(symbolCharacter('MT Extra', 0xff)).toBeUndefined();
});
