import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

/** The box of a choice: a field whose sign is read behind all text of its page. */
const box = (y: number, x = 80): LineSpec => ({ text: '☐', x, y, size: 12, family: '' });
const choice = (number: string, text: string, y: number): LineSpec[] => [
  { text: number, x: 72, y, size: 12, weight: 700 },
  { text, x: 95, y, size: 12 },
];

describe('a box to tick', () => {
  test('is on the line of the text right of it, and begins one of its own behind a number', () => {
    const rows = ['Seeds of trees', 'Seeds of herbs and roots', 'Tools'];
    const lines = [
      ...prose(4, 60),
      { text: 'Tick what you want to buy from us:', y: 130, size: 12 },
      ...rows.flatMap((text, row) => choice(`${row + 7}`, text, 144 + 14 * row)),
      ...rows.map((_, row) => box(144 + 14 * row)),
    ];
    const found = texts(blocksOf(page(lines)));
    expect(found.slice(1)).toEqual([
      'Tick what you want to buy from us:',
      ...rows.map((text, row) => `${row + 7} ☐ ${text}`),
    ]);
  });

  test('is an item of a list though its text, the first of its page, has no white space before', () => {
    const rows = ['Seeds of trees', 'Seeds of herbs', 'Tools'];
    const printed = rows.flatMap((text, row) => words({ text, x: 103, y: 100 + 30 * row }));
    const [first, ...rest] = printed;
    const boxes = rows.flatMap((_, row) => words(box(100 + 30 * row, 95)));
    const all = [...(first ? [{ ...first, spaced: false }] : []), ...rest, ...boxes];
    expect(blocksOf(page([], { words: all }))).toMatchObject([
      { kind: 'list', items: rows.map(() => ({ checked: false })) },
    ]);
  });
});
