import { expect, test } from 'vitest';
import { axisLabels } from '../../../../src/layout/figures/axis-labels.ts';
import { ticksAbove } from '../../../../src/layout/figures/ticks-above.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** Numbers that end at x = 95, 40 points apart, the last at y = 200. */
const ticks = (...texts: readonly string[]): LineSpec[] =>
  texts.map((text, i) => ({ text, x: 95 - 5 * text.length, y: 200 - 40 * (texts.length - 1 - i) }));

const above = (...more: readonly LineSpec[]): string[] =>
  ticksAbove(linesOf(ticks('100', '50', '0')), linesOf(more)).map(textOfLine);

test('numbers that go on a step further along an axis are part of it, others are not', () => {
  expect(above({ text: '150', x: 80, y: 80 }, { text: '200', x: 80, y: 40 })).toEqual(['150', '200']);
  expect(above({ text: '150', x: 80, y: 73 })).toEqual(['150']);
  expect(above({ text: '150', x: 80, y: 71 })).toEqual([]);
  expect(above({ text: '150', x: 70, y: 80 })).toEqual([]);
  expect(above({ text: 'May', x: 80, y: 80 })).toEqual([]);
});

test('two numbers show no step', () => {
  expect(ticksAbove(linesOf(ticks('50', '0')), linesOf([{ text: '100', x: 80, y: 120 }]))).toEqual([]);
});

test('the values above the bars of a chart are its labels up to the top of its axis', () => {
  const values = [60, 130].map((y, i): LineSpec => ({ text: `${i + 7}`, x: 150 + 60 * i, y }));
  const labels = axisLabels([100, 110, 300, 205], linesOf([...ticks('150', '100', '50', '0'), ...values]));
  expect(labels.map(textOfLine)).toEqual(['100', '50', '0', '150', '8']);
});
