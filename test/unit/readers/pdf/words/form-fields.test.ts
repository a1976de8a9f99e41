import { expect, test } from 'vitest';
import { formFieldOf } from '../../../../../src/readers/pdf/words/form-fields.ts';

const named = { name: 'person.name', title: 'Name of the person' };

test('a value stands at the left edge of its field, in the middle of its height', () => {
  const box = [100, 50, 300, 70] as const;
  const field = formFieldOf({ kind: 'text', ...named, box, value: 'Ada  Lovelace', fontSize: 10 });
  expect(field).toMatchObject({ kind: 'text', ...named, box });
  expect(field.words.map((word) => [word.text, word.box])).toEqual([
    ['Ada', [100, 55, 115, 65]],
    ['Lovelace', [125, 55, 165, 65]],
  ]);
});

test('lines of a value share its height, and a size that it chooses itself fills at most 0.7 of a line', () => {
  const { words } = formFieldOf({ kind: 'text', ...named, box: [0, 0, 200, 20], value: 'one\r\ntwo', fontSize: 0 });
  expect(words.map(({ text, fontSize, box }) => [text, fontSize, box[1]])).toEqual([
    ['one', 7, 1.5],
    ['two', 7, 11.5],
  ]);
});

test('check boxes say their state, and one without an extent says nothing', () => {
  const box = [10, 10, 22, 22] as const;
  const button = { kind: 'check box', ...named, box, exportValue: '' } as const;
  expect(formFieldOf({ ...button, checked: true })).toMatchObject({ checked: true, words: [{ text: '☑', box }] });
  expect(formFieldOf({ ...button, checked: false })).toMatchObject({ checked: false, words: [{ text: '☐', box }] });
  expect(formFieldOf({ ...button, checked: true, box: [10, 10, 10, 22] }).words).toEqual([]);
});
