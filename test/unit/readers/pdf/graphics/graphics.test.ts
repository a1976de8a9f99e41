import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../../src/document/geometry.ts';
import { readGraphics } from '../../../../../src/readers/pdf/graphics/graphics.ts';
import type { PaintedObject, PaintedPath } from '../../../../../src/readers/pdf/source.ts';
import { subpathOf } from '../../../../../src/readers/pdf/subpaths.ts';

const RED = { color: '#ff0000', isOpaque: true };
const WHITE = { color: '#ffffff', isOpaque: true };

const path = (points: readonly Point[], paint: Partial<PaintedPath>, curved = false): PaintedPath => ({
  kind: 'path',
  subpaths: [subpathOf(points, curved)],
  fill: undefined,
  strokeWidth: undefined,
  ...paint,
});

const rectangle = (x: number, y: number, width: number, height: number, paint: Partial<PaintedPath>): PaintedPath =>
  path(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
    paint,
  );

const graphicsOf = (...objects: PaintedObject[]) => readGraphics({ objects, width: 600, height: 800 });

test('a small filled triangle to the right is a drawing, as bullets are; one upwards is none', () => {
  const triangle = (...points: Point[]) => graphicsOf(path([...points, points[0] as Point], { fill: RED })).drawings;
  expect(triangle([10, 10], [16, 13.5], [10, 17])).toEqual([{ box: [10, 10, 16, 17] }]);
  expect(triangle([10, 17], [13.5, 10], [17, 17])).toEqual([]);
});

describe('strokes', () => {
  test('level and upright ones are rules as thick as the line', () => {
    const { rules, drawings } = graphicsOf(
      path(
        [
          [10, 20],
          [110, 20],
          [110, 60],
        ],
        { strokeWidth: 1 },
      ),
    );
    expect(rules).toEqual([
      { box: [10, 19.5, 110, 20.5], orientation: 'horizontal' },
      { box: [109.5, 20, 110.5, 60], orientation: 'vertical' },
    ]);
    expect(drawings).toEqual([]);
  });

  test.each([
    [5, 1],
    [5.1, 0],
  ])('%d points thick ones make %d rules', (strokeWidth, count) => {
    expect(
      graphicsOf(
        path(
          [
            [10, 20],
            [110, 20],
          ],
          { strokeWidth },
        ),
      ).rules,
    ).toHaveLength(count);
  });

  test.each([
    [0.5, 1],
    [0.6, 0],
  ])('with a slant of %d points make %d rules', (slant, count) => {
    expect(
      graphicsOf(
        path(
          [
            [10, 20],
            [110, 20 + slant],
          ],
          { strokeWidth: 1 },
        ),
      ).rules,
    ).toHaveLength(count);
  });

  test('slanted and curved ones are parts of a drawing, unless they are too small to be seen as one', () => {
    expect(
      graphicsOf(
        path(
          [
            [10, 20],
            [60, 70],
          ],
          { strokeWidth: 1 },
        ),
      ).drawings,
    ).toMatchObject([{ box: [10, 20, 60, 70] }]);
    expect(
      graphicsOf(
        path(
          [
            [10, 20],
            [14, 22],
          ],
          { strokeWidth: 1 },
          true,
        ),
      ).drawings,
    ).toHaveLength(1);
    expect(
      graphicsOf(
        path(
          [
            [10, 20],
            [13.9, 22],
          ],
          { strokeWidth: 1 },
          true,
        ),
      ).drawings,
    ).toEqual([]);
  });

  test('around a check box are no rules, around a larger square they are', () => {
    expect(graphicsOf(rectangle(10, 10, 14, 14, { strokeWidth: 1 })).rules).toEqual([]);
    expect(graphicsOf(rectangle(10, 10, 14.1, 14, { strokeWidth: 1 })).rules).toHaveLength(4);
    expect(graphicsOf(rectangle(10, 10, 14, 12.4, { strokeWidth: 1 })).rules).toHaveLength(4);
  });
});

describe('white lines', () => {
  const level = (paint: Partial<PaintedPath>): PaintedPath => rectangle(10, 20, 100, 1, paint);
  const stroke: Point[] = [
    [10, 20],
    [110, 20],
  ];
  const white = [level({ fill: WHITE }), path(stroke, { strokeWidth: 1, strokeColor: '#ffffff' })];

  const RULE = rectangle(109, 0, 1, 100, { fill: RED });

  test('on paper that meet a line which is seen are none, drawn as areas or stroked', () => {
    for (const line of white) expect(graphicsOf(RULE, line).rules).toHaveLength(1);
  });

  test('on paper among themselves are rules, as tables have them that arrange text', () => {
    for (const line of white) expect(graphicsOf(line).rules.length).toBeGreaterThan(0);
  });

  test('over a shade or between two are rules', () => {
    const under = rectangle(0, 0, 200, 100, { fill: RED });
    const beside = [rectangle(10, 0, 100, 19.5, { fill: RED }), rectangle(10, 21.5, 100, 20, { fill: RED })];
    for (const line of white) {
      expect(graphicsOf(RULE, under, line).rules.length).toBeGreaterThan(1);
      expect(graphicsOf(RULE, ...beside, line).rules.length).toBeGreaterThan(1);
    }
  });
});

describe('fills', () => {
  test('of rectangles are areas with their colour; opaque ones hide what is under them', () => {
    const { fills, areas } = graphicsOf(
      rectangle(10, 10, 50, 20, { fill: RED }),
      rectangle(10, 40, 50, 20, { fill: { ...RED, isOpaque: false } }),
    );
    expect(fills.map(({ box }) => box)).toEqual([
      [10, 10, 60, 30],
      [10, 40, 60, 60],
    ]);
    expect(areas).toEqual([{ box: [10, 10, 60, 30], color: '#ff0000' }]);
  });

  test('in white hide what is under them, and cannot be seen themselves', () => {
    const { fills, areas } = graphicsOf(rectangle(10, 10, 50, 20, { fill: WHITE }));
    expect(fills).toEqual([]);
    expect(areas).toHaveLength(1);
  });

  test.each([
    [2.5, 1, 0],
    [2.6, 0, 1],
  ])('%d points high make %d rules and %d areas', (high, rules, fills) => {
    const found = graphicsOf(rectangle(10, 10, 50, high, { fill: RED }));
    expect([found.rules.length, found.fills.length]).toEqual([rules, fills]);
  });

  test('of small circles are bullets, whether filled or only stroked', () => {
    const circle: Point[] = [
      [10, 12],
      [12, 10],
      [14, 12],
      [12, 14],
      [10, 12],
    ];
    expect(graphicsOf(path(circle, { fill: RED }, true)).fills).toEqual([{ box: [10, 10, 14, 14], color: '#ff0000' }]);
    expect(graphicsOf(path(circle, { strokeWidth: 1 }, true)).fills[0]?.color).toBe('#000000');
  });

  test('of other shapes are parts of a drawing', () => {
    const triangle: Point[] = [
      [10, 10],
      [60, 10],
      [35, 50],
      [10, 10],
    ];
    expect(graphicsOf(path(triangle, { fill: RED })).drawings).toEqual([{ box: [10, 10, 60, 50] }]);
    expect(graphicsOf(path(triangle, { strokeWidth: 1 })).drawings).toEqual([{ box: [10, 10, 60, 50] }]);
  });

  test('that are lines have ends where they are not closed', () => {
    const ends: [Point, Point] = [
      [10, 10],
      [60, 50],
    ];
    expect(graphicsOf(path(ends, { strokeWidth: 1 })).drawings).toEqual([{ box: [10, 10, 60, 50], ends }]);
  });
});

test('shadings are drawings, images are images, and what lies off the page is left out', () => {
  const box = [10, 10, 60, 50] as const;
  const off = [700, 10, 760, 50] as const;
  const { drawings, images } = graphicsOf(
    { kind: 'shading', box },
    { kind: 'shading', box: off },
    { kind: 'image', region: { box, resolution: 150 } },
    { kind: 'image', region: { box: off } },
  );
  expect(drawings).toEqual([{ box }]);
  expect(images).toEqual([{ box, resolution: 150 }]);
});
