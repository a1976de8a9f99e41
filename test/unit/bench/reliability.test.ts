import { expect, test } from 'vitest';
import { type JudgedScores, reliabilityRows } from '../../bench/names/reliability.ts';

const judged = (text: string, score: number, isPerson: boolean): JudgedScores => {
  const span = { start: 0, end: text.length, type: 'PERSON' } as const;
  return { passage: { source: 'own', text, names: isPerson ? [span] : [] }, found: [{ ...span, score }] };
};

test('of the persons of each score it is told how many are right, those in lower case by themselves', () => {
  const rows = reliabilityRows([
    judged('Ada', 0.98, true),
    judged('Ward', 0.98, false),
    judged('ada', 0.5, true),
    judged('Ada', 1, true),
  ]);
  expect(rows.find(([from]) => from === '0.98')).toEqual(['0.98', '2', '50', '0', '–']);
  expect(rows.find(([from]) => from === '0.50')).toEqual(['0.50', '0', '–', '1', '100']);
  expect(rows.at(-1)).toEqual(['1.00', '1', '100', '0', '–']);
});
