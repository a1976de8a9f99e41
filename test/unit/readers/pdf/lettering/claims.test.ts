import { expect, test } from 'vitest';
import { contradictsInk } from '../../../../../src/readers/pdf/lettering/claims.ts';
import { shape, shapesOf } from './shapes.ts';

const TEXT = 'Geography of the northern islands, by Martin Swift. HARBOUR';
const shifted = (by: number) => (letter: string) =>
  String.fromCharCode(33 + ((letter.charCodeAt(0) - 33 + by + 94) % 94));

test('a font that says what is drawn is believed', () => {
  expect(contradictsInk(shapesOf(TEXT))).toBe(false);
});

test.each([1, -1, 3, 29, 47])('a font whose alphabet is shifted by %i is not', (by) => {
  expect(contradictsInk(shapesOf(TEXT, shifted(by)))).toBe(true);
});

test('a heading of two words is enough', () => {
  expect(contradictsInk(shapesOf('Annual report', shifted(3)))).toBe(true);
  expect(contradictsInk(shapesOf('Annual report'))).toBe(false);
});

test('small capitals are drawn for small letters: that is no lie', () => {
  const small = [...'abdeghinoprst'].map((letter) => shape('x', letter));
  expect(contradictsInk([...small, ...shapesOf('ABH')])).toBe(false);
  expect(contradictsInk([...'abdeghinoprst'].map((letter) => shape('H', letter)))).toBe(false);
});

test('nothing is said of a font with too few letters, or of none whose ink is known', () => {
  expect(contradictsInk([shape('a', 'd'), shape('d', 'a')])).toBe(false);
  expect(contradictsInk(shapesOf(TEXT, shifted(3)).map((one) => ({ ...one, ink: undefined })))).toBe(false);
});
