import { describe, expect, test } from 'vitest';
import type { Block, Paragraph, Table } from '../../../src/document/block.ts';
import type { FormField } from '../../../src/document/form-field.ts';
import { type Box, contains, union } from '../../../src/document/geometry.ts';
import type { Levelling } from '../../../src/document/levelling.ts';
import { levelPlace, type PositionedPage } from '../../../src/document/page.ts';
import { asDisplayed } from '../../../src/reading/as-displayed.ts';
import type { LevelPage } from '../../../src/reading/level-page.ts';
import { answer } from '../../fixtures/answer.ts';
import { printed } from '../answers/documents.ts';
import { prose } from '../layout/page.ts';
import { page, word } from '../ocr/words.ts';

/** A page of 300 × 400 points, a pixel each, whose image was turned by a quarter clockwise to be read. */
const levelling: Levelling = { displayed: { width: 300, height: 400, resolution: 72 }, turns: 1, skew: 0 };
const [first, second] = [word('One', { box: [40, 20, 80, 30] }), word('Two', { box: [90, 20, 130, 30] })];
const displayed = page({ width: 300, height: 400, images: [{ box: [0, 0, 300, 400] }] });
const level = page({
  width: 400,
  height: 300,
  words: [first, second],
  rules: [{ box: [40, 50, 340, 51], orientation: 'horizontal' }],
});
const turned: LevelPage = { level, turned: { displayed, levelling } };
const paragraph = (words: readonly (typeof first)[], box: Box, on = 1): Paragraph => ({
  kind: 'paragraph',
  page: on,
  box,
  runs: [{ text: words.map(({ text }) => text).join(' '), spaced: false, words }],
});
const wordsOf = (block: Block | undefined) =>
  block?.kind === 'paragraph' ? block.runs.flatMap((run) => run.words) : [];

test('words lie where they are displayed, and keep their place on the level page', () => {
  const { pages } = asDisplayed([turned], []);
  const [one] = pages[0]?.source === 'flow' ? [] : (pages[0]?.words ?? []);
  // A quarter turn clockwise takes the lower left corner of the displayed page to the upper left one.
  expect(one).toMatchObject({ text: 'One', box: [20, 320, 30, 360], rotation: 270, baseline: 360 });
  expect(one && levelPlace(one)).toEqual({ box: [40, 20, 80, 30], baseline: first.baseline, rotation: 0 });
});

test('the page is the one displayed: its size, its images, and its rules turned with it', () => {
  const [one] = asDisplayed([turned], []).pages;
  expect(one).toMatchObject({ width: 300, height: 400, images: displayed.images });
  expect(one?.source !== 'flow' && one?.rules).toEqual([{ box: [50, 60, 51, 360], orientation: 'vertical' }]);
});

test('blocks, cells and the words in them go with their page; words stay the same objects', () => {
  const table: Table = {
    kind: 'table',
    page: 1,
    box: [40, 20, 130, 30],
    rows: [
      [
        {
          header: false,
          columnSpan: 1,
          rowSpan: 1,
          box: [40, 20, 80, 30],
          blocks: [paragraph([first], [40, 20, 80, 30])],
        },
      ],
    ],
  };
  const { pages, blocks } = asDisplayed([turned], [paragraph([first, second], [40, 20, 130, 30]), table]);
  const words = pages[0]?.source === 'flow' ? [] : pages[0]?.words;
  expect(blocks[0]?.box).toEqual([20, 270, 30, 360]);
  expect(wordsOf(blocks[0]).every((one, index) => one === words?.[index])).toBe(true);
  const cell = blocks[1]?.kind === 'table' ? blocks[1].rows[0]?.[0] : undefined;
  expect(cell?.box).toEqual([20, 320, 30, 360]);
  expect(wordsOf(cell?.blocks[0])[0]).toBe(words?.[0]);
});

test('a paragraph that begins on a level page and ends on a turned one has each word on its own page', () => {
  const printed = word('Zero', { box: [10, 10, 50, 20] });
  const before: LevelPage = { level: page({ number: 1, words: [printed] }) };
  const after: LevelPage = { level: { ...level, number: 2 }, turned: { displayed, levelling } };
  const { blocks } = asDisplayed([before, after], [paragraph([printed, first], [10, 10, 50, 20])]);
  expect(blocks[0]?.box).toEqual([10, 10, 50, 20]);
  expect(wordsOf(blocks[0]).map(({ box }) => box)).toEqual([
    [10, 10, 50, 20],
    [20, 320, 30, 360],
  ]);
});

test('form fields lie where they are displayed, keep their place on the level page, and have the words of the page', () => {
  const field: FormField = { kind: 'text', name: 'n', title: '', box: [40, 18, 140, 32], words: [first, second] };
  const turnedForm = { ...turned, level: { ...level, fields: [field] } };
  const [one] = asDisplayed([turnedForm], []).pages as readonly PositionedPage[];
  expect(one?.fields).toMatchObject([{ ...field, box: [18, 260, 32, 360], level: field.box, words: one?.words }]);
  expect(one?.fields?.[0]?.words[0]).toBe(one?.words[0]);
});

test('a document without turned pages is handed on as it is', () => {
  const blocks = [paragraph([first], [40, 20, 80, 30])];
  const result = asDisplayed([{ level }], blocks);
  expect(result.blocks).toBe(blocks);
  expect(result.pages[0]).toBe(level);
});

describe.each([
  ['turned by a quarter', { turns: 1, skew: 0 }],
  ['skewed by three degrees', { turns: 0, skew: 3 }],
] as const)('a page %s', (_, way) => {
  const whole = printed([
    ...prose(3, 80),
    { text: 'Total:', y: 150 },
    { text: '$1,200.00', x: 200, y: 150 },
    { text: 'Due date:', y: 170 },
    { text: '1 June 2024', x: 200, y: 170 },
  ]);
  const [upright] = whole.pages as readonly PositionedPage[];
  const size = way.turns === 1 ? { width: 792, height: 612 } : { width: 612, height: 792 };
  const levelPages = whole.pages.map((one) => ({
    level: one,
    turned: {
      displayed: page(size),
      levelling: { displayed: { ...size, resolution: 72 }, ...way },
    },
  }));
  const document = { ...whole, ...asDisplayed(levelPages, whole.blocks) };

  test('has the key-value pairs and the Markdown of the level page', () => {
    expect(upright?.words.length).toBeGreaterThan(10);
    for (const kind of ['extract_key_value', 'parse'] as const) {
      expect(answer(document, kind)).toEqual(answer(whole, kind));
    }
    expect(answer(document, 'extract_key_value').json).toMatchObject({ 'Due date': ['1 June 2024'] });
  });

  test('has the evidence of a line around its words as displayed', () => {
    const { evidence = [] } = answer(document, 'extract_key_value', { includeEvidence: true });
    const value = evidence.find(({ pointer }) => pointer.includes('Due date'));
    const words = (document.pages[0] as PositionedPage).words.filter(({ text }) =>
      ['1', 'June', '2024'].includes(text),
    );
    expect(words).toHaveLength(3);
    expect(value?.boxes).toHaveLength(1);
    const [box = [0, 0, 0, 0]] = value?.boxes ?? [];
    for (const one of words) expect(contains(box, one.box, 0.01)).toBe(true);
    const around = union(words.map((one) => one.box));
    for (const [index, edge] of around.entries()) expect(Math.abs((box[index] as number) - edge)).toBeLessThan(2);
  });
});
