import { expect, test } from 'vitest';
import { enlargementOf } from '../../../../src/ocr/preparation/enlargement.ts';
import { blankImage } from '../../../fixtures/type-image.ts';

const small = blankImage(400, 300);

test('small type is enlarged to twenty pixels', () => {
  expect(enlargementOf(small, 10)).toBe(2);
});

test('a small image is enlarged by no more than 2.4 and no less than 1.3', () => {
  expect(enlargementOf(small, 4)).toBe(2.4);
  expect(enlargementOf(small, 40)).toBe(1.3);
});

test('a page at 200 dpi is large enough, whatever its type', () => {
  expect(enlargementOf(blankImage(1654, 2339), 8)).toBe(1);
});

test('a gain of a fifth is worth the time, a smaller one is not', () => {
  expect(enlargementOf(blankImage(1666, 1666), 10)).toBeGreaterThanOrEqual(1.2);
  expect(enlargementOf(blankImage(1668, 1668), 10)).toBe(1);
});
