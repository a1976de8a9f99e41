import { expect, test } from 'vitest';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

const ACTS = ['Doors open', 'Les Voisins du Dessous', 'The quartet of the town', 'Disco'];

/** Two columns without lines between paragraphs. */
const listed = (keys: readonly string[], texts: readonly string[] = ACTS): LineSpec[] => [
  ...prose(4, 80),
  ...keys.flatMap((key, index) => [
    { text: key, x: 72, y: 150 + 14 * index },
    { text: texts[index] ?? '', x: 150, y: 150 + 14 * index },
  ]),
  ...prose(4, 250),
];
const tables = (lines: readonly LineSpec[]): string[][][] => tablesOf(page(lines)).map(cellTexts);

test.each([
  ['with a colon', ['9:30', '10:15', '11:00', '12:30']],
  ['with a point', ['18.30', '20.00', '21.15', '23.00']],
  ['in French', ['18 h 30', '19 h', '20 h 45', '23 h 00']],
  ['in German', ['18.30 Uhr', '19 Uhr', '20.45 Uhr', '23 Uhr']],
  ['in English', ['9 a.m.', '10.30 a.m.', '1 p.m.', '2.15 p.m.']],
  ['from one to another', ['9:30–10:00', '10:15–10:45', '11:00–12:00', '12:30–13:00']],
])('times %s, and what is on then, are a table without lines', (_, times) => {
  expect(tables(listed(times))).toEqual([times.map((time, index) => [time, ACTS[index]])]);
});

test.each([
  ['numbers of sections', ['1.1', '1.2', '1.3', '2.1']],
  ['one time again and again', ['9:30', '9:30', '9:30', '9:30']],
])('%s before texts are none', (_, keys) => {
  expect(tables(listed(keys))).toEqual([]);
});

test('times before lines of a conversation are none', () => {
  const said = prose(4, 150, { letters: 60 }).map(({ text }) => text);
  expect(tables(listed(['9:30', '9:41', '9:50', '9:55'], said))).toEqual([]);
});
