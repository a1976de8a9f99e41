import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { addMissing, fillGaps, isBetter, type Merged } from '../../../../src/reading/recognition/merge.ts';
import { word, wordsOf } from '../../ocr/words.ts';

const picture: Box = [100, 100, 300, 300];
const own = [word('Real', { box: [110, 110, 140, 122] }), word('outside', { box: [10, 10, 60, 22] })];
const textsOf = (merged: Merged) => merged.kind === 'changed' && merged.words.map(({ text }) => text);
const seen = (text: string, box: Box, confidence = 0.9) => word(text, { box, confidence });

test('words of a picture are added where the page has none of its own, and nowhere else', () => {
  const found = [
    seen('Rea1', [111, 109, 139, 123]),
    seen('Missing', [110, 150, 160, 162]),
    seen('Elsewhere', [10, 400, 60, 412]),
  ];
  expect(textsOf(addMissing(own, found, [picture]))).toEqual(['Real', 'outside', 'Missing']);
});

test('what is seen in a photograph, mostly with doubt, is left out', () => {
  const found = [
    seen('sky', [110, 150, 160, 162], 0.7),
    seen('~~', [110, 180, 160, 192], 0.2),
    seen('|', [150, 200, 152, 212], 0.3),
  ];
  expect(addMissing(own, found, [picture])).toEqual({ kind: 'unchanged' });
});

test('single letters and signs are no text', () => {
  expect(addMissing(own, [seen('a', [110, 150, 116, 162]), seen('%', [110, 180, 118, 192])], [picture])).toEqual({
    kind: 'unchanged',
  });
});

test('what was recognised replaces a page’s own words only if it is about as much, and sure', () => {
  const garbled = wordsOf('86@8C2A9J 7F3E 9@2B 55C1 AE0F');
  expect(isBetter(wordsOf('geography of the northern islands', { confidence: 0.9 }), garbled)).toBe(true);
  expect(isBetter(wordsOf('geography of the northern islands', { confidence: 0.3 }), garbled)).toBe(false);
  expect(isBetter(wordsOf('ge', { confidence: 0.9 }), garbled)).toBe(false);
  expect(isBetter([], garbled)).toBe(false);
  expect(isBetter([], [])).toBe(false);
  expect(isBetter(wordsOf('faint', { confidence: 0.3 }), [])).toBe(true);
});

test('a gap takes the words seen in its place: no lone signs, none in doubt, none from elsewhere', () => {
  const broken = [word('The'), word('f\ufffdx', { box: [110, 110, 140, 122] })];
  const gaps: Box[] = [
    [110, 110, 140, 122],
    [200, 110, 240, 122],
  ];
  const found = [
    seen('fox', [111, 109, 139, 123]),
    seen('jumps', [201, 109, 239, 123]),
    seen('E', [220, 110, 226, 122]),
    seen('jurnps', [202, 109, 239, 123], 0.4),
    seen('over', [300, 110, 330, 122]),
  ];
  expect(textsOf(fillGaps(broken, found, gaps))).toEqual(['The', 'fox', 'jumps']);
  expect(fillGaps(broken, found.slice(2), gaps)).toEqual({ kind: 'unchanged' });
});

test('words of an image take the place of others from a fifth of their letters, and a confidence of .6', () => {
  const before = wordsOf('x'.repeat(100));
  const after = (letters: number, confidence: number) => wordsOf('y'.repeat(letters), { confidence });
  expect(isBetter(after(20, 0.6), before)).toBe(true);
  expect(isBetter(after(19, 0.6), before)).toBe(false);
  expect(isBetter(after(20, 0.59), before)).toBe(false);
});

test('a word that covers three tenths of one found is the same word, read twice', () => {
  const found = [seen('Missing', [110, 150, 210, 160])];
  const printed = (x1: number) => [word('Miss', { box: [110, 150, x1, 160] })];
  expect(addMissing(printed(141), found, [picture])).toEqual({ kind: 'unchanged' });
  expect(textsOf(addMissing(printed(140), found, [picture]))).toEqual(['Miss', 'Missing']);
});

test('a picture has text when six words in ten are sure', () => {
  const inPicture = (sure: number, unsure: number) => [
    ...Array.from({ length: sure }, (_, line) => seen('sure', [110, 110 + 10 * line, 150, 118 + 10 * line], 0.6)),
    ...Array.from({ length: unsure }, (_, line) => seen('doubt', [200, 110 + 10 * line, 240, 118 + 10 * line], 0.59)),
  ];
  expect(textsOf(addMissing([], inPicture(6, 4), [picture]))).toEqual(Array<string>(6).fill('sure'));
  expect(addMissing([], inPicture(5, 4), [picture])).toEqual({ kind: 'unchanged' });
});
