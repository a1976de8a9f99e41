import { expect, test } from 'vitest';
import { rowsOf, tightParts } from '../../../../src/layout/tables/rows.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { line } from '../page.ts';

test('a label between the two rows of a head does not join them', () => {
  const head = linesOf([
    { text: '2031', x: 160, y: 100 },
    { text: 'Fruit', x: 72, y: 105 },
    { text: 'Goal', x: 132, y: 110 },
    { text: 'Done', x: 192, y: 110 },
  ]);
  expect(rowsOf(head).map((row) => row.map(textOfLine))).toEqual([
    ['Fruit', '2031'],
    ['Goal', 'Done'],
  ]);
});

test('leader dots are of the text that they lead from, and the value is a part of its own', () => {
  const dots = { ...line({ text: 'Wages . . . . 120', y: 100 }) };
  const apart = dots.words.map((word, index) => {
    const [x0, y0, x1, y1] = word.box;
    return { ...word, box: [x0 + 9 * index, y0, x1 + 9 * index, y1] as const };
  });
  expect(tightParts({ ...dots, words: apart }).map(textOfLine)).toEqual(['Wages . . . .', '120']);
});

test.each([
  ['ON HAND', ['ON HAND']],
  ['ON  HAND', ['ON', 'HAND']],
  ['120 340.50', ['120', '340.50']],
  ['04/28/20 5:14PM', ['04/28/20', '5:14PM']],
])('a typewriter’s single space is within a text, but not between numbers and times: «%s»', (text, parts) => {
  const size = 10;
  const words = [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    line({ text: word, x: 72 + 0.6 * size * index, y: 100, size, monospace: true }).words.map((own) => ({
      ...own,
      box: [own.box[0], own.box[1], own.box[0] + 0.6 * size * word.length, own.box[3]] as const,
    })),
  );
  expect(tightParts({ ...line({ text, y: 100 }), words }).map(textOfLine)).toEqual(parts);
});
