import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Word } from '../../../../src/document/page.ts';
import { buildRotatedLines, isLevel, marginalia, watermarks } from '../../../../src/layout/page/rotated-lines.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { words } from '../page.ts';

const rotated = (text: string, box: Box, rotation = 270): Word[] =>
  words({ text, y: 0 }).map((word) => ({ ...word, box, rotation }));

test('words are level up to two degrees', () => {
  const levels = [1.5, 2.5, 357.5, 358.5].map((rotation) => rotated('a', [0, 0, 10, 10], rotation).every(isLevel));
  expect(levels).toEqual([true, false, false, true]);
});

test('rotated words over each other are a line in the order of the content stream', () => {
  const lines = buildRotatedLines(1, [
    ...rotated('written', [20, 360, 30, 400]),
    ...rotated('upwards', [20, 310, 30, 350]),
    ...rotated('beside', [50, 310, 60, 350]),
    ...words({ text: 'level', y: 100 }),
  ]);
  expect(lines.map(textOfLine)).toEqual(['written upwards', 'beside']);
});

describe('rotated lines', () => {
  const level = linesOf([{ text: 'level text', x: 72, y: 100 }]);
  const lines = (box: Box) => buildRotatedLines(1, rotated('stamp', box));

  test('left or right of all level text are marginalia', () => {
    expect(marginalia(lines([20, 80, 30, 120]), level)).toHaveLength(1);
    expect(marginalia(lines([300, 80, 310, 120]), level)).toHaveLength(1);
  });

  test('amid level text, or on a page without any, are not', () => {
    expect(marginalia(lines([80, 200, 90, 240]), level)).toEqual([]);
    expect(marginalia(lines([20, 80, 30, 120]), [])).toEqual([]);
  });
});

describe('watermarks', () => {
  const stamp = (rotation: number, size: number): Word[] =>
    rotated('DRAFT', [100, 200, 400, 500], rotation).map((word) => ({ ...word, fontSize: size }));
  const text = linesOf([{ text: 'Level text', y: 300 }]);
  const found = (...own: readonly Word[]): string[] => watermarks(buildRotatedLines(1, own), text, 10).map(textOfLine);

  test('are written aslant and much larger than the text', () => {
    expect(found(...stamp(315, 80))).toEqual(['DRAFT']);
    expect(found(...stamp(30, 25))).toEqual(['DRAFT']);
  });

  test('are no heads of columns, nor what is written upwards', () => {
    expect(found(...stamp(315, 12))).toEqual([]);
    expect(found(...stamp(270, 80))).toEqual([]);
  });

  test('are none where nothing on the page is level: then they are its text', () => {
    expect(watermarks(buildRotatedLines(1, stamp(315, 80)), [], 10)).toEqual([]);
  });
});
