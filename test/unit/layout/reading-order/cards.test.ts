import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';

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
