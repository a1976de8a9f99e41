import { describe, expect, test } from 'vitest';
import { buildLines } from '../../../../src/layout/page/lines.ts';
import { withReadBullets } from '../../../../src/layout/page/misread-bullets.ts';
import { textOfLine } from '../lines.ts';
import { type LineSpec, words } from '../page.ts';

const read = (specs: readonly LineSpec[], recognised: object = { confidence: 0.9 }): string[] =>
  withReadBullets(
    buildLines(
      1,
      specs.flatMap(words).map((word) => ({ ...word, ...recognised })),
    ),
  ).map(textOfLine);

const items = (...signs: readonly string[]): LineSpec[] =>
  signs.flatMap((sign, index) => [
    { text: `${sign} Open the valve`, y: 100 + 24 * index },
    { text: 'and wait', x: 80, y: 112 + 24 * index },
  ]);

describe('signs as which bullets were read', () => {
  test.each([
    ['e', 'e', 'e'],
    ['0', 'o', '°'],
    ['«', '¢', '*'],
  ])('are bullets where they stand below each other and lines hang below them: %s %s %s', (...signs) => {
    expect(read(items(...signs)).filter((text) => text.startsWith('• Open'))).toHaveLength(3);
    expect(read(items(...signs), { invisible: true }).filter((text) => text.startsWith('•'))).toHaveLength(3);
  });

  test('are what they seem in text that was not read from an image, and where there are two', () => {
    expect(read(items('0', '0', '0'), {})[0]).toBe('0 Open the valve');
    expect(read(items('0', '0'))[0]).toBe('0 Open the valve');
  });

  test('are none where they may be circles to choose by', () => {
    expect(read(items('O', '©', 'O')).filter((text) => text.startsWith('•'))).toEqual([]);
  });

  test('are quantities or words where other lines begin as far left', () => {
    const rows = ['0 Apples', '3 Pears', '0 Plums', '7 Figs', '0 Limes'];
    expect(read(rows.map((text, index) => ({ text, y: 100 + 12 * index })))).toEqual(rows);
  });
});
