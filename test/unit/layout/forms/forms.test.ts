import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Rule } from '../../../../src/document/page.ts';
import { findForms } from '../../../../src/layout/forms/forms.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

/** A box of a form: its place, a label and what is filled in below it. */
type Entry = readonly [box: Box, label: string, ...values: string[]];

const PARCEL: readonly Entry[] = [
  [[72, 100, 272, 160], 'Sender with street, town and postal code', 'Harbour Joinery Ltd', '4 Quay Street'],
  [[272, 100, 372, 130], 'Number of the parcel', '88 1204'],
  [[372, 100, 472, 130], 'Weight', '12 kg'],
  [[272, 130, 472, 160], 'Collected on', '3 March'],
  [[72, 160, 172, 190], 'Town of destination', 'Skerries'],
  [[172, 160, 332, 190], 'Insured for'],
  [[332, 160, 472, 190], 'Signature of the sender'],
];

const linesIn = (entries: readonly Entry[], value: Partial<LineSpec> = {}): LineSpec[] =>
  entries.flatMap(([[x, y], label, ...values]) => [
    { text: label, x: x + 3, y: y + 9, size: 8 },
    ...values.map((text, i) => ({ text, x: x + 6, y: y + 25 + 12 * i, ...value })),
  ]);

const sidesOf = ([x0, y0, x1, y1]: Box): Rule[] => [
  level(x0, x1, y0),
  level(x0, x1, y1),
  upright(x0, y0, y1),
  upright(x1, y0, y1),
];

/** Ways in which producers draw a form. */
const CLOTHES: readonly (readonly [string, (boxes: readonly Box[]) => Rule[]])[] = [
  ['a border around each box', (boxes) => boxes.flatMap(sidesOf)],
  [
    'thin rectangles',
    (boxes) =>
      boxes
        .flatMap(sidesOf)
        .map(({ box: [x0, y0, x1, y1], orientation }) => ({ orientation, box: [x0, y0, x1 + 0.6, y1 + 0.6] })),
  ],
  [
    'lower and right borders',
    (boxes) => [
      ...sidesOf([72, 100, 472, 190]),
      ...boxes.flatMap((box) => [1, 3].flatMap((i) => sidesOf(box)[i] ?? [])),
    ],
  ],
  [
    'long strokes',
    () => [
      ...[100, 160, 190].map((y) => level(72, 472, y)),
      level(272, 472, 130),
      ...[72, 472].map((x) => upright(x, 100, 190)),
      upright(272, 100, 160),
      upright(372, 100, 130),
      ...[172, 332].map((x) => upright(x, 160, 190)),
    ],
  ],
  [
    'strokes that leave the sides open',
    () => [
      ...[100, 160, 190].map((y) => level(72, 472, y)),
      level(272, 472, 130),
      upright(272, 100, 160),
      upright(372, 100, 130),
      ...[172, 332].map((x) => upright(x, 160, 190)),
    ],
  ],
];

const boxes = PARCEL.map(([box]) => box);
const around = [...prose(3, 60), ...prose(5, 220)];
const readOn = PARCEL.flatMap(([, ...lines]) => lines).join(' ');
const readIn = (blocks: Parameters<typeof texts>[0]): string => texts(blocks).join(' ').replaceAll('\n', ' ');

describe.each(CLOTHES)('a form drawn by %s', (_, draw) => {
  test('is read box by box, each label with what is filled in', () => {
    const blocks = blocksOf(page([...around, ...linesIn(PARCEL)], { rules: draw(boxes) }));
    expect(kinds(blocks)).not.toContain('table');
    expect(readIn(blocks)).toContain(readOn);
  });

  test('is so in whatever order the file writes its text', () => {
    const lines = linesIn(PARCEL).toSorted((a, b) => a.y - b.y || (b.x ?? 0) - (a.x ?? 0));
    expect(readIn(blocksOf(page([...lines, ...around], { rules: draw(boxes) })))).toContain(readOn);
  });
});

/** Rows of a form from one margin to the other, with upright lines between boxes alone. */
const STRIPS: readonly Entry[] = [
  [[72, 100, 372, 126], 'Name of the traveller as in the passport', 'Aoife Brennan'],
  [[372, 100, 540, 126], 'Nationality', 'Irish'],
  [[72, 126, 540, 152], 'Address (street and number)', '12 Harbour Row'],
  [[72, 152, 440, 178], 'Town with its postal code and the county where it lies', 'Kinsale P17 XY42'],
  [[440, 152, 540, 178], 'Country', 'Ireland'],
];

test('a form of rows that no upright line joins is read box by box', () => {
  const rules = [...[100, 126, 152, 178].map((y) => level(72, 540, y)), upright(372, 100, 126), upright(440, 152, 178)];
  const blocks = blocksOf(page([...prose(3, 60), ...linesIn(STRIPS), ...prose(5, 220)], { rules }));
  expect(kinds(blocks)).not.toContain('table');
  expect(texts(blocks).join(' ')).toContain(STRIPS.flatMap(([, ...lines]) => lines).join(' '));
});

test.each([
  ['filled in', STRIPS],
  ['empty', STRIPS.map(([box, label]): Entry => [box, label])],
])('a form that is %s is so though its last rows make a grid', (_, strips) => {
  const pairs: Entry[] = [
    [[72, 178, 300, 204], 'Reference', ...(strips === STRIPS ? ['B 7'] : [])],
    [[300, 178, 540, 204], 'Date of birth', ...(strips === STRIPS ? ['4 June 1971'] : [])],
    [[72, 204, 300, 230], 'Height', ...(strips === STRIPS ? ['172'] : [])],
    [[300, 204, 540, 230], 'Colour of the eyes', ...(strips === STRIPS ? ['green'] : [])],
  ];
  const rules = [
    ...[100, 126, 152, 178, 204, 230].map((y) => level(72, 540, y)),
    ...[upright(372, 100, 126), upright(440, 152, 178), upright(300, 178, 230)],
  ];
  const form = [...strips, ...pairs];
  const blocks = blocksOf(page([...prose(3, 60), ...linesIn(form), ...prose(5, 260)], { rules }));
  expect(kinds(blocks)).not.toContain('table');
  expect(texts(blocks).join(' ')).toContain(form.flatMap(([, ...lines]) => lines).join(' '));
});

test('grids of other widths, or far below each other, are no storeys of one form', () => {
  const found = (lower: readonly [left: number, top: number]) => {
    const strip = (x: number, y: number) => [level(x, 540, y), level(x, 540, y + 26), upright(372, y, y + 26)];
    const [left, top] = lower;
    const lines = [
      ...linesIn(STRIPS.slice(0, 2)),
      ...linesIn([
        [[left, top, 372, top + 26], 'Place of the meeting', 'Cork'],
        [[372, top, 540, top + 26], 'Date', '3 May'],
      ]),
    ];
    const rules = [...strip(72, 100), ...strip(left, top)];
    return findForms(page(lines, { rules }), linesOf(lines), []).length;
  };
  expect([found([72, 152]), found([90, 152]), found([72, 300])]).toEqual([1, 0, 0]);
});

describe('what is filled in', () => {
  const blocksWith = (value: Partial<LineSpec>) =>
    blocksOf(page([...around, ...linesIn(PARCEL, value)], { rules: boxes.flatMap(sidesOf) }));

  test('is no heading, however large it is', () => {
    expect(kinds(blocksWith({ size: 14, weight: 700 }))).not.toContain('heading');
  });

  test('is no listing in a typewriter face', () => {
    const blocks = blocksWith({ monospace: true, family: 'Typewriter' });
    expect(kinds(blocks)).not.toContain('code');
    expect(blocks.flatMap((block) => ('runs' in block ? block.runs : [])).some(({ code }) => code)).toBe(false);
  });
});

const STEPS: readonly Box[] = [
  [100, 100, 200, 140],
  [300, 200, 400, 240],
  [100, 300, 200, 340],
  [300, 400, 400, 440],
];

describe('a grid is', () => {
  const formsOf = (lines: readonly LineSpec[], rules: readonly Rule[]) =>
    findForms(page(lines, { rules }), linesOf(lines), []);

  test('a form where its labels are underlined', () => {
    const lines = linesIn(PARCEL);
    const underlines = linesOf(lines)
      .filter(({ fontSize }) => fontSize === 8)
      .map(({ box }) => level(box[0], box[2], box[3] - 1));
    const [form] = formsOf(lines, [...boxes.flatMap(sidesOf), ...underlines]);
    expect(form?.fields.map((field) => field.lines.map(textOfLine))).toEqual(PARCEL.map(([, ...own]) => own));
  });

  test.each<[string, readonly LineSpec[], readonly Rule[]]>([
    ['of numbers', linesIn(PARCEL.map(([box], i) => [box, `${i}`, `${i}.50`])), boxes.flatMap(sidesOf)],
    [
      'of cells that text fills',
      PARCEL.map(([[x, , , bottom], label]) => ({ text: label, x: x + 3, y: bottom - 4, size: 22 })),
      boxes.flatMap(sidesOf),
    ],
    ['with text across its lines', [...linesIn(PARCEL), ...prose(3, 112, { x: 76 })], boxes.flatMap(sidesOf)],
    [
      'of fields with columns',
      PARCEL.flatMap(([[x, y]]) =>
        [9, 20].flatMap((down) => ['ab', 'cd', 'ef'].map((text, i) => ({ text, x: x + 3 + 30 * i, y: y + down }))),
      ),
      boxes.flatMap(sidesOf),
    ],
    [
      'of lists in frames',
      boxes.flatMap(([x, y]) =>
        Array.from({ length: 8 }, (_, i) => ({ text: 'item', x: x + 3, y: y + 4 + 3 * i, size: 3 })),
      ),
      boxes.flatMap(sidesOf),
    ],
    [
      'of a page of text',
      [
        ...linesIn(PARCEL),
        ...Array.from({ length: 70 }, (_, i) => ({ text: 'text', x: 76, y: 140 + 0.2 * i, size: 0.2 })),
      ],
      boxes.flatMap(sidesOf),
    ],
    [
      'of boxes joined by lines',
      linesIn(STEPS.map((box) => [box, 'Step of it', 'begins'])),
      [
        ...STEPS.flatMap(sidesOf),
        upright(250, 120, 420),
        ...STEPS.map(([x, y]) => level(x < 250 ? 200 : 250, x < 250 ? 250 : 300, y + 20)),
      ],
    ],
    ['of one row', linesIn(PARCEL.slice(4)), PARCEL.slice(4).flatMap(([box]) => sidesOf(box))],
    ['of lines that meet nowhere', linesIn(PARCEL), [100, 130, 160, 190].map((y) => level(72, 472, y))],
  ])('no form: one %s', (_, lines, rules) => {
    expect(formsOf(lines, rules)).toEqual([]);
  });
});
