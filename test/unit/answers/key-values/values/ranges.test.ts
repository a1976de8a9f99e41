import { describe, expect, test } from 'vitest';
import { dateRangeIn, type RangePart, rangePartOf } from '../../../../../src/answers/key-values/values/ranges.ts';

const partOf = (text: string, part: RangePart): string | undefined =>
  dateRangeIn(text)
    ?.[part].map(({ start, end }) => text.slice(start, end))
    .join(' ');

describe('a range of dates', () => {
  test.each([
    ['06/01/21 - 06/14/21', '06/01/21', '06/14/21'],
    ['2021-06-01 to 2021-06-14', '2021-06-01', '2021-06-14'],
    ['Leistung vom 1. Juni 2021 bis 14. Juni 2021', '1. Juni 2021', '14. Juni 2021'],
    ['Tuesday, June 1, 2021 to Monday, June 14, 2021', 'June 1, 2021', 'June 14, 2021'],
    ['du 1 juin 2021 au 14 juin 2021', '1 juin 2021', '14 juin 2021'],
    ['1–31 March 2023', '1 March 2023', '31 March 2023'],
    ['March 1 - 31, 2023', 'March 1 2023', 'March 31, 2023'],
    ['01.06. - 14.06.2021', '01.06.', '14.06.2021'],
  ])('%s has a start and an end', (text, start, end) => {
    expect([partOf(text, 'start'), partOf(text, 'end')]).toEqual([start, end]);
  });

  test('is not seen in two dates of which the second is a later version', () => {
    expect(dateRangeIn('01/22/20 / 02/11/20')).toBeUndefined();
  });
});

describe('the part of a range that is asked for', () => {
  test.each([
    ['campaign_to', '', 'end'],
    ['hireFrom', '', 'start'],
    ['Mietbeginn', 'start of the lease', 'start'],
    ['period_end', '', 'end'],
    ['lease', 'last day of the lease', 'end'],
    ['dates', 'the dates of the campaign', 'whole'],
    ['order_date', 'date of the order', undefined],
    ['ship to address', 'where to send the goods', undefined],
  ])('%s (%s): %s', (key, description, part) => {
    expect(rangePartOf({ key, description })).toBe(part);
  });
});
