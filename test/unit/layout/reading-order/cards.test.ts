import { describe, expect, test } from 'vitest';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { areCards } from '../../../../src/layout/reading-order/cards.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, line, page } from '../page.ts';

describe('blocks side by side', () => {
  const card = (x: number, title: string, lines: readonly string[]): LineSpec[] => [
    { text: title, x, y: 100, size: 12, color: '#7f5fff' },
    ...lines.map((text, i) => ({ text, x, y: 116 + 12 * i })),
  ];

  test('are read one after the other when each was written under a title of its own', () => {
    const text = texts(
      blocksOf(
        page([
          ...card(72, 'Our purpose', ['Making it', 'useful for all', 'who need it']),
          ...card(300, 'Our mission', ['Easy to apply', 'in every place', 'at any time']),
        ]),
      ),
    ).join(' ');
    expect(text).toBe(
      'Our purpose Making it useful for all who need it Our mission Easy to apply in every place at any time',
    );
  });
});

test.each([
  [2, true],
  [3, false],
])('blocks of ten rows of which %i were written along the rows are cards: %s', (along, expected) => {
  const side = (x: number) => [
    line({ text: 'A title', x, y: 100, weight: 700 }),
    ...Array.from({ length: 9 }, (_, row) => line({ text: 'some text', x, y: 114 + 14 * row })),
  ];
  const [left, right] = [side(72), side(300)];
  const paired = left.slice(0, along).flatMap((item, row) => [item, right[row] as Line]);
  const written = [...paired, ...left.slice(along), ...right.slice(along)].flatMap((item) => item.words);
  expect(areCards(left, right, (word) => written.indexOf(word))).toBe(expected);
});
