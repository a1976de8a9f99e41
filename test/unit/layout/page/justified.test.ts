import { expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { buildLines, textOfLine } from '../../../../src/layout/page/lines.ts';
import { words } from '../page.ts';

/** A line whose words are so many points apart. */
function spread(text: string, y: number, gap: number): Word[] {
  let x = 72;
  return text.split(' ').flatMap((part) => {
    const own = words({ text: part, x, y });
    x = (own[0] as Word).box[2] + gap;
    return own;
  });
}

const linesOf = (...rows: readonly (readonly Word[])[]): string[] => buildLines(1, rows.flat()).map(textOfLine);

const ABOVE = 'Nobody remembers who planted the hedge along the lane';

test('a line that is justified with wide gaps is whole, for the words above stand across them', () => {
  const wide = 'but hazelnut and blackthorn have grown';
  expect(linesOf(spread(ABOVE, 100, 4), spread(wide, 112, 14))).toEqual([ABOVE, wide]);
  expect(linesOf(spread(wide, 112, 14), spread(ABOVE, 124, 4))).toEqual([wide, ABOVE]);
});

test('gaps as wide as several words are those of one line too, where all are equal', () => {
  const wide = 'as nobody may remember';
  expect(linesOf(spread(ABOVE, 100, 4), spread(wide, 112, 60))).toEqual([ABOVE, wide]);
});

test('heads of columns that are equally far apart stay apart, for nothing stands across the gaps', () => {
  const heads = spread('Loops Flushes Ratio Speed', 100, 14);
  const figures = heads.flatMap(({ box }, index) => words({ text: `${index + 3}`, x: box[2] - 5, y: 112 }));
  expect(linesOf(heads, figures)).toEqual(['Loops', '3', 'Flushes', '4', 'Ratio', '5', 'Speed', '6']);
});

test('words whose gaps differ stay apart', () => {
  const parts = ['but', 'hazelnut', 'and', 'have'].flatMap((text, index) =>
    words({ text, x: 72 + 90 * index, y: 112 }),
  );
  expect(linesOf(spread(ABOVE, 100, 4), parts)).toHaveLength(5);
});

test('figures and times that are equally far apart stay apart, though the row above them stands across', () => {
  const times = spread('Pier 06:12 06:45 07:20 08:05', 112, 14);
  expect(linesOf(spread(ABOVE, 100, 4), times)).toHaveLength(6);
});
