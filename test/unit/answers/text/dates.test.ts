import { expect, test } from 'vitest';
import { isoDate, parseDate } from '../../../../src/answers/text/dates.ts';

test.each([
  ['2024-02-29', '2024-02-29'],
  ['12 May 2021', '2021-05-12'],
  ['May 12th, 2021', '2021-05-12'],
  ['3. März 1999', '1999-03-03'],
  ['1er août 2010', '2010-08-01'],
  ['31/12/99', '1999-12-31'],
  ['12/31/2020', '2020-12-31'],
  ['03/04/2021', '2021-04-03'],
  ['3 maja 2024', '2024-05-03'],
  ['12 stycznia 2020', '2020-01-12'],
  ['5 października 2021', '2021-10-05'],
  ['den 7 augusti 2022', '2022-08-07'],
  ['3. marts 2020', '2020-03-03'],
  ['24. desember 2019', '2019-12-24'],
  ['1. ledna 2023', '2023-01-01'],
])('%s is %s', (printed, iso) => {
  const date = parseDate(printed);
  expect(date && isoDate(date)).toBe(iso);
});

test.each(['2023-02-29', '31 April 2021', '13/13/2020', 'May', 'soon', '3 helmikuuta 2020'])(
  '%s is no date',
  (printed) => {
    expect(parseDate(printed)).toBeUndefined();
  },
);

test('what a date leaves open is its first day, or its last when something ends', () => {
  expect(isoDate({ year: 2024, month: 2 }, 'start')).toBe('2024-02-01');
  expect(isoDate({ year: 2024, month: 2 }, 'end')).toBe('2024-02-29');
  expect(isoDate({ year: 2024 }, 'start')).toBe('2024-01-01');
  expect(isoDate({ year: 2024 }, 'end')).toBe('2024-12-31');
});
