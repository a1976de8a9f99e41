import { expect, test } from 'vitest';
import { answer } from '../../../../fixtures/answer.ts';
import type { LineSpec } from '../../../layout/page.ts';
import { prose } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';

const yearOn = (lines: readonly LineSpec[]) => {
  const instruction = [{ key: 'tax_year', description: 'the year of the statement' }];
  const { tax_year } = answer(printed([...lines, ...prose(4, 200)]), 'extract_key_value', { instruction }).json as {
    tax_year: string[];
  };
  return tax_year;
};

test('the year of a paper is the one that its headlines say', () => {
  const title = { text: 'Dog Tax Statement', y: 60, size: 16 };
  expect(yearOn([title, { text: '2031', x: 320, y: 60, size: 18 }])).toEqual(['2031']);
  expect(yearOn([{ ...title, text: 'Dog Tax Statement 2031' }])).toEqual(['2031']);
});

test('a paper whose headlines say two years, or none, has none by them', () => {
  const title = { text: 'Dog Tax Statement', y: 60, size: 16 };
  expect(yearOn([title, { text: 'Printed 2031', y: 80 }])).toEqual([]);
  expect(yearOn([title, { text: '2030', y: 90, size: 16 }, { text: '2031', y: 120, size: 16 }])).toEqual([]);
});
