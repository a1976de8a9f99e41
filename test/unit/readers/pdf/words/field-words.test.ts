import { expect, test } from 'vitest';
import { fieldWords } from '../../../../../src/readers/pdf/words/field-words.ts';

test('a value stands at the left edge of its field, in the middle of its height', () => {
  const words = fieldWords({ kind: 'text', box: [100, 50, 300, 70], value: 'Ada  Lovelace', fontSize: 10 });
  expect(words.map(({ text, box }) => [text, box])).toEqual([
    ['Ada', [100, 55, 115, 65]],
    ['Lovelace', [125, 55, 165, 65]],
  ]);
});

test('lines of a value share its height, and a size that it chooses itself fills at most 0.7 of a line', () => {
  const words = fieldWords({ kind: 'text', box: [0, 0, 200, 20], value: 'one\r\ntwo', fontSize: 0 });
  expect(words.map(({ text, fontSize, box }) => [text, fontSize, box[1]])).toEqual([
    ['one', 7, 1.5],
    ['two', 7, 11.5],
  ]);
});

test('check boxes say their state, and one without an extent says nothing', () => {
  const box = [10, 10, 22, 22] as const;
  expect(fieldWords({ kind: 'check', box, checked: true })).toMatchObject([{ text: '☑', box }]);
  expect(fieldWords({ kind: 'check', box, checked: false })).toMatchObject([{ text: '☐', box }]);
  expect(fieldWords({ kind: 'check', box: [10, 10, 10, 22], checked: true })).toEqual([]);
});
