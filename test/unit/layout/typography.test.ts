import { describe, expect, test } from 'vitest';
import { mainFontSize, measureTypography } from '../../../src/layout/typography.ts';
import { prose, words } from './page.ts';

describe('the typography of a document', () => {
  test('is that of most characters, whatever titles are like', () => {
    const title = words({ text: 'Title', y: 60, size: 24, weight: 700, color: '#ff0000', monospace: true });
    const text = prose(3, 100).flatMap(words);
    expect(measureTypography([...title, ...text])).toEqual({
      fontSize: 10,
      bold: false,
      color: '#000000',
      monospace: false,
    });
  });

  test('is ten points in black where there are no words', () => {
    expect(measureTypography([])).toEqual({ fontSize: 10, bold: false, color: '#000000', monospace: false });
  });
});

test('a page that is all listing is no typewriter’s, whatever numbers it has, unlike a letter with the same signs here and there', () => {
  const typed = (lines: readonly string[]) =>
    lines.flatMap((text, index) => words({ text, y: 60 + 12 * index, monospace: true }));
  const listing = ['/* Adds the numbers of a list. */', 'int add(int *list) {', 'return sum(list, 0);', '}'];
  const letter = [
    'Dear Ms Gray,',
    'thank you for the list (of May 3) that came today;',
    'we shall answer in a week or so.',
  ];
  const data = Array.from({ length: 9 }, () => '17, 204, 88, 91, 130, 12, 55, 7, 16, 31, 64, 210,');
  expect(measureTypography(typed(listing)).monospace).toBe(false);
  expect(measureTypography(typed([...listing, ...data])).monospace).toBe(false);
  expect(measureTypography(typed([...letter, ...data])).monospace).toBe(true);
  expect(measureTypography(typed(letter)).monospace).toBe(true);
});

test('figures in columns of one width are no typewriter’s where the sentences beside them are set in another font', () => {
  const sentence = words({ text: 'Each row of the survey has the depth and the date it was taken', y: 40 });
  const data = Array.from({ length: 30 }, (_, row) =>
    words({ text: `B${row} 12:07:${row} 4,18 0/1:7 Depth=${row};Set=2`, y: 60 + 12 * row, monospace: true }),
  ).flat();
  expect(measureTypography([...sentence, ...data]).monospace).toBe(false);
  expect(measureTypography(data).monospace).toBe(true);
});

test('a font size is measured to the nearest half point', () => {
  expect(mainFontSize(words({ text: 'text', y: 100, size: 9.7 }))).toBe(9.5);
});
