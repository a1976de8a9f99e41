import { expect, test } from 'vitest';
import { withAccents } from '../../../../../src/ocr/engines/vote/accents.ts';

test.each([
  ['Muller', 'Müller', 'Müller'],
  ['Mueller', 'Müeller', 'Müeller'],
  ['StraBe', 'Straße', 'Straße'],
  ['Lodz', 'Łódź', 'Łódź'],
  ['francais', 'français', 'français'],
])('the larger model’s %s, which is Tesseract’s %s, becomes %s', (larger, tesseract, word) => {
  expect(withAccents(larger, tesseract)).toBe(word);
});

test('accents are taken where Tesseract reads other letters wrongly, and only the accents', () => {
  expect(withAccents('Gluckstadt', 'G1ückstadt')).toBe('Glückstadt');
});

test('signs and letters that are not the same are not taken', () => {
  expect(withAccents('1000', '1000€')).toBe('1000');
  expect(withAccents('Zane', 'Zöne')).toBe('Zane');
});

test('accents of another word are not taken', () => {
  expect(withAccents('ue', 'über alles')).toBe('ue');
});
