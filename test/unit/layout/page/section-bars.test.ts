import { describe, expect, test } from 'vitest';
import type { FilledRectangle, PositionedPage } from '../../../../src/document/page.ts';
import { sectionBarsOf } from '../../../../src/layout/page/section-bars.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page } from '../page.ts';
import { cells, cellTexts, grid, level, tablesOf, VALUES } from '../tables/grids.ts';

const LABEL: LineSpec = { text: 'Part 2', x: 76, y: 94, weight: 700, color: '#ffffff' };
const TITLE: LineSpec = { text: 'What you have sold', x: 130, y: 94, weight: 700 };
/** The dark box behind a label whose baseline is at a height. */
const shade = (y: number, color = '#102040'): FilledRectangle => ({ box: [72, y - 10, 112, y + 4], color });

const wordsOfBar = (lines: readonly LineSpec[], fills: readonly FilledRectangle[]): string =>
  [...sectionBarsOf({ fills }, linesOf(lines))].map(({ text }) => text).join(' ');

describe('a bar that begins a section of a form', () => {
  test('is a light label on a dark box, and the title beside it', () => {
    expect(wordsOfBar([LABEL, TITLE], [shade(94)])).toBe('Part 2 What you have sold');
    const more: LineSpec = { text: '(see page 3)', x: 226, y: 94 };
    expect(wordsOfBar([LABEL, TITLE, more], [shade(94)])).toContain('(see page 3)');
  });

  test.each<[string, readonly LineSpec[], readonly FilledRectangle[]]>([
    ['on a light box', [LABEL, TITLE], [shade(94, '#e0e0e0')]],
    ['in dark letters', [{ ...LABEL, color: '#000000' }, TITLE], [shade(94)]],
    ['beside text that is not bold', [LABEL, { ...TITLE, weight: 400 }], [shade(94)]],
    ['beside a number', [LABEL, { ...TITLE, text: '14' }], [shade(94)]],
    ['in a row of cells', [LABEL, TITLE, { text: 'Price', x: 400, y: 94, weight: 700 }], [shade(94)]],
    ['above another dark cell', [LABEL, TITLE], [shade(94), shade(108)]],
  ])('is none %s', (_, lines, fills) => {
    expect(wordsOfBar(lines, fills)).toBe('');
  });

  const form = (rows: readonly (readonly string[])[], fills: readonly FilledRectangle[]): PositionedPage =>
    page([LABEL, TITLE, ...cells(rows)], {
      rules: [
        ...grid(rows.length, 3),
        level(72, 372, 82),
        ...[72, 372].map((x) => ({ box: [x, 82, x, 100] as const, orientation: 'vertical' as const })),
      ],
      fills,
    });

  test('is a text above the table whose grid it is in, and no row of that', () => {
    const made = form(VALUES, [shade(94)]);
    expect(cellTexts(tablesOf(made)[0])).toEqual(VALUES);
    expect(texts(blocksOf(made))[0]).toBe('Part 2 What you have sold');
    expect(cellTexts(tablesOf(form(VALUES, []))[0])).not.toEqual(VALUES);
  });

  test('makes no table of a single row', () => {
    expect(kinds(blocksOf(form(VALUES.slice(0, 1), [shade(94)])))).not.toContain('table');
  });
});
