import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { addDrawnBullets } from '../../../../src/layout/page/drawn-bullets.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** A line from (100, 92.5) on, and others, with a filled rectangle on the page. */
const withShape = (box: Box, ...others: readonly LineSpec[]): string[] =>
  addDrawnBullets(linesOf([{ text: 'item', x: 100, y: 100 }, ...others]), {
    fills: [{ box, color: '#000000' }],
    rules: [],
  }).map(textOfLine);

/** A shape of that size in points before the line; its middle is at y 97. */
const shape = (gap: number, width = 4, height = width): Box => [
  100 - gap - width,
  97 - height / 2,
  100 - gap,
  97 + height / 2,
];

describe('a filled shape before a line of 10 points', () => {
  test('is a bullet', () => {
    expect(withShape(shape(5))).toEqual(['• item']);
  });

  test('is a bullet when it is 7 points high, not 9', () => {
    expect(withShape(shape(5, 7))).toEqual(['• item']);
    expect(withShape(shape(5, 9))).toEqual(['item']);
  });

  test('is a bullet 20 points before it, not 30', () => {
    expect(withShape(shape(20))).toEqual(['• item']);
    expect(withShape(shape(30))).toEqual(['item']);
  });

  test('is a bullet when it is .5 points from square, not 1.5', () => {
    expect(withShape(shape(5, 4, 4.5))).toEqual(['• item']);
    expect(withShape(shape(5, 4, 5.5))).toEqual(['item']);
  });

  test('is a separator when text is just left of it', () => {
    expect(withShape(shape(5), { text: 'before', x: 55, y: 100 })).toEqual(['before', 'item']);
  });
});

describe('balls of shaded colour', () => {
  const lines = linesOf([0, 1, 2].map((row) => ({ text: 'item', x: 100, y: 100 + 14 * row })));
  const ball = (row: number, x = 88): Box => [x, 94 + 14 * row, x + 6, 100 + 14 * row];
  const read = (...balls: readonly Box[]): string[] =>
    addDrawnBullets(lines, { fills: [], rules: [], drawings: balls.map((box) => ({ box })) }).map(textOfLine);

  test('below each other are the bullets of the lines behind them', () => {
    expect(read(ball(0), ball(2))).toEqual(['• item', 'item', '• item']);
  });

  test('are bullets as close as lines are', () => {
    const close = linesOf([0, 1].map((row) => ({ text: 'item', x: 100, y: 100 + 11 * row })));
    const drawings = [0, 1].map((row) => ({ box: [88, 94 + 11 * row, 94, 100 + 11 * row] as const }));
    expect(addDrawnBullets(close, { fills: [], rules: [], drawings }).map(textOfLine)).toEqual(['• item', '• item']);
  });

  test('are none where one stands alone, or of another size', () => {
    expect(read(ball(0))).toEqual(['item', 'item', 'item']);
    expect(read(ball(0), [88, 108, 92, 112])).toEqual(['item', 'item', 'item']);
  });
});

test('dots in a row are no bullets: they lead from a title to a number', () => {
  const dots = Array.from({ length: 20 }, (_, index) => {
    const x = 100 + 4 * index;
    return { box: [x, 97, x + 1, 98] as const, color: '#000000' };
  });
  const lines = linesOf([
    { text: 'title', x: 20, y: 100 },
    { text: '7', x: 190, y: 100 },
  ]);
  expect(addDrawnBullets(lines, { fills: dots, rules: [] }).map(textOfLine)).toEqual(['title', '7']);
});

describe('dots of a dotted line', () => {
  const lines = linesOf([{ text: 'text', x: 100, y: 100 }]);
  const dot = (y: number) => ({ box: [90, y, 92, y + 2] as const, color: '#000000' });

  test('below each other are no bullets', () => {
    expect(addDrawnBullets(lines, { fills: [88, 92, 96, 100].map(dot), rules: [] }).map(textOfLine)).toEqual(['text']);
  });

  test('are bullets where rules are the sides of their ring', () => {
    const rules = [{ orientation: 'horizontal', box: [90, 95.5, 92, 96] } as const];
    expect(addDrawnBullets(lines, { fills: [dot(96)], rules }).map(textOfLine)).toEqual(['• text']);
  });

  test('are none at the end of a line', () => {
    const rules = [{ orientation: 'vertical', box: [90, 100, 92, 160] } as const];
    expect(addDrawnBullets(lines, { fills: [dot(96)], rules }).map(textOfLine)).toEqual(['text']);
  });
});
