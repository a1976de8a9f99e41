import { expect, test } from 'vitest';
import { align } from '../../../../src/reading/fonts/alignment.ts';

const expectations = (known: string): (string | undefined)[] =>
  [...known].map((one) => (one === '?' ? undefined : one));

test.each([
  ['classi?cations', 'classifications', 'fi'],
  ['e?ort', 'effort', 'ff'],
  ['di?cult', 'difficult', 'ffi'],
  ['?e', 'The', 'Th'],
  ['re?ect', 'reflect', 'fl'],
])('in %s, read as %s, the unknown glyph is «%s»', (known, text, piece) => {
  const { pieces, cost } = align(expectations(known), text);
  expect(pieces[known.indexOf('?')]).toBe(piece);
  expect(pieces.join('')).toBe(text);
  expect(cost).toBeLessThan(0.3);
});

test('a character that was misread costs, and does not move the others', () => {
  const { pieces, cost } = align(expectations('nort?ern'), 'nortbern');
  expect(pieces).toEqual([...'nortbern']);
  expect(cost).toBeLessThan(0.1);
  expect(align(expectations('northern'), 'n0rthem').cost).toBeGreaterThan(0.2);
});

test('a glyph that was overlooked has no characters', () => {
  expect(align(expectations('well-known'), 'wellknown').pieces).toEqual([...'well', '', ...'known']);
  expect(align(expectations('a'), '').pieces).toEqual(['']);
});
