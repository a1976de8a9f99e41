import { describe, expect, test } from 'vitest';
import { comesNext, type Marker } from '../../../../src/document/list-marker.ts';
import type { Word } from '../../../../src/document/page.ts';
import { lineOf } from '../../../../src/layout/page/lines.ts';
import { markerOf } from '../../../../src/layout/text/list-markers.ts';
import { line, words } from '../page.ts';

describe('the marker of a list item', () => {
  test.each([
    ['• text', 'bullet', 0],
    ['- text', 'bullet', 0],
    ['∗ text', 'bullet', 0],
    ['12. text', 'number', 12],
    ['(c) text', 'number', 3],
    ['ii) text', 'number', 2],
    ['iv) text', 'number', 4],
    ['vi) text', 'number', 6],
    ['ix) text', 'number', 9],
    ['xi) text', 'number', 11],
  ])('is read from «%s»: a %s with the ordinal %i', (text, kind, ordinal) => {
    expect(markerOf(line({ text, y: 100 }))).toMatchObject({ kind, ordinal });
  });

  test.each([
    ['(402) 345-7777', undefined],
    ['(0234) 12 34 56', undefined],
    ['(01603) 555 0188 by day', undefined],
    ['(402) 2019 in figures', 402],
    ['(12) 30 sheep', 12],
  ])('is not the first part of a telephone number: «%s»', (text, ordinal) => {
    expect(markerOf(line({ text, y: 100 }))?.ordinal).toBe(ordinal);
  });

  test.each(['text', '•', '-', '-5 degrees', '1234. text', '3.5 text', '☐ Road ☒ Rail', '○ Road ● Rail'])(
    'is not in «%s»',
    (text) => {
      expect(markerOf(line({ text, y: 100 }))).toBeUndefined();
    },
  );
});

test('a sign that is nothing else is a bullet close before its text too, a dash is none', () => {
  const close = (text: string) =>
    markerOf(
      lineOf(
        1,
        words({ text, y: 100 }).map((word) => ({ ...word, spaced: false })),
      ),
    );
  expect(close('• text')).toMatchObject({ kind: 'bullet' });
  expect(close('- 5')).toBeUndefined();
});

test('the letter o is a bullet in a font of fixed width, before text that has another', () => {
  const [circle, ...text] = words({ text: 'o second level', y: 100 });
  const marked = (first: Word | undefined) => (first ? markerOf(lineOf(1, [first, ...text])) : undefined);
  expect(marked(circle && { ...circle, monospace: true })).toMatchObject({ kind: 'bullet', text: '◦' });
  expect(marked(circle)).toBeUndefined();
  expect(markerOf(line({ text: 'o second level', y: 100, monospace: true }))).toBeUndefined();
});

test.each([
  ['(iv)', '(v)', true],
  ['h)', 'i)', true],
  ['u.', 'v.', true],
  ['ix.', 'x.', true],
  ['(iv)', '(vi)', false],
  ['M.', 'M.', false],
  ['1.', '3.', false],
])('after %s comes %s: %s', (before, after, expected) => {
  const marker = (text: string): Marker => markerOf(line({ text: `${text} text`, y: 100 })) as Marker;
  expect(comesNext(marker(before), marker(after))).toBe(expected);
});
