import { expect, test } from 'vitest';
import { histogram, otsu } from '../../../../src/ocr/image/histogram.ts';

test('every grey is counted', () => {
  const counts = histogram(Uint8Array.from([0, 0, 7, 255, 7, 7]));
  expect([counts[0], counts[7], counts[255], counts[8]]).toEqual([2, 3, 1, 0]);
});

test('every white pixel is counted, among others and in rows of them', () => {
  const counts = histogram(new Uint8Array(23).fill(255).fill(254, 9, 10).fill(0, 22));
  expect([counts[255], counts[254], counts[0]]).toEqual([21, 1, 1]);
});

test('Otsu’s threshold lies between the dark and the light of an image', () => {
  const greys = [...Array<number>(300).fill(40), ...Array<number>(50).fill(60), ...Array<number>(700).fill(220)];
  const threshold = otsu(histogram(Uint8Array.from(greys)));
  expect(threshold).toBeGreaterThanOrEqual(60);
  expect(threshold).toBeLessThan(220);
});
