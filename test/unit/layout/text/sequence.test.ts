import { describe, expect, test } from 'vitest';
import type { Line } from '../../../../src/layout/page/lines.ts';
import type { Region } from '../../../../src/layout/region.ts';
import { paragraphSequence } from '../../../../src/layout/text/sequence.ts';
import { BODY, line, prose } from '../page.ts';

const region = (top: number): Region => ({
  kind: 'region',
  block: { kind: 'table', page: 1, box: [72, top, 400, top + 40], rows: [] },
  box: [72, top, 400, top + 40],
  fontSize: 10,
  lines: [],
});
const kinds = (columns: readonly (readonly (Line | Region)[])[]): string[] =>
  paragraphSequence(
    columns.map((items) => ({ items })),
    BODY,
  ).map(({ kind }) => kind);

describe('the sequence of a page', () => {
  test('has a table at its place between two parts of a column', () => {
    const column = [...prose(3, 100).map(line), ...prose(3, 200).map(line), region(140)];
    expect(kinds([column])).toEqual(['candidate', 'table', 'candidate']);
  });

  test('has a paragraph that goes on in the next column as one', () => {
    const [left, right] = [prose(3, 100).map(line), prose(3, 100, { x: 400 }).map(line)];
    const [only, ...more] = paragraphSequence([{ items: left }, { items: right }], BODY);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'candidate', lines: [...left, ...right] });
  });

  test('joins no paragraph with a table at the top of the next column', () => {
    expect(kinds([prose(3, 100).map(line), [region(100), ...prose(3, 200, { x: 400 }).map(line)]])).toEqual([
      'candidate',
      'table',
      'candidate',
    ]);
  });

  test('has a paragraph that goes on beyond a box as one, and the box after it', () => {
    const [before, within, after] = [100, 150, 200].map((y) => prose(3, y).map(line)) as [Line[], Line[], Line[]];
    const frame = [60, 140, 540, 190] as const;
    const sequence = paragraphSequence([{ items: before }, { items: within, frame }, { items: after }], BODY);
    expect(sequence.map((item) => item.kind === 'candidate' && item.lines)).toEqual([[...before, ...after], within]);
  });

  test('has a table after what stands left of it, and before what stands right of it', () => {
    expect(kinds([[region(100), line({ text: 'Left', x: 20, y: 115 })]])).toEqual(['candidate', 'table']);
    expect(kinds([[region(100), line({ text: 'Right', x: 420, y: 115 })]])).toEqual(['table', 'candidate']);
    expect(kinds([[region(100), line({ text: 'Below', x: 20, y: 150 })]])).toEqual(['table', 'candidate']);
  });

  test('is empty where nothing is on the page', () => {
    expect(kinds([[], []])).toEqual([]);
  });
});
