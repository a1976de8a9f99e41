import { describe, expect, test } from 'vitest';
import type { OutlineItem } from '../../../../src/document/outline.ts';
import { textOf } from '../../../../src/document/text.ts';
import { outlineOf } from '../../../../src/layout/headings/outline.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

const item = (title: string, level: number, pageNumber = 1): OutlineItem => ({ title, level, page: pageNumber });

/** Headings as `level text`. */
const headings = (lines: readonly LineSpec[], items: readonly OutlineItem[]): string[] =>
  layout([page(lines)], items).flatMap((block) =>
    block.kind === 'heading' ? [`${block.level} ${textOf(block.runs)}`] : [],
  );

/** Sections in small letters with parts in larger ones, as some journals set them. */
const ARTICLE: readonly LineSpec[] = [
  { text: 'How rivers move', y: 60, size: 24 },
  { text: 'II. Methods', y: 100, size: 12, weight: 700 },
  ...prose(3, 120),
  { text: 'A. Sensors', y: 180, size: 14, weight: 700 },
  ...prose(3, 200),
  { text: 'B. Maps', y: 260, size: 14, weight: 700 },
  ...prose(3, 280),
  { text: 'Thanks', y: 340, size: 14, weight: 700 },
  ...prose(3, 360),
];

describe('an outline', () => {
  test('names the title of a section, not the word of its text that reads alike', () => {
    const lines = [
      ...prose(4, 60),
      { text: 'match-info', y: 124 },
      { text: 'What is known of it', y: 140 },
      { text: 'Match info', y: 200, size: 13, weight: 700 },
      ...prose(4, 220),
    ];
    expect(headings(lines, [item('Match info', 1), item('Other', 1, 2)])).toEqual(['1 Match info']);
  });

  test('gives headings their levels, below a title that it leaves out', () => {
    const items = [item('Methods', 1), item('Sensors', 2), item('B Maps', 2)];
    expect(headings(ARTICLE, items)).toEqual([
      '1 How rivers move',
      '2 II. Methods',
      '3 A. Sensors',
      '3 B. Maps',
      '3 Thanks',
    ]);
  });

  test('may begin with the title', () => {
    const items = [item('How rivers move', 1), item('Methods', 2), item('Sensors', 3), item('Maps', 3)];
    expect(headings(ARTICLE, items).slice(0, 3)).toEqual(['1 How rivers move', '2 II. Methods', '3 A. Sensors']);
  });

  test('makes headings of paragraphs that look like text', () => {
    const lines = [
      ...prose(3, 100),
      { text: 'a plain name', y: 160 },
      ...prose(3, 190),
      { text: 'Another', y: 250 },
      ...prose(3, 280),
    ];
    expect(headings(lines, [])).toEqual([]);
    expect(headings(lines, [item('A plain name', 1), item('Another', 1)])).toEqual(['1 a plain name', '1 Another']);
  });

  test('is not believed when hardly anything in it is on the pages', () => {
    const byLook = headings(ARTICLE, []);
    expect(headings(ARTICLE, [item('Sensors', 1), item('Untitled', 1), item('Slide 2', 1, 2)])).toEqual(byLook);
  });
});

test.each([
  [25, true],
  [35, false],
])('an entry of %i words is looked up: %s', (count, expected) => {
  const title = Array(count).fill('word').join(' ');
  const find = outlineOf([item(title, 1)]);
  expect(find(candidateOf([line({ text: title, y: 100 })])) !== undefined).toBe(expected);
});
