import { expect, test } from 'vitest';
import { WHITE } from '../../../../src/document/page-image.ts';
import { DarkFinder } from '../../../../src/ocr/image/dark-finder.ts';

/** All places of dark pixels, one found after the other. */
function placesOf(pixels: Uint8Array<ArrayBuffer>, threshold: number, from = 0, end = pixels.length): number[] {
  const finder = new DarkFinder({ pixels }, threshold);
  const found: number[] = [];
  for (let at = finder.next(from, end); at < end; at = finder.next(at + 1, end)) found.push(at);
  return found;
}

const paper = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(WHITE);

test('every dark pixel is found, wherever it stands among white ones', () => {
  const pixels = paper(43);
  const dark = [0, 5, 6, 15, 16, 31, 42];
  for (const at of dark) pixels[at] = 90;
  expect(placesOf(pixels, 90)).toEqual(dark);
  expect(placesOf(pixels, 89)).toEqual([]);
});

test('only the part asked for is looked at', () => {
  const pixels = paper(40).fill(0, 3, 5).fill(0, 18, 23);
  expect(placesOf(pixels, 128, 4, 20)).toEqual([4, 18, 19]);
});

test('a part of a larger array that begins anywhere is read as one that begins it', () => {
  const pixels = paper(40).fill(0, 20, 21).subarray(3);
  expect(placesOf(pixels, 128)).toEqual([17]);
});

test('where white counts as dark, it is found', () => {
  expect(placesOf(paper(6), WHITE)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a stretch of dark pixels ends before the first lighter one, or where the search does', () => {
  const finder = new DarkFinder({ pixels: paper(30).fill(7, 3, 20) }, 7);
  expect([finder.past(3, 30), finder.past(3, 12)]).toEqual([20, 12]);
});
