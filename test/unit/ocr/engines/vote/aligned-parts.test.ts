import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { alignedParts } from '../../../../../src/ocr/engines/vote/aligned-parts.ts';

const words = (text: string): RecognizedWord[] =>
  text.split(' ').map((one) => ({ text: one, box: [0, 0, 1, 1], baseline: 1, fontSize: 1, confidence: 1 }));
const parts = (one: string, other: string) =>
  alignedParts(words(one), words(other))?.map((sides) => sides.map((side) => side.map(({ text }) => text).join(' ')));

test('readings with the same spaces are parted word by word', () => {
  expect(parts('Total amount due', 'Tota1 amount duo')).toEqual([
    ['Total', 'Tota1'],
    ['amount', 'amount'],
    ['due', 'duo'],
  ]);
});

test('a space that one of them leaves out keeps its two words together', () => {
  expect(parts('GrandTotal due', 'Grand Total due')).toEqual([
    ['GrandTotal', 'Grand Total'],
    ['due', 'due'],
  ]);
});

test('readings that have little in common have no parts', () => {
  expect(parts('Signature', 'xq vvw')).toBeUndefined();
});
