import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

const rows = (x: number, y: number, pitch: number, lines: readonly string[]): LineSpec[] =>
  lines.map((text, i) => ({ text, x, y: y + pitch * i }));

const textOf = (lines: readonly LineSpec[], rules: readonly Rule[], parts: Partial<LineSpec> = {}): string =>
  texts(
    blocksOf(
      page(
        [...lines, ...prose(6, 400)].map((line) => ({ ...line, ...parts })),
        { rules },
      ),
    ),
  ).join('\n');

describe('the caption of a paper filed in court is read side by side', () => {
  const parties = [
    'Adam Alder and Bea Birch,',
    'Plaintiffs,',
    'against',
    'The Cedar Company, a',
    'corporation,',
    'Defendant.',
  ];
  const title = ['Case No. 21-4711', 'Order on the motion to have', 'the records opened'];
  const lines = [...rows(72, 120, 16, parties), ...rows(320, 143, 14, title)].sort((a, b) => a.y - b.y);

  test.each([
    ['one line', [upright(300, 105, 210)]],
    ['a double line in pieces', [298, 302].flatMap((x) => [upright(x, 105, 150), upright(x, 150.3, 210)])],
    ['a line with a foot on the left', [upright(300, 105, 210), level(72, 300, 210)]],
  ])('that %s divides', (_, rules) => {
    expect(textOf(lines, rules)).toMatch(/Alder.*Defendant\.\s.*4711.*opened/s);
  });

  test.each([
    [')', 'in one font', {}],
    [')', 'on a typewriter', { monospace: true, family: 'Courier' }],
    ['§', 'in one font', {}],
  ])('that a column of %s %s divides', (sign, _, parts) => {
    const left = ['Adam Alder and Bea Birch,', '', 'Plaintiffs,', '', 'against', '', 'The Cedar Company,'];
    const right = ['', '', 'Case No. 21-4711', '', 'Order on the motion to have', 'the records opened', ''];
    const typed = left.flatMap((text, i) =>
      [
        { text, x: 72 },
        { text: sign, x: 210 },
        { text: right[i] ?? '', x: 240 },
      ].flatMap((part) => (part.text ? [{ ...part, ...parts, y: 120 + 13 * i }] : [])),
    );
    const text = textOf(typed, [], parts);
    expect(text).toMatch(/Alder.*Plaintiffs,\s.*Company,\s.*4711\s.*opened/s);
    expect(text.slice(0, text.indexOf('opened'))).not.toContain(sign);
  });
});

describe('rows are read across a line', () => {
  const years = ['Spring of 2019', 'Autumn of 2019', 'Spring of 2020', 'Autumn of 2020'];
  const posts = ['Assistant at the works', 'Clerk of the store', 'Keeper of the keys', 'Head of the store'];
  const lines = years.flatMap((text, i) => [
    { text, x: 72, y: 120 + 20 * i },
    { text: posts[i] as string, x: 320, y: 120 + 20 * i },
  ]);

  test('between labels and what is level with them', () => {
    expect(textOf(lines, [upright(300, 105, 190)])).toMatch(/Autumn of 2019\s+Clerk/);
  });

  test('between the cells of a programme', () => {
    const programme = [0, 1, 2, 3].flatMap((i) =>
      ['Alder', '20:00 - 21:00', 'Birch', '20:30 - 21:30'].map((text, column) => ({
        text: `${text} ${'abcd'[i]}`,
        x: 72 + 110 * column,
        y: 120 + 20 * i,
      })),
    );
    const inColumns = programme.toSorted((a, b) => a.x - b.x);
    expect(textOf(inColumns, [upright(286, 105, 190)])).not.toMatch(/Alder a[^B]*Alder b/s);
  });

  test('between the names and the values of a chart', () => {
    const names = ['Alder wood', 'Birch wood', 'Cedar wood', 'Dogwood'];
    const chart = names.flatMap((text, i) => [
      { text, x: 72, y: 120 + 20 * i },
      { text: `about ${4 - i} parts`, x: 340 - 60 * i, y: 123 + 20 * i },
    ]);
    expect(textOf(chart, [upright(140, 105, 190)])).toMatch(/Alder wood\s+about 4/);
  });

  test('that ends brackets below each other', () => {
    const calls = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].flatMap((text, i) => [
      { text: `( the ${text}`, x: 72, y: 120 + 13 * i },
      { text: ')', x: 210, y: 120 + 13 * i },
      { text: 'a tree of the north', x: 240, y: 120 + 13 * i },
    ]);
    expect(textOf(calls, [])).toMatch(/Alder\s+\)\s+a tree.*Birch/s);
  });

  test('that is a side of a table in the panel between two others', () => {
    const panel = (x: number, first: string, last: string): LineSpec[] =>
      rows(x, 100, 13, [first, ...Array.from({ length: 6 }, () => 'may apply for help at the'), last]);
    const cells = [0, 1, 2, 3].flatMap((r) =>
      ['Pupils', 'Amount'].map((name, c) => ({ text: `${name} ${'abcd'[r]}`, x: 224 + 80 * c, y: 134 + 20 * r })),
    );
    const grid = [
      ...[220, 300, 380].map((x) => upright(x, 120, 200)),
      ...[120, 140, 160, 180, 200].map((y) => level(220, 380, y)),
    ];
    const title = { text: 'What the town pays', x: 220, y: 100 };
    const lines = [...panel(40, 'Who', 'by letter.'), title, ...cells, ...panel(420, 'When', 'by May.')];
    expect(textOf(lines, grid)).toMatch(/^Who.*by letter\..*What the town.*When.*by May\./s);
  });
});
