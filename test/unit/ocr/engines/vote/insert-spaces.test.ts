import { expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { insertSpaces } from '../../../../../src/ocr/engines/vote/insert-spaces.ts';

const word = (text: string, x = 0): RecognizedWord => ({
  text,
  box: [x, 0, x + text.length * 10, 20],
  baseline: 16,
  fontSize: 20,
  confidence: 0.9,
});

test('a word is parted where the other reading has a space, and each part takes its share of the box', () => {
  const line = insertSpaces([word('GrandTotal')], [word('Grand'), word('T0tal', 60)]);
  expect(line.map(({ text, box }) => ({ text, box }))).toEqual([
    { text: 'Grand', box: [0, 0, 50, 20] },
    { text: 'Total', box: [50, 0, 100, 20] },
  ]);
});

test.each([
  ['58.30', ['58', '30']],
  ['12/04/2018', ['12', '04', '2018']],
  ['mail.example.com', ['mail', 'example', 'com']],
])('a sign within %s is no space, though the other reading has one there', (text, others) => {
  expect(
    insertSpaces(
      [word(text)],
      others.map((other) => word(other)),
    ),
  ).toEqual([word(text)]);
});

test('a space behind a sign that the other reading has too is taken', () => {
  const line = insertSpaces([word('No.Rome.Italy')], [word('No.'), word('Rome.'), word('Italy')]);
  expect(line.map(({ text }) => text)).toEqual(['No.', 'Rome.', 'Italy']);
});

test('spaces of a reading that has little in common are not taken', () => {
  expect(insertSpaces([word('Signature')], [word('xq'), word('vvw', 40)])).toEqual([word('Signature')]);
});
