import { describe, expect, test } from 'vitest';
import { axisLabels } from '../../../../src/layout/figures/axis-labels.ts';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, line } from '../page.ts';

/** The labels of a chart from (100, 100) to (300, 200). */
const labelsOf = (...lines: readonly LineSpec[]): string[] =>
  axisLabels([100, 100, 300, 200], linesOf(lines)).map(textOfLine);

/** A row of two texts that begins `below` points under the chart. */
const row = (below: number, text = 'tick'): LineSpec[] => [110, 230].map((x) => ({ text, x, y: 207.5 + below }));

describe('texts along the edge of a chart', () => {
  test('are labels below it and on both sides', () => {
    expect(labelsOf(...row(5))).toHaveLength(2);
    expect(labelsOf({ text: '10', x: 80, y: 120 }, { text: '20', x: 80, y: 160 })).toHaveLength(2);
    expect(labelsOf({ text: '10', x: 310, y: 120 }, { text: '20', x: 310, y: 160 })).toHaveLength(2);
  });

  test('are labels of three words, not of four', () => {
    expect(labelsOf(...row(5, 'in the year'))).toHaveLength(2);
    expect(labelsOf(...row(5, 'in the first year'))).toEqual([]);
  });

  test('are labels 15 points away, not 25', () => {
    expect(labelsOf(...row(15))).toHaveLength(2);
    expect(labelsOf(...row(25))).toEqual([]);
  });

  test('are labels in three rows, not in a fourth', () => {
    const rows = ['first', 'second', 'third', 'fourth'].flatMap((text, r) => row(15 + 25 * r, text));
    expect(labelsOf(...rows)).toEqual(['first', 'first', 'second', 'second', 'third', 'third']);
  });

  test('are no labels alone: a caption is one', () => {
    expect(labelsOf({ text: 'Figure 1', x: 150, y: 215 })).toEqual([]);
  });
});

describe('between two charts side by side', () => {
  const turned = (text: string, x: number): Line => {
    const label = line({ text, x, y: 150 });
    const box = [x, 120, x + 10, 180] as const;
    return { ...label, box, words: label.words.map((word) => ({ ...word, box, rotation: 270 })) };
  };
  const ticks = ['10', '20', '30'].map((text, i): LineSpec => ({ text, x: 328, y: 120 + 30 * i }));
  const lines = [...linesOf(ticks), turned('Boats in the harbour', 312)];

  test('labels are those of the nearer one, and a turned title that of the chart on its right', () => {
    const [left, right] = [[100, 100, 300, 200] as const, [345, 100, 545, 200] as const];
    expect(axisLabels(left, lines, [right])).toEqual([]);
    expect(axisLabels(right, lines, [left]).map(textOfLine)).toEqual(['10', '20', '30', 'Boats in the harbour']);
  });

  test('a turned title alone is no label of a chart without others beside it', () => {
    expect(axisLabels([345, 100, 545, 200], lines.slice(3))).toEqual([]);
  });
});
