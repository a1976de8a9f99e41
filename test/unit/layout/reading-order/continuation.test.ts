import { describe, expect, test } from 'vitest';
import { joinAcrossColumns } from '../../../../src/layout/reading-order/continuation.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

describe('a paragraph at the foot of a column', () => {
  const joined = (end: LineSpec, start: LineSpec): boolean =>
    joinAcrossColumns(candidateOf([line(end)]), candidateOf([line(start)]), line(end).box[2]) !== undefined;

  test('goes on in the next one where a sentence does', () => {
    expect(joined({ text: 'it does not', y: 700 }, { text: 'end here', y: 100 })).toBe(true);
    expect(joined({ text: 'it ends.', y: 700 }, { text: 'more of it', y: 100 })).toBe(false);
    expect(joined({ text: 'it does not', y: 700 }, { text: 'End here', y: 100 })).toBe(false);
    expect(joined({ text: 'it was 40', y: 700 }, { text: '% of them', y: 100 })).toBe(true);
  });

  test('does not go on in another weight, nor in an item of a list', () => {
    expect(joined({ text: 'it does not', y: 700 }, { text: 'end here', y: 100, weight: 700 })).toBe(false);
    expect(joined({ text: 'it does not', y: 700 }, { text: 'a) end', y: 100 })).toBe(false);
  });

  test.each([
    [0.4, true],
    [0.6, false],
  ])('goes on in a size that differs by half a point at most: by %f: %s', (difference, expected) => {
    const before = candidateOf([line({ text: 'it does not', y: 700 })]);
    const after = { ...candidateOf([line({ text: 'end here', y: 100 })]), fontSize: 10 + difference };
    expect(joinAcrossColumns(before, after, before.box[2]) !== undefined).toBe(expected);
  });

  test.each([
    [30, true],
    [40, false],
  ])('does not go on where its last line had room for the next word and a space: %i points: %s', (room, expected) => {
    const before = candidateOf([line({ text: 'it does not', y: 700 })]);
    const after = candidateOf([line({ text: 'ended here', y: 100 })]);
    expect(joinAcrossColumns(before, after, before.box[2] + room) !== undefined).toBe(expected);
  });
});

test.each([
  [8, false],
  [12, true],
])('a paragraph of %i words at the foot of a page goes on beyond a caption: %s', (count, expected) => {
  const end = { text: Array(count).fill('word').join(' '), y: 300 };
  const caption = { text: 'Figure 1: What it shows', y: 60, size: 8 };
  const blocks = blocksOf(page([...prose(5, 100), end]), page([caption, ...prose(5, 100)], { number: 2 }));
  expect(blocks.some(({ continued }) => continued)).toBe(expected);
});

describe('the last item of a list at the foot of a page', () => {
  const RUNNING = 'The parties agree that each of them shall keep all of it';
  const isContinued = (item: string, after: LineSpec, marker = '1.'): boolean => {
    const list = [
      { text: `${marker} ${item}`, y: 140 },
      { text: `2. ${item}`, y: 160 },
    ];
    const blocks = blocksOf(page([...prose(3, 100), ...list]), page([after, ...prose(5, 112)], { number: 2 }));
    expect(blocks.some(({ kind }) => kind === 'list')).toBe(true);
    return blocks.some(({ continued }) => continued);
  };

  test.each([
    ['secret and shall not use', true],
    ['Secret. It shall not use', false],
    ['3. secret too', false],
  ])('goes on overleaf where its sentence does: %s: %s', (text, expected) => {
    expect(isContinued(RUNNING, { text, y: 100 })).toBe(expected);
  });

  test('does not go on in bold text', () => {
    expect(isContinued(RUNNING, { text: 'secret and shall not use', y: 100, weight: 700 })).toBe(false);
  });

  test('is over where it is a few words that leave their line open', () => {
    expect(isContinued('Bread', { text: 'and so it goes on', y: 100 })).toBe(false);
  });
});
