import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/document/block.ts';
import type { Word } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { buildRuns, isSpaced, positionOf } from '../../../../src/layout/text/runs.ts';
import { blocksOf } from '../blocks-of.ts';
import { BODY, type LineSpec, line, page, prose, words } from '../page.ts';

describe('runs', () => {
  test('tell bold, italic, code and links from the text around them', () => {
    const line = [
      ...words({ text: 'plain', x: 72, y: 100 }),
      ...words({ text: 'bold', x: 110, y: 100, weight: 700 }),
      ...words({ text: 'italic', x: 140, y: 100, italic: true }),
      ...words({ text: 'code', x: 180, y: 100, monospace: true }),
      ...words({ text: 'link', x: 210, y: 100, link: 'https://example.org/' }),
    ];
    const [block] = blocksOf(page(prose(3, 130), { words: [...line, ...prose(3, 130).flatMap(words)] }));
    expect((block as Paragraph).runs).toMatchObject([
      { text: 'plain' },
      { text: 'bold', bold: true, spaced: true },
      { text: 'italic', italic: true },
      { text: 'code', code: true },
      { text: 'link', link: 'https://example.org/' },
    ]);
  });

  test('tell raised text', () => {
    const raised = words({ text: '2', x: 92.5, y: 96, size: 6 }).map((word) => ({ ...word, spaced: false }));
    const [block] = blocksOf(page([], { words: [...words({ text: 'area', y: 100 }), ...raised] }));
    expect((block as Paragraph).runs).toMatchObject([
      { text: 'area' },
      { text: '2', spaced: false, position: 'superscript' },
    ]);
  });
});

test('an upright letter between words in italics stays upright, a sign between them does not part them', () => {
  const between = (text: string): unknown[] => {
    const line = [
      ...words({ text: 'desktops', y: 100, italic: true }),
      ...words({ text, x: 120, y: 100 }),
      ...words({ text: 'notebooks', x: 130, y: 100, italic: true }),
    ];
    const [block] = blocksOf(page([], { words: [...line, ...prose(3, 130).flatMap(words)] }));
    return (block as Paragraph).runs.map(({ italic }) => italic);
  };
  expect(between('e')).toEqual([true, undefined, true]);
  expect(between('+').every((italic) => italic)).toBe(true);
});

test.each([
  ['Chinese', ['你好', '世界'], '你好世界'],
  ['Thai', ['ค่าเช่า', 'เดือนละ'], 'ค่าเช่าเดือนละ'],
  ['Lao', ['ຄ່າເຊົ່າ', 'ເດືອນລະ'], 'ຄ່າເຊົ່າເດືອນລະ'],
  ['Khmer', ['ថ្លៃជួល', 'ប្រចាំខែ'], 'ថ្លៃជួលប្រចាំខែ'],
  ['Burmese', ['အိမ်', 'ငှား'], 'အိမ်ငှား'],
  ['Khmer, whose sentence ends there,', ['នីមួយៗ។', 'ថ្លៃ'], 'នីមួយៗ។ ថ្លៃ'],
  ['Hindi', ['मकान', 'मालिक'], 'मकान मालिक'],
])('lines of %s are joined as the script is written', (_, [first = '', second = ''], whole) => {
  const [before, after] = [words({ text: first, y: 100 }), words({ text: second, y: 112 })];
  const isApart = isSpaced(before[0] as Word, after[0] as Word, true);
  expect(first + (isApart ? ' ' : '') + second).toBe(whole);
});

test.each(['：', '你好', 'カタカナ'])('%s, which is as wide as every character of its script, is no code', (text) => {
  const line = [...words({ text: 'A label', y: 100 }), ...words({ text, x: 110, y: 100, monospace: true })];
  const [block] = blocksOf(page([], { words: [...line, ...prose(3, 130).flatMap(words)] }));
  expect((block as Paragraph).runs).not.toContainEqual(expect.objectContaining({ code: true }));
});

test('an address in a fixed pitch is no code', () => {
  const lines = [
    ...prose(4, 100),
    { text: 'write to ', y: 160 },
    { text: 'ada@example.org', x: 120, y: 160, monospace: true },
    { text: 'with', x: 200, y: 160 },
    { text: 'mail()', x: 226, y: 160, monospace: true },
  ];
  const runs = blocksOf(page(lines)).flatMap((block) => ('runs' in block ? block.runs : []));
  expect(runs.filter(({ code }) => code).map(({ text }) => text)).toEqual(['mail()']);
});

describe('white space between words', () => {
  const word = (text: string, x: number, spec: Partial<LineSpec> = {}, parts: Partial<Word> = {}): Word => ({
    ...(words({ text, x, y: 100, ...spec })[0] as Word),
    ...parts,
  });
  /** The text of two words; the first, two letters in 10 points, ends at x = 82. */
  const joined = (...[before, after]: readonly [Word, Word]): string =>
    `ab${isSpaced(before, after, false) ? ' ' : ''}cd`;
  const AB = word('ab', 72);

  test.each([
    [2, 'abcd'],
    [3, 'ab cd'],
  ])('is a gap of a quarter of the font size though the file has none: %i points make «%s»', (gap, expected) => {
    expect(joined(AB, word('cd', 82 + gap, {}, { spaced: false }))).toBe(expected);
  });

  test.each([
    [1.2, 'abcd'],
    [2, 'ab cd'],
  ])('is .15 font sizes beside raised text though the file has some: %f points make «%s»', (gap, expected) => {
    expect(joined(AB, word('cd', 82 + gap, { y: 97 }))).toBe(expected);
  });

  test.each([
    [0.8, 'ab cd'],
    [1.3, 'abcd'],
  ])('is in doubt where the baseline shifts by a tenth of the font size: %f points make «%s»', (shift, expected) => {
    expect(joined(AB, word('cd', 82, { y: 100 - shift }))).toBe(expected);
  });

  test.each([
    [15, true],
    [20, false],
  ])('is none after an initial: one of %i points before text of 10', (size, expected) => {
    expect(isSpaced(word('T', 72, { size }), word('his', 90), false)).toBe(expected);
  });
});

test.each([
  [2, 'sumn'],
  [4, 'sum n'],
])(
  'a small word set %i points below another on a line of its own is attached within .3 font sizes',
  (gap, expected) => {
    const [limit] = words({ text: 'n', x: 75, y: 102.5 + gap + 4.5, size: 6 });
    const lower = { ...line({ text: 'n', y: 100 }), words: [{ ...(limit as Word), spaced: false }] };
    const runs = buildRuns([line({ text: 'sum', y: 100 }), lower], BODY, () => true);
    expect(textOf(runs)).toBe(expected);
  },
);

test.each([
  ['No', 'Americana'],
  ['A', '2041'],
  ['Bio', 'Wag'],
  ['Deutsch', 'ab'],
])('words in a smaller size on the next line are no limit of what is above: «%s», «%s»', (above, below) => {
  const [first, second] = [line({ text: above, y: 100 }), line({ text: below, x: 66, y: 108, size: 6 })];
  expect(textOf(buildRuns([first, second], BODY, () => true))).toBe(`${above} ${below}`);
});

test.each([
  [0.8, undefined],
  [1.3, 'superscript'],
])('a small word %f points above a baseline of 10-point text is raised from a tenth on', (shift, expected) => {
  const [small] = words({ text: '2', y: 100 - shift, size: 6 });
  expect(positionOf(small as Word, line({ text: 'text', y: 100 }))).toBe(expected);
});

test.each([
  [
    ['Seen on (https://example.c', 'om/reports)'],
    'https://example.com/reports',
    'Seen on (https://example.com/reports)',
  ],
  [['example.org', '/reports'], 'https://example.org/reports', 'example.org/reports'],
  [['read our', 'reports'], 'https://example.org/reports', 'read our reports'],
  [
    ['at https://example.org/reports', 'elsewhere'],
    'https://example.org/reports',
    'at https://example.org/reports elsewhere',
  ],
])('an address broken where a line ends is whole, as its link tells: %s', (lines, link, whole) => {
  const linked = lines.flatMap((text, row) => words({ text, y: 100 + 12 * row, link }));
  const [block] = blocksOf(page([], { words: linked }));
  expect(textOf((block as Paragraph).runs)).toBe(whole);
});
