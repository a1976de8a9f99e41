import { expect, test } from 'vitest';
import { burn, coversOf, liftCovers } from '../../../src/redaction/burning.ts';

const page = () => ({ width: 20, height: 10, resolution: 72, step: 3, bytes: new Uint8Array(600).fill(255) });

/** The picture in signs: black, white, anything else. */
function drawn({ width, height, step, bytes }: ReturnType<typeof page>): string[] {
  const sign = (at: number): string => {
    const colours = new Set(bytes.subarray(at, at + step));
    return colours.size > 1 ? '?' : colours.has(0) ? '#' : colours.has(255) ? '.' : '?';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => sign((y * width + x) * step)).join(''),
  );
}

test('every pixel that a box touches is black, and no other', () => {
  const image = page();
  burn(image, [[2.5, 1.2, 5.1, 3]]);
  expect(drawn(image).slice(0, 4)).toEqual([
    '....................',
    '..####..............',
    '..####..............',
    '....................',
  ]);
});

test('a box that reaches over the page covers what is on it', () => {
  const image = page();
  burn(image, [
    [-5, 8, 100, 100],
    [30, 0, 40, 5],
  ]);
  expect(drawn(image).map((row) => row[0])).toEqual([...'........##']);
});

test('places are found at any resolution', () => {
  const image = { ...page(), resolution: 144 };
  burn(image, [[1, 1, 2, 2]]);
  expect(drawn(image).slice(1, 5)).toEqual([
    '....................',
    '..##................',
    '..##................',
    '....................',
  ]);
});

test('covers have a little margin, which grows with the type and never reaches far', () => {
  const heights = [5, 20, 100];
  const margins = heights.map((height) => {
    const [box] = coversOf([{ page: 3, boxes: [[50, 50, 250, 50 + height]] }], 3);
    return Number((50 - (box?.[1] ?? 0)).toFixed(2));
  });
  expect(margins).toEqual([0.75, 1.6, 2.5]);
  expect(coversOf([{ page: 3, boxes: [[0, 0, 1, 1]] }], 2)).toEqual([]);
});

test('covers reach further before and behind their text than over it, whichever way it runs', () => {
  const [across, down] = coversOf(
    [
      { page: 1, boxes: [[50, 50, 150, 60]] },
      { page: 1, boxes: [[50, 50, 60, 150]] },
    ],
    1,
  );
  expect(across).toEqual([48.5, 49.2, 151.5, 60.8]);
  expect(down).toEqual([49.2, 48.5, 60.8, 151.5]);
});

test('covers that are dark all over are lifted, also where they overlap', () => {
  const image = page();
  const covers = [
    [2, 2, 6, 5],
    [5, 3, 9, 6],
  ] as const;
  burn(image, covers);
  liftCovers(image, covers);
  expect(drawn(image)).toEqual(drawn(page()));
});

test('a cover through which something shows stays as it is', () => {
  const image = page();
  burn(image, [[2, 2, 12, 8]]);
  image.bytes.fill(200, (5 * 20 + 6) * 3, (5 * 20 + 7) * 3);
  const before = drawn(image);
  liftCovers(image, [[2, 2, 12, 8]]);
  expect(drawn(image)).toEqual(before);
});
