import { describe, expect, test } from 'vitest';
import { type Box, height, type Point, width } from '../../../../../src/document/geometry.ts';
import { readGraphics } from '../../../../../src/readers/pdf/graphics/graphics.ts';
import type { PaintedObject, PaintedPath, Subpath } from '../../../../../src/readers/pdf/source.ts';
import { subpathOf } from '../../../../../src/readers/pdf/subpaths.ts';

const GREY = { color: '#888888', isOpaque: true };

const graphicsOf = (...objects: PaintedObject[]) => readGraphics({ objects, width: 600, height: 800 });
const filled = (...subpaths: Subpath[]): PaintedPath => ({
  kind: 'path',
  subpaths,
  fill: GREY,
  strokeWidth: undefined,
});
const polygon = (...points: Point[]): Subpath => subpathOf([...points, points[0] as Point], false);
const rectangle = (x0: number, y0: number, x1: number, y1: number): Subpath =>
  polygon([x0, y0], [x1, y0], [x1, y1], [x0, y1]);
/** A rectangle with round corners of a radius, each a Bézier curve. */
function roundedBox([x0, y0, x1, y1]: Box, radius: number): Subpath {
  const [r, c] = [radius, 0.45 * radius];
  const points: Point[] = [
    [x0 + r, y0],
    [x1 - r, y0],
    ...([[x1 - c, y0] as Point, [x1, y0 + c] as Point, [x1, y0 + r] as Point] as const),
    [x1, y1 - r],
    ...([[x1, y1 - c] as Point, [x1 - c, y1] as Point, [x1 - r, y1] as Point] as const),
    [x0 + r, y1],
    ...([[x0 + c, y1] as Point, [x0, y1 - c] as Point, [x0, y1 - r] as Point] as const),
    [x0, y0 + r],
    ...([[x0, y0 + c] as Point, [x0 + c, y0] as Point, [x0 + r, y0] as Point] as const),
  ];
  return subpathOf(points, true);
}
const directions = (...objects: PaintedObject[]): string =>
  graphicsOf(...objects)
    .rules.map(({ orientation }) => orientation[0])
    .sort()
    .join('');

describe('thin areas of any shape are rules', () => {
  test('trapezoids, as mitred borders are', () => {
    const { rules, drawings, fills } = graphicsOf(
      filled(polygon([10, 10], [110, 10], [109, 11], [11, 11])),
      filled(polygon([10, 10], [11, 11], [11, 39], [10, 40])),
    );
    expect(rules).toEqual([
      { box: [10, 10, 110, 11], orientation: 'horizontal' },
      { box: [10, 10, 11, 40], orientation: 'vertical' },
    ]);
    expect([...drawings, ...fills]).toEqual([]);
  });

  test('the shaft of an arrow is none', () => {
    const { rules, drawings } = graphicsOf(filled(rectangle(10, 10, 60, 11), polygon([60, 0], [70, 10.5], [60, 21])));
    expect(drawings).toEqual([{ box: [60, 0, 70, 21] }]);
    expect(rules).toHaveLength(1);
    const { rules: ofPolygons } = graphicsOf(
      filled(polygon([10, 10], [60, 10], [60, 11], [35, 11], [10, 11]), polygon([60, 0], [70, 10.5], [60, 21])),
    );
    expect(ofPolygons).toEqual([]);
  });

  test('an image one pixel high is a level rule', () => {
    const { rules, images } = graphicsOf({ kind: 'image', region: { box: [10, 10, 200, 10.7] } });
    expect(rules).toEqual([{ box: [10, 10, 200, 10.7], orientation: 'horizontal' }]);
    expect(images).toEqual([]);
  });
});

test('a stroked rectangle is no drawing, though a program repeats its first corner and closes it', () => {
  const { points } = rectangle(10, 10, 110, 60);
  const twice = subpathOf([...points, points[0] as Point], false);
  expect(graphicsOf({ ...filled(twice), fill: undefined, strokeWidth: 1 }).drawings).toEqual([]);
});

describe('a clipping path', () => {
  const clip = [10, 10, 110, 11] as const;

  test('leaves a rule of a large area, and nothing of what is outside', () => {
    const left = graphicsOf({ ...filled(rectangle(0, 0, 600, 700)), clip });
    expect(left.rules).toEqual([{ box: clip, orientation: 'horizontal' }]);
    expect([...left.fills, ...left.areas]).toEqual([]);
    const outside = graphicsOf({ ...filled(rectangle(200, 200, 300, 300)), clip });
    expect([...outside.rules, ...outside.fills, ...outside.drawings]).toEqual([]);
  });

  test('shortens an area and a stroke', () => {
    const box = [50, 50, 100, 100] as const;
    expect(graphicsOf({ ...filled(rectangle(0, 0, 80, 80)), clip: box }).fills[0]?.box).toEqual([50, 50, 80, 80]);
    const line = {
      ...filled(
        subpathOf(
          [
            [0, 60],
            [300, 60],
          ],
          false,
        ),
      ),
      fill: undefined,
    };
    expect(graphicsOf({ ...line, strokeWidth: 1, clip: box }).rules[0]?.box).toEqual([50, 59.5, 100, 60.5]);
  });
});

describe('frames are rules', () => {
  test('between two rectangles, and hide nothing within', () => {
    const frame = filled(rectangle(10, 10, 110, 60), rectangle(11, 11, 109, 59));
    expect(directions(frame)).toBe('hhvv');
    const { areas, fills } = graphicsOf(frame);
    expect([...areas, ...fills]).toEqual([]);
  });

  test('around the cells of a grid that are holes of one shape', () => {
    const grid = filled(
      rectangle(10, 10, 112, 52),
      rectangle(11, 11, 60, 30),
      rectangle(61, 11, 111, 30),
      rectangle(11, 31, 60, 51),
      rectangle(61, 31, 111, 51),
    );
    const { rules } = graphicsOf(grid);
    expect(new Set(rules.filter((rule) => rule.orientation === 'vertical').map(({ box }) => box[0]))).toEqual(
      new Set([10, 60, 111]),
    );
  });

  test('along two sides of a cell, as one shape with a corner', () => {
    expect(directions(filled(polygon([10, 10], [11, 10], [11, 39], [60, 39], [60, 40], [10, 40])))).toBe('hv');
  });

  test('with round corners, stroked or between two curves', () => {
    const box = [10, 10, 110, 60] as const;
    expect(directions({ ...filled(roundedBox(box, 8)), fill: undefined, strokeWidth: 1 })).toBe('hhvv');
    const { rules } = graphicsOf(filled(roundedBox(box, 8), roundedBox([11, 11, 109, 59], 7)));
    const long = rules.filter((rule) => Math.max(width(rule.box), height(rule.box)) > 30);
    expect(long.map(({ box: [x0, y0] }) => [x0, y0])).toEqual([
      [18, 10],
      [18, 59],
      [10, 18],
      [109, 18],
    ]);
  });
});

test('a rectangle with round corners is an area, a pill is part of a drawing', () => {
  const rounded = graphicsOf(filled(roundedBox([10, 10, 110, 30], 5)));
  expect(rounded.fills).toEqual([{ box: [10, 10, 110, 30], color: '#888888' }]);
  expect(rounded.areas).toHaveLength(1);
  const pill = graphicsOf(filled(roundedBox([10, 10, 110, 30], 10)));
  expect(pill.fills).toEqual([]);
  expect(pill.drawings).toHaveLength(1);
});

describe('broken lines are one rule', () => {
  const dots = (count: number, size: number, pitch: number): PaintedPath[] =>
    Array.from({ length: count }, (_, i) => filled(rectangle(10 + pitch * i, 10, 10 + pitch * i + size, 10 + size)));
  const upright = (path: PaintedPath): PaintedPath => ({
    ...path,
    subpaths: path.subpaths.map(({ points, curved }) =>
      subpathOf(
        points.map(([x, y]): Point => [y, x]),
        curved,
      ),
    ),
  });

  test.each([0.75, 1.5, 2])('of dots %d points large, in either direction', (size) => {
    expect(graphicsOf(...dots(10, size, 2 * size)).rules).toEqual([
      { box: [10, 10, 10 + 19 * size, 10 + size], orientation: 'horizontal' },
    ]);
    expect(graphicsOf(...dots(10, size, 2 * size).map(upright)).rules.map(({ orientation }) => orientation)).toEqual([
      'vertical',
    ]);
    expect(graphicsOf(...dots(10, size, 2 * size)).fills).toEqual([]);
  });

  test('of dashes with gaps wider than those that pieces of a line may have', () => {
    const dashes = Array.from({ length: 8 }, (_, i) => filled(rectangle(10 + 10 * i, 10, 15 + 10 * i, 11)));
    expect(graphicsOf(...dashes).rules).toEqual([{ box: [10, 10, 85, 11], orientation: 'horizontal' }]);
  });

  test('and two where they touch: each cell has its own border', () => {
    const left = Array.from({ length: 10 }, (_, i) => filled(rectangle(10 + 2 * i, 10, 11 + 2 * i, 11)));
    const right = Array.from({ length: 10 }, (_, i) => filled(rectangle(29 + 2 * i, 10, 30 + 2 * i, 11)));
    expect(graphicsOf(...left, ...right).rules.map(({ box }) => [box[0], box[2]])).toEqual([
      [10, 29],
      [29, 48],
    ]);
  });

  test('but the borders of low cells are none over a cell between them that has no such border', () => {
    const borders = [0, 12, 24, 48, 60, 72].map((y) => filled(rectangle(10, 10 + y, 10.5, 21.5 + y)));
    expect(graphicsOf(...borders).rules.filter(({ box }) => box[3] > 46 && box[1] < 57)).toEqual([]);
  });

  test('but bullets of a list, and a row of larger squares, are not', () => {
    expect(graphicsOf(...dots(8, 2, 12).map(upright)).fills).toHaveLength(8);
    expect(graphicsOf(...dots(8, 5, 10)).fills).toHaveLength(8);
  });
});
