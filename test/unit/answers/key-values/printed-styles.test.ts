import { expect, test } from 'vitest';
import type { LineSpec } from '../../layout/page.ts';
import { printed } from '../documents.ts';
import { valuesOf } from './values-of.ts';

/** Labels and values in turns on one line, a word space apart: ten points of type are five wide here. */
const inTurns = (y: number, label: Partial<LineSpec>, ...texts: readonly string[]): LineSpec[] => {
  let x = 72;
  return texts.map((text, at) => {
    const spec = { text, x, y, ...(at % 2 === 0 ? label : {}) };
    x += 5 * text.length + 4;
    return spec;
  });
};

test.each<[string, Partial<LineSpec>]>([
  ['weight', { weight: 700 }],
  ['colour', { color: '#1d6f5c' }],
])('labels that only their %s tells from the values close behind them have these', (_, label) => {
  const sheet = printed([
    ...inTurns(100, label, 'Breed', 'Border Terrier', 'Coat', 'Wiry'),
    ...inTurns(120, label, 'Chip', '977 200 009', 'Keeper', 'Ada Marsh'),
  ]);
  expect(valuesOf(sheet, { breed: '', coat: '', keeper: '' })).toEqual({
    breed: ['Border Terrier'],
    coat: ['Wiry'],
    keeper: ['Ada Marsh'],
  });
});

test('a word in bold within a sentence is no label', () => {
  const sentence = printed(inTurns(100, { weight: 700 }, 'Cover', 'is not included in this plan'));
  expect(valuesOf(sentence)).toEqual({});
});
