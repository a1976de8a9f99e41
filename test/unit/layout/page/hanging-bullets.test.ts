import { describe, expect, test } from 'vitest';
import { joinHangingBullets } from '../../../../src/layout/page/hanging-bullets.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

const joined = (...specs: readonly LineSpec[]): string[] => joinHangingBullets(linesOf(specs)).map(textOfLine);

describe('a bullet far before its text', () => {
  test('begins its line, in each of several columns', () => {
    const row = { '●': 72, one: 96 };
    const items = [0, 200].flatMap((x) => Object.entries(row).map(([text, own]) => ({ text, x: x + own, y: 100 })));
    expect(joined(...items)).toEqual(['● one', '● one']);
  });

  test('begins its line', () => {
    expect(joined({ text: '•', x: 72, y: 98, size: 7 }, { text: 'first item', x: 96, y: 100, size: 16 })).toEqual([
      '• first item',
    ]);
  });

  test('is no bullet of a text that is farther than the text on its other side', () => {
    const row = { Milk: 72, '•': 112, Water: 162 };
    expect(joined(...Object.entries(row).map(([text, x]) => ({ text, x, y: 100 })))).toEqual(['Milk', '•', 'Water']);
  });

  test('is not joined to what is 5 sizes away, or on another line', () => {
    expect(joined({ text: '•', x: 72, y: 100 }, { text: 'item', x: 127, y: 100 })).toHaveLength(2);
    expect(joined({ text: '•', x: 72, y: 100 }, { text: 'item', x: 90, y: 106 })).toHaveLength(2);
  });
});
