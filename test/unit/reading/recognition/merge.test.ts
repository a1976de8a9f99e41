import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { fillGaps, isBetter, type Merged } from '../../../../src/reading/recognition/merge.ts';
import { word, wordsOf } from '../../ocr/words.ts';

const textsOf = (merged: Merged) => merged.kind === 'changed' && merged.words.map(({ text }) => text);
const seen = (text: string, box: Box, confidence = 0.9) => word(text, { box, confidence });

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

test('words of an image take the place of others from a fifth of their letters, and a confidence of .5', () => {
  const before = wordsOf('x'.repeat(100));
  const after = (letters: number, confidence: number) => wordsOf('y'.repeat(letters), { confidence });
  expect(isBetter(after(20, 0.5), before)).toBe(true);
  expect(isBetter(after(19, 0.5), before)).toBe(false);
  expect(isBetter(after(20, 0.49), before)).toBe(false);
});
