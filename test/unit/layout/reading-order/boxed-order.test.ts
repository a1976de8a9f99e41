import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Ways in which producers draw a box. */
const CLOTHES: [string, (box: Box) => Partial<PositionedPage>][] = [
  ['shade', (box) => ({ fills: [{ box, color: '#ddddee' }] })],
  ['border of rules', (box) => ({ rules: sides(box) })],
  ['border with rounded corners', (box) => ({ drawings: [{ box }] })],
];

const sides = ([x0, y0, x1, y1]: Box): Rule[] => [
  { box: [x0, y0, x1, y0 + 1], orientation: 'horizontal' },
  { box: [x0, y1 - 1, x1, y1], orientation: 'horizontal' },
  { box: [x0, y0, x0 + 1, y1], orientation: 'vertical' },
  { box: [x1 - 1, y0, x1, y1], orientation: 'vertical' },
];

const drawn = (boxes: readonly Box[], draw: (box: Box) => Partial<PositionedPage>): Partial<PositionedPage> => {
  const parts = boxes.map(draw);
  return {
    fills: parts.flatMap(({ fills = [] }) => fills),
    rules: parts.flatMap(({ rules = [] }) => rules),
    drawings: parts.flatMap(({ drawings = [] }) => drawings),
  };
};

/** Where texts are among the blocks, in the order of the blocks. */
const orderOf = (lines: readonly LineSpec[], parts: Partial<PositionedPage>, names: readonly string[]): string[] => {
  const text = texts(blocksOf(page(lines, parts))).join('\n');
  return [...names].sort((a, b) => text.indexOf(a) - text.indexOf(b));
};

const card = (name: string, x: number, y: number): LineSpec[] => [
  { text: name, x, y, weight: 700, size: 12 },
  { text: `what the card ${name} says in`, x, y: y + 16 },
  { text: 'two lines of its own', x, y: y + 28 },
];

describe.each(CLOTHES)('boxes drawn by a %s', (_, draw) => {
  test('in rows are read row by row, each as a whole', () => {
    const names = ['Alder', 'Birch', 'Cedar', 'Daphne'];
    const at = names.map((name, i) => ({ name, x: i % 2 === 0 ? 80 : 320, y: i < 2 ? 200 : 280 }));
    const boxes = at.map(({ x, y }): Box => [x - 8, y - 16, x + 220, y + 40]);
    const lines = [...prose(3, 100), ...at.flatMap(({ name, x, y }) => card(name, x, y)), ...prose(6, 360)];
    const order = orderOf(
      lines,
      drawn(boxes, draw),
      names.flatMap((name) => [name, `the card ${name} says`]),
    );
    expect(order).toEqual(names.flatMap((name) => [name, `the card ${name} says`]));
  });

  test('beside text do not cut through it', () => {
    const box: Box = [72, 190, 212, 260];
    const beside = prose(7, 200, { x: 226, letters: 56 });
    const lines: LineSpec[] = [
      ...prose(3, 100),
      { text: 'The next paragraph begins here.', y: 160 },
      ...card('Aside', 80, 206),
      ...beside,
      { text: 'and goes on below the box in the whole width of the page, from one margin to the end', y: 284 },
      ...prose(4, 330),
    ];
    const blocks = texts(blocksOf(page(lines, draw(box))));
    const filler = beside.map(({ text }) => text).join(' ');
    expect(blocks.find((text) => text.includes('goes on below'))).toMatch(new RegExp(`^${filler} and goes on`));
    expect(blocks).toContain('what the card Aside says in two lines of its own');
  });
});
