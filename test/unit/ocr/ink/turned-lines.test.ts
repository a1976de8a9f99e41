import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { turnedLines } from '../../../../src/ocr/ink/turned-lines.ts';

/** Letters of type 20 pixels high: a line of them across, and so many below one another, turned by a quarter. */
const across = (y: number, count = 12): Box[] =>
  Array.from({ length: count }, (_, at) => [100 + 16 * at, y, 112 + 16 * at, y + 20]);
const below = (x: number, count: number, gap = 4): Box[] =>
  Array.from({ length: count }, (_, at) => [x, 200 + (12 + gap) * at, x + 20, 212 + (12 + gap) * at]);
const read = [across(40), across(80)].map(([first]): Box => [first?.[0] ?? 0, first?.[1] ?? 0, 300, 300]);
const text = [...across(40), ...across(80)];
/** Pixels of a letter at 100 dpi. */
const PAGE = 850 * 1100;

test('letters closely below one another are a line that runs up or down', () => {
  expect(turnedLines([...text, ...below(600, 8)], read, PAGE)).toEqual([[600, 200, 620, 324]]);
});

test('a space between two of its words parts no line', () => {
  const [first, second] = [below(600, 4), below(600, 5).map(([x0, y0, x1, y1]): Box => [x0, y0 + 72, x1, y1 + 72])];
  expect(turnedLines([...text, ...first, ...second], read, PAGE)).toEqual([[600, 200, 620, 348]]);
});

describe('no such line are', () => {
  test('letters of words that were read', () => {
    expect(turnedLines([...text, ...below(600, 8)], [...read, [590, 190, 630, 340]], PAGE)).toEqual([]);
  });

  test('numbers of a column, a line apart', () => {
    expect(turnedLines([...text, ...below(600, 8, 24)], read, PAGE)).toEqual([]);
  });

  test('letters of lines that run across and were not read', () => {
    const lines = Array.from({ length: 8 }, (_, at) => across(400 + 24 * at)).flat();
    expect(turnedLines([...text, ...lines], read, PAGE)).toEqual([]);
  });

  test('three specks', () => {
    expect(turnedLines([...text, ...below(600, 3)], read, PAGE)).toEqual([]);
  });

  test('dots of a line of leaders that runs down', () => {
    const dots = Array.from({ length: 40 }, (_, at): Box => [600, 100 + 8 * at, 604, 104 + 8 * at]);
    expect(turnedLines([...text, ...dots], read, PAGE)).toEqual([]);
  });

  test('lines of noise, which would be as many pixels as the image', () => {
    const noise = Array.from({ length: 12 }, (_, at) => below(40 + 60 * at, 40)).flat();
    expect(turnedLines(noise, [], PAGE).length).toBeGreaterThan(0);
    expect(turnedLines(noise, [], 600 * 900)).toHaveLength(3);
  });

  test('what is far larger than the type', () => {
    const large = below(600, 8).map(([x0, y0, x1, y1]): Box => [x0, 8 * y0, x1 + 140, 8 * y1]);
    expect(turnedLines([...text, ...large], read, PAGE)).toEqual([]);
  });
});
