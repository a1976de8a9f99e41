import { describe, expect, test } from 'vitest';
import { greyOf } from '../../../../src/readers/grey/grey.ts';

type Color = readonly [number, number, number];
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const [WIDTH, HEIGHT] = [400, 200];
/** Red and green of the same luma. */
const RED: Color = [220, 60, 60];
const GREEN: Color = [20, 150, 80];

/** An image of one colour with boxes of others, as RGB. */
function painted(paper: Color, boxes: readonly (readonly [Box, Color])[]): Uint8Array {
  const bytes = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => paper[index % 3] as number);
  for (const [[x0, y0, x1, y1], color] of boxes) {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) bytes.set(color, (y * WIDTH + x) * 3);
  }
  return bytes;
}

const inGrey = (bytes: Uint8Array): ((x: number, y: number) => number) => {
  const grey = greyOf({ width: WIDTH, height: HEIGHT, bytes, step: 3, places: [0, 1, 2] });
  return (x, y) => grey[y * WIDTH + x] as number;
};

/** So many letters, 6 pixels wide and 20 high. */
const letters = (count: number, color: Color): (readonly [Box, Color])[] =>
  Array.from({ length: count }, (_, index) => [[40 + index * 16, 70, 46 + index * 16, 90], color]);

test('greys stay what they are, and colours become their luma', () => {
  const at = inGrey(
    painted(
      [201, 201, 201],
      [
        [
          [0, 0, 200, 200],
          [255, 0, 0],
        ],
      ],
    ),
  );
  expect([at(300, 100), at(100, 100)]).toEqual([201, 76]);
});

test('the order of the bytes of a pixel is told', () => {
  const bgra = Uint8Array.from({ length: 64 * 4 }, (_, index) => [0, 0, 255, 255][index % 4] as number);
  expect(greyOf({ width: 8, height: 8, bytes: bgra, step: 4, places: [2, 1, 0] })[0]).toBe(76);
});

describe('print of another colour as light as its paper', () => {
  test('becomes dark on white', () => {
    const at = inGrey(painted(RED, letters(16, GREEN)));
    expect([at(43, 80), at(53, 80)]).toEqual([0, 255]);
  });

  test('stays as it is where there is hardly any of it', () => {
    const at = inGrey(painted(RED, letters(3, GREEN)));
    expect(Math.abs(at(43, 80) - at(53, 80))).toBeLessThan(20);
  });

  test.each([
    [241, 0],
    [243, 169],
  ])('is sought up to 60 greys of difference in luma: with green %i, its grey is %i', (green, shown) => {
    // Luma of the paper is 108, of the letters 168 and 169.
    expect(inGrey(painted(RED, letters(16, [60, green, 80])))(43, 80)).toBe(shown);
  });

  test('becomes dark as a whole where luma shows a little more of one part of its letters', () => {
    const [yellow, paler]: Color[] = [
      [241, 196, 15],
      [243, 205, 60],
    ];
    const parts = Array.from({ length: 16 }, (_, index): (readonly [Box, Color])[] => [
      [[40 + index * 16, 34, 46 + index * 16, 64], yellow as Color],
      [[40 + index * 16, 64, 46 + index * 16, 80], paler as Color],
    ]);
    const at = inGrey(painted([255, 255, 255], parts.flat()));
    expect([at(43, 36), at(43, 56), at(43, 70), at(53, 56)]).toEqual([0, 0, 0, 255]);
  });

  test('stays luma where that tells it from its paper', () => {
    const at = inGrey(painted([255, 255, 255], letters(16, [150, 20, 40])));
    expect([at(43, 80), at(53, 80)]).toEqual([61, 255]);
  });
});

test('the edges of a marker on white paper do not become dark', () => {
  const yellow: Color = [255, 240, 60];
  const at = inGrey(painted([255, 255, 255], [[[37, 53, 365, 117], yellow], ...letters(16, [0, 0, 0])]));
  for (const [x, y] of [
    [36, 80],
    [38, 80],
    [200, 52],
    [200, 54],
    [200, 116],
    [200, 118],
    [364, 80],
    [366, 80],
  ] as const) {
    expect({ x, y, isLight: at(x, y) > 200 }).toEqual({ x, y, isLight: true });
  }
});

test('nor those of a marker along a rule', () => {
  const lime: Color = [150, 240, 90];
  const at = inGrey(
    painted(
      [255, 255, 255],
      [
        [[37, 53, 365, 112], lime],
        [
          [20, 118, 380, 121],
          [0, 0, 0],
        ],
      ],
    ),
  );
  expect([at(200, 110) > 180, at(200, 113) > 180, at(200, 116) > 180]).toEqual([true, true, true]);
});
