import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { findCaptionedLines } from '../../../../src/layout/forms/captioned-lines.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

/** Something written on a line from `x` to `x + 120` at `y`, with a caption below it. */
const field = (x: number, y: number, written: string, caption: string, size = 7): LineSpec[] => [
  ...(written === '' ? [] : [{ text: written, x: x + 4, y: y - 3, size: 10 }]),
  { text: caption, x, y: y + 8, size },
];
const NAMES = [...field(72, 140, 'Dolezal', 'Surname'), ...field(222, 140, 'Zdenka', 'First name')];
const TOWN = [...field(72, 175, 'Orsa', 'Town'), ...field(222, 175, '', 'Signature')];
const RULES = [140, 175].flatMap((y) => [72, 222].map((x) => level(x, x + 120, y)));

const fieldsIn = (specs: readonly LineSpec[], rules: readonly Rule[]): string[][] =>
  findCaptionedLines(page(specs, { rules }), linesOf(specs)).flatMap(({ fields }) =>
    fields.map(({ lines }) => lines.map(textOfLine)),
  );

describe('what is written on a line', () => {
  test('belongs to the caption below it, which is read first', () => {
    const text = texts(blocksOf(page([...NAMES, ...TOWN, ...prose(5, 220)], { rules: RULES })));
    expect(text.slice(0, 7)).toEqual(['Surname', 'Dolezal', 'First name', 'Zdenka', 'Town', 'Orsa', 'Signature']);
  });

  test('is no heading, however large', () => {
    const large = [...NAMES, ...TOWN].map((spec) => (spec.size === 10 ? { ...spec, size: 14, weight: 700 } : spec));
    const blocks = blocksOf(page([...large, ...prose(9, 220)], { rules: RULES }));
    expect(kinds(blocks)).not.toContain('heading');
  });

  test('belongs to the caption below it of several below one line', () => {
    const row = [
      { text: '4 Quay Street', x: 76, y: 137 },
      { text: '2312', x: 200, y: 137 },
      { text: 'Street and number', y: 148, size: 7 },
      { text: 'Code', x: 196, y: 148, size: 7 },
      { text: 'Town', x: 262, y: 148, size: 7 },
    ];
    const rules = [level(72, 342, 140), ...RULES.slice(2)];
    expect(fieldsIn([...row, ...TOWN], rules).slice(0, 3)).toEqual([
      ['4 Quay Street', 'Street and number'],
      ['2312', 'Code'],
      ['Town'],
    ]);
  });
});

test.each([
  ['only one of the page is filled', [...field(72, 140, 'Dolezal', 'Surname'), ...field(222, 140, '', 'Name')], RULES],
  ['captions are as large as what is on the lines', [...NAMES, ...TOWN].map((spec) => ({ ...spec, size: 10 })), RULES],
  [
    'text goes on below, as below a ruled heading',
    [...NAMES, ...TOWN].flatMap((spec) => (spec.size === 7 ? [spec, { ...spec, y: spec.y + 9 }] : [spec])),
    RULES,
  ],
  ['a line has no caption', [...NAMES.slice(0, 3), ...TOWN.slice(0, 1)], RULES],
  ['the lines are sides of boxes', [...NAMES, ...TOWN], [...RULES, ...[72, 222].map((x) => upright(x, 120, 190))]],
  [
    'most rows of the page have texts as large below their lines, as those of tables have',
    [...NAMES, ...[220, 255, 290].flatMap((y) => field(72, y, 'Orsa', 'Town', 10))],
    [...RULES.slice(0, 2), level(72, 192, 220), level(72, 192, 255), level(72, 192, 290)],
  ],
  ['the lines only underline', [...NAMES, ...TOWN], [level(76, 111, 140), level(226, 256, 140), level(76, 96, 175)]],
])('lines are none to write on where %s', (_, specs, rules) => {
  expect(fieldsIn(specs, rules)).toEqual([]);
});
