import { expect, test } from 'vitest';
import { bytes, duration, pages, rate, share, timeSpan } from '../../../src/app/strings/format.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [51_405, '51 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_440_000, '1.4 MB'],
  [9_950_000, '10 MB'],
  [100_000_000, '100 MB'],
])('%i bytes are shown as %s', (value, text) => {
  expect(bytes(value)).toBe(text);
});

test.each([
  [12, 'under 0.1 s'],
  [50, '0.1 s'],
  [1449, '1.4 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i milliseconds are shown as %s', (value, text) => {
  expect(duration(value)).toBe(text);
});

test('one page is no plural, and thousands are separated', () => {
  expect([0, 1, 2, 1000].map(pages)).toEqual(['0 pages', '1 page', '2 pages', '1,000 pages']);
});

test.each([
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [0.5, '0.5 minutes'],
  [1440, '24 hours'],
])('%d minutes are called %s', (minutes, text) => {
  expect(timeSpan(minutes)).toBe(text);
});

test.each([
  [1, '1 request a second'],
  [5, '5 requests a second'],
  [0.5, '1 request every 2 seconds'],
])('a rate of %d is called %s', (perSecond, text) => {
  expect(rate(perSecond)).toBe(text);
});

test.each([
  [0.6000000000000001, '0.6'],
  [0.98765, '0.988'],
  [1, '1'],
])('a share of %d is saved as %s', (value, text) => {
  expect(share(value)).toBe(text);
});
