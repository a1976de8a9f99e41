import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { columnNames } from '../../../../../src/answers/entities/mentions/column-names.ts';
import { plainText } from '../../../../../src/answers/text/plain-text.ts';
import { cell, flowing, table } from '../../documents.ts';

/** What else is named in a table in which some texts are persons. */
function found(known: readonly string[], ...rows: string[][]): string[] {
  const plain = plainText(flowing(table(...rows.map((row) => row.map((text) => cell(text))))));
  const sure = known.map((name): Candidate => {
    const start = plain.text.indexOf(name);
    return { type: 'PERSON', start, end: start + name.length, score: 0.9, rule: 'names' };
  });
  return columnNames(plain, sure).map(({ start, end }) => plain.text.slice(start, end));
}

test('a column in which most cells are persons has persons in the others', () => {
  const rows = [
    ['Dorm 1', 'Dorm 2'],
    ['Harry Tull', 'Maisie Dobbs'],
    ['Ayaan', 'Hope'],
    ['Callum Reed', 'Theo Fairley'],
  ];
  expect(found(['Harry Tull', 'Maisie Dobbs', 'Callum Reed', 'Theo Fairley'], ...rows)).toEqual(['Ayaan', 'Hope']);
});

test('one person among other words makes no column of persons', () => {
  expect(
    found(['Harry Tull'], ['Item', 'By'], ['Lamp', 'Harry Tull'], ['Table', 'Maker'], ['Chair', 'Unknown']),
  ).toEqual([]);
});

test('the head of the column is none', () => {
  expect(found(['Harry Tull', 'Maisie Dobbs'], ['Resident'], ['Harry Tull'], ['Maisie Dobbs'])).toEqual([]);
});
