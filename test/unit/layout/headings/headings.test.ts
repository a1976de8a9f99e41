import { describe, expect, test } from 'vitest';
import type { OutlineItem } from '../../../../src/document/outline.ts';
import type { PositionedPage, Word } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import type { Verdict } from '../../../../src/layout/decision.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';
import { level } from '../tables/grids.ts';

/** The texts of the headings of a page. */
const headingsOf = (
  lines: readonly LineSpec[],
  parts: Partial<PositionedPage> = {},
  outline: readonly OutlineItem[] = [],
): string[] =>
  layout([page(lines, parts)], outline).flatMap((block) => (block.kind === 'heading' ? [textOf(block.runs)] : []));

/** Sections of a document: a name in a look of its own above text, with white space around it. */
const sections = (names: readonly string[], look: Partial<LineSpec>): LineSpec[] =>
  names.flatMap((text, index) => [{ text, y: 100 + 120 * index, ...look }, ...prose(5, 126 + 120 * index)]);

const NAMES = ['Our history', 'What we do', 'How to find us'];

describe('headings', () => {
  test('are none of what is filled in one sign a cell', () => {
    const lines = sections(NAMES, { size: 16 });
    const filled = page(lines).words.map((word) => (word.text === 'do' ? { ...word, inCells: true as const } : word));
    expect(headingsOf(lines)).toEqual(NAMES);
    expect(headingsOf(lines, { words: filled })).toEqual([NAMES[0], NAMES[2]]);
  });

  test('are larger than the text; the larger, the higher', () => {
    const blocks = blocksOf(
      page([{ text: 'Title', y: 60, size: 24 }, { text: 'Section', y: 100, size: 14 }, ...prose(6, 130)]),
    );
    expect(blocks).toMatchObject([{ kind: 'heading', level: 1 }, { kind: 'heading', level: 2 }, { kind: 'paragraph' }]);
  });

  test.each<[string, Partial<LineSpec>]>([
    ['larger', { size: 14 }],
    ['bold', { weight: 700 }],
    ['larger and bold', { size: 11, weight: 700 }],
    ['larger, in a colour', { size: 12, color: '#00408f' }],
  ])('may be %s', (_, look) => {
    expect(headingsOf(sections(NAMES, look))).toEqual(NAMES);
  });

  test('are titles of short documents too, of which they are a good part', () => {
    const text = [
      { text: 'They are short, and were measured on foot.', y: 108 },
      { text: 'See the survey', y: 122 },
    ];
    expect(headingsOf([{ text: 'Rivers of the north', y: 80, size: 20, weight: 700 }, ...text])).toEqual([
      'Rivers of the north',
    ]);
    expect(headingsOf(text)).toEqual([]);
  });

  test('are no items above deeper ones, as large as slides have them, but may have a square', () => {
    const outline = (bullet: string): LineSpec[] => [
      { text: `${bullet} Fast`, y: 80, size: 24, color: '#a00000' },
      { text: '– many readers at once', x: 90, y: 104, size: 14 },
      { text: '– locks by record', x: 90, y: 122, size: 14 },
      ...prose(6, 400),
    ];
    expect(headingsOf(outline('•'))).toEqual([]);
    expect(headingsOf(outline('■'))).toEqual(['■ Fast']);
  });

  test('say something, and more than an aside', () => {
    const marks = ['`', '***', '(in millions of euros)'];
    for (const look of [{ size: 14 }, { weight: 700 }]) expect(headingsOf(sections(marks, look))).toEqual([]);
    const numbered = ['(1) Income (net)', '(2) Costs', '(3) Result (gross)'];
    expect(headingsOf(sections(numbered, { size: 14 }))).toEqual(numbered);
  });

  test('are no choices of a form, beside boxes to tick', () => {
    const choices = ['☐ Void', 'Corrected ☒', '☑ First report ☐ Later report'];
    expect(headingsOf(sections(choices, { size: 14 }))).toEqual([]);
  });

  test('are no addresses, and no labels with a line to write on', () => {
    const others = ['https://example.org/lamps', 'keeper@example.org', 'Policy number: ________'];
    expect(headingsOf(sections(others, { size: 14 }))).toEqual([]);
  });

  test('are no towns with their state and post code, as the last lines of addresses are', () => {
    const towns = ['Cedar Valley, OR 97001', 'New York, NY 10017-2001', 'Report on Oregon 97001'];
    expect(headingsOf(sections(towns, { size: 14, weight: 700 }))).toEqual(towns.slice(2));
  });

  test.each([1, 1.2])('are no addresses in bold, %s times as large as the text', (size) => {
    const address = ['Harbour Radio', '1001 South 10th Street', 'Omaha, NE 68108', '(402) 345-7777'].map(
      (text, row): LineSpec => ({ text, y: 60 + 13 * row, size: 10 * size, weight: 700 }),
    );
    expect(headingsOf([...address, ...prose(20, 200)])).toEqual([]);
  });

  test('may be heavier than a light text', () => {
    const light = sections(NAMES, { weight: 500 }).map((spec) => ({ weight: 300, ...spec }));
    expect(headingsOf(light)).toEqual(NAMES);
  });

  test('may be in capitals', () => {
    const names = NAMES.map((name) => name.toUpperCase());
    expect(headingsOf(sections(names, { size: 11, weight: 700 }))).toEqual(names);
    expect(headingsOf(sections(names, { weight: 700 }))).toEqual(names);
  });

  test('may be in small capitals that are drawn as smaller letters', () => {
    const name = (index: number): Word[] => {
      const y = 100 + 120 * index;
      const [[first], [second]] = [
        words({ text: 'R', x: 72, y, size: 13 }),
        words({ text: 'esults', x: 78.5, y, size: 10.4 }),
      ];
      return [first as Word, { ...(second as Word), spaced: false }];
    };
    const own = [0, 1, 2].flatMap((index) => [...name(index), ...prose(5, 126 + 120 * index).flatMap(words)]);
    expect(headingsOf([], { words: own })).toEqual(['Results', 'Results', 'Results']);
  });

  test('may be underlined, where bold type alone leaves a doubt', () => {
    const name = { text: 'Days to remember', x: 72, y: 430, weight: 700 };
    const lines = [
      { text: 'Town and Country Letter', y: 60, size: 24 },
      ...prose(20, 130),
      name,
      ...['May 4 Fair', 'May 9 Concert', 'June 2 Regatta'].map((text, row) => ({ text, x: 100, y: 442 + 14 * row })),
    ];
    const under = level(72, words(name).at(-1)?.box[2] ?? 72, 431.5);
    expect(headingsOf(lines)).not.toContain(name.text);
    expect(headingsOf(lines, { rules: [under] })).toContain(name.text);
  });

  test('are one heading when they run over two lines', () => {
    const heading = ['A long heading which', 'needs a second line'].map((text, i) => ({
      text,
      y: 100 + 20 * i,
      size: 18,
    }));
    expect(texts(blocksOf(page([...heading, ...prose(5, 160)])))[0]).toBe('A long heading which needs a second line');
  });

  describe('of a series that is set alike', () => {
    /** Four names in bold type; the last is above lines that are indented, as a programme's are. */
    const series = (last: Partial<LineSpec> = {}): LineSpec[] => [
      { text: 'Town and Country Letter', y: 60, size: 24 },
      ...['School repairs', 'A new ferry', 'Flood drill'].flatMap((text, index): LineSpec[] => [
        { text, y: 130 + 100 * index, weight: 700 },
        ...prose(4, 150 + 100 * index),
      ]),
      { text: 'Days to remember', y: 430, weight: 700, ...last },
      ...['May 4 Fair', 'May 9 Concert', 'June 2 Regatta'].map((text, index) => ({
        text,
        x: (last.x ?? 72) + 28,
        y: (last.y ?? 430) + 12 + 14 * index,
      })),
    ];
    const SERIES = ['School repairs', 'A new ferry', 'Flood drill'];

    test('are headings all, whatever is below them', () => {
      expect(headingsOf(series())).toEqual(expect.arrayContaining([...SERIES, 'Days to remember']));
    });

    test.each<[string, Partial<LineSpec>]>([
      ['on another edge', { x: 110 }],
      ['in another size', { size: 9 }],
      ['close to the text above', { y: 406 }],
      ['ended by a full stop', { text: 'See you there.' }],
    ])('are no headings %s', (_, last) => {
      const found = headingsOf(series(last));
      expect(found).toEqual(expect.arrayContaining(SERIES));
      expect(found).not.toContain(last.text ?? 'Days to remember');
    });
  });

  test('are no formulas, however large', () => {
    const lines = (text: string): LineSpec[] => [
      { text: 'Tides', y: 60, size: 20 },
      ...prose(4, 100),
      { text, x: 90, y: 172, size: 13 },
      ...prose(4, 200),
    ];
    expect(headingsOf(lines('W = ∑ exp(− C · f(e))'))).toEqual(['Tides']);
  });

  test('are what the outline names, though they look like text', () => {
    const lines = sections(['background'], {});
    expect(headingsOf(lines)).toEqual([]);
    expect(headingsOf(lines, {}, [{ title: 'Background', level: 1, page: 1 }])).toEqual(['background']);
  });

  test.each(['.', ':'])('are no sentences that the outline names, ending in “%s”, unless they stand out', (end) => {
    const title = `The chart below shows how much of the harvest of each valley was sold${end}`;
    const outline = [{ title, level: 1, page: 1 }];
    expect(headingsOf(sections([title], {}), {}, outline)).toEqual([]);
    expect(headingsOf(sections([title], { size: 14 }), {}, outline)).toEqual([title]);
    expect(headingsOf(sections(['Rules of sale.'], {}), {}, [{ title: 'Rules of sale.', level: 1, page: 1 }])).toEqual([
      'Rules of sale.',
    ]);
  });

  test('are what the tags of the file name, though they look like text', () => {
    expect(headingsOf(sections(['background'], { role: 'H2' }))).toEqual(['background']);
    expect(headingsOf(sections(['background'], { role: 'P' }))).toEqual([]);
  });

  test.each<[string, number, readonly string[]]>([
    ['the tags call most of its text headings', 2, []],
    ['they call less of it so', 1, ['background', 'funding', 'people']],
  ])('are those that its tags name, or that look so, where %s', (_, sectionsTagged, found) => {
    const names = ['background', 'funding', 'people'];
    const lines = sections(names, { role: 'H2' });
    const perSection = lines.length / names.length;
    const tagged = lines.map((line, index) => (index < sectionsTagged * perSection ? { ...line, role: 'H2' } : line));
    expect(headingsOf(tagged).filter((heading) => names.includes(heading))).toEqual(found);
  });
});

describe('no headings', () => {
  const TITLE: LineSpec = { text: 'A handbook', y: 60, size: 20, weight: 700 };

  test('are the terms of a glossary, bold above their short definitions', () => {
    const terms = ['Demurrage', 'Escalation', 'Imbalance', 'Triage', 'Whey'].flatMap((text, index) => [
      { text, y: 120 + 30 * index, weight: 700 },
      { text: 'What is meant by it in a line.', x: 90, y: 132 + 30 * index },
    ]);
    expect(headingsOf([TITLE, ...prose(1, 90), ...terms])).toEqual(['A handbook']);
  });

  test.each<[string, Partial<PositionedPage>]>([
    ['a shade', { fills: [{ box: [66, 208, 500, 262], color: '#ddeeff' }] }],
    [
      'shades of one paragraph each',
      {
        fills: [
          { box: [66, 210, 500, 223], color: '#ddeeff' },
          { box: [66, 223, 500, 262], color: '#ddeeff' },
        ],
      },
    ],
    ['a bar at its left', { rules: [{ box: [64, 208, 65, 262], orientation: 'vertical' }] }],
  ])('is the bold label of a note in %s', (_, box) => {
    const lines = [
      TITLE,
      { text: '1 Scope', y: 96, size: 14, weight: 700 },
      ...prose(5, 120),
      { text: 'Note', y: 220, weight: 700 },
      ...prose(3, 232),
      { text: '2 Method', y: 300, size: 14, weight: 700 },
      ...prose(5, 324),
    ];
    expect(headingsOf(lines, box)).toEqual(['A handbook', '1 Scope', '2 Method']);
  });

  test('are paragraphs larger than a table that fills the page', () => {
    const cells = Array.from({ length: 20 }, (_, row) =>
      [0, 1, 2, 3].map((column) => ({
        text: `${row * column} units`,
        x: 72 + 110 * column,
        y: 160 + 12 * row,
        size: 7,
      })),
    ).flat();
    const rules = Array.from({ length: 21 }, (_, row) => ({
      box: [70, 152 + 12 * row, 512, 152.5 + 12 * row] as const,
      orientation: 'horizontal' as const,
    }));
    const remark: LineSpec = { text: 'In May the ward opened a second room for its visitors.', y: 120 };
    expect(headingsOf([TITLE, remark, ...cells], { rules })).toEqual(['A handbook']);
  });

  test('are the bold labels of a form that are larger than the small print below it alone', () => {
    const lines = Array.from({ length: 9 }, (_, row): LineSpec[] => [
      { text: `Label${row}`, y: 100 + 30 * row, weight: 700 },
      { text: `the value ${row} of it, in two words`, y: 112 + 30 * row },
    ]).flat();
    const print = prose(3, 640, { letters: 80 }).map((line, row) => ({ ...line, y: 640 + 9 * row, size: 7 }));
    expect(headingsOf([...lines, ...print]).length).toBe(headingsOf(lines).length);
  });

  test('are watermarks that run aslant over the page', () => {
    const [mark] = words({ text: 'DRAFT', x: 150, y: 500, size: 90, color: '#909090' });
    const lines = [TITLE, ...prose(30, 100)];
    const own = [...lines.flatMap(words), { ...(mark as Word), rotation: 315 }];
    expect(headingsOf([], { words: own })).toEqual(['A handbook']);
  });

  test('are captions, nor bold sentences within the text', () => {
    const caption = { text: 'Figure 3: The road', y: 100, weight: 700 };
    const blocks = blocksOf(
      page([caption, ...prose(5, 140), { text: 'A bold remark, of course,', y: 240, weight: 700 }]),
    );
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  test('are sentences, however many words of them are bold', () => {
    const sentence = { text: Array(24).fill('word').join(' '), y: 160, weight: 700 };
    expect(headingsOf([TITLE, ...prose(4, 90), sentence, ...prose(4, 190)])).toEqual(['A handbook']);
  });
});

test('a verdict on a heading names the signs that hold', () => {
  const verdicts: Verdict[] = [];
  layout([page(sections(NAMES, { weight: 700 }))], [], (_, verdict) => verdicts.push(verdict));
  const first = verdicts.find(({ decision }) => decision === 'heading');
  expect(first?.is).toBe(true);
  expect(first?.because.map(({ sign }) => sign)).toEqual(expect.arrayContaining(['bold', 'above text']));
});

describe('the title of a cover alone', () => {
  const title = ['Survey of the northern', 'rivers and their mouths'];
  const small = ['(Second edition)', 'Printed for Adam Alder'];

  test.each<[string, Partial<LineSpec>, number]>([
    ['bold, in the middle', { size: 24, weight: 700 }, 1],
    ['large, at the left', { size: 30, x: 72 }, 1],
    ['as large as all else', { size: 12 }, 0],
  ])('is a heading where it is larger than the rest: %s', (_, look, count) => {
    const wide = Math.max(...title.map(({ length }) => length));
    const lines = [
      ...title.map((text, i) => ({ text, x: 300 - wide * 6, y: 120 + 40 * i, ...look })),
      { text: small[0] ?? '', x: 260, y: 260, size: 12 },
      { text: small[1] ?? '', x: 240, y: 640, size: 12 },
    ];
    expect(headingsOf(lines)).toHaveLength(count);
  });
});

describe('small bold capitals that hang left of all text, as in manual pages,', () => {
  const manual = (gutter: readonly LineSpec[] = []): LineSpec[] => [
    { text: 'OATS(1)', x: 60, y: 40 },
    { text: 'NAME', x: 60, y: 90, size: 9, weight: 700 },
    { text: 'oats - count the grains of a field', x: 96, y: 101 },
    { text: 'USE', x: 60, y: 118, size: 9, weight: 700 },
    ...prose(4, 130, { x: 96, letters: 70 }),
    { text: 'FILES', x: 60, y: 184, size: 9, weight: 700 },
    ...prose(4, 196, { x: 96, letters: 70 }),
    ...gutter,
  ];

  test('are headings', () => {
    expect(headingsOf(manual())).toEqual(['NAME', 'USE', 'FILES']);
  });

  test('are none by that where text begins as far left', () => {
    expect(headingsOf(manual(prose(3, 270, { x: 60 })))).toEqual([]);
  });
});

test('an item of several lines is no heading, though larger than the listings around it', () => {
  const listing = (y: number): LineSpec[] =>
    Array.from({ length: 12 }, (_, row) => ({
      text: `R${row} 12:07:${row} 4,18 0/1:7 Depth=${row};Set=2`,
      y: y + 10 * row,
      size: 8,
      monospace: true,
    }));
  const item = [
    { text: '◦ Survey: rows of the second survey have the', x: 90, y: 260, size: 12 },
    { text: 'depth and the day on which it was taken', x: 102, y: 275, size: 12 },
  ];
  expect(headingsOf([...listing(80), ...item, ...listing(310)])).toEqual([]);
});
