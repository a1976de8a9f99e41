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

/** A line with the given spaces between its words, in font sizes. */
function spaced(text: string, spaces: readonly number[]) {
  const own = line({ text, y: 100 });
  let shift = 0;
  const words = own.words.map((word, index) => {
    if (index > 0) shift += 10 * ((spaces[index - 1] ?? 0) - 0.3);
    const [x0, y0, x1, y1] = word.box;
    return { ...word, box: [x0 + shift, y0, x1 + shift, y1] as const };
  });
  return { ...own, words };
}

test('a justified line is one text, though its spaces are wide, and wider after a sentence', () => {
  expect(tightParts(spaced('they told it again to us', [0.6, 0.6, 0.6, 0.6, 0.6]))).toHaveLength(1);
  expect(tightParts(spaced('so it is. But who told it', [0.6, 0.6, 0.9, 0.6, 0.6, 0.6]))).toHaveLength(1);
});

test('a line with wide spaces of several widths, or of names, has several texts', () => {
  expect(tightParts(spaced('they told it again to us', [0.6, 0.6, 0.7, 0.6, 0.6]))).toHaveLength(6);
  expect(tightParts(spaced('Mo Tu We Th Fr', [0.6, 0.6, 0.6, 0.6]))).toHaveLength(5);
  expect(tightParts(spaced('did you sleep well? yes', [0.3, 0.3, 0.3, 0.9]))).toHaveLength(2);
});

test('amounts are texts of their own a narrow gap apart, but not the groups of one number or the items of a list', () => {
  expect(tightParts(spaced('7,611 6,654.05', [0.4]))).toHaveLength(2);
  expect(tightParts(spaced('7 611 654', [0.4, 0.4]))).toHaveLength(1);
  expect(tightParts(spaced('(0.5, 0.6)', [0.4]))).toHaveLength(1);
});
