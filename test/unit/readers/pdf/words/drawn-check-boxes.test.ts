import { expect, test } from 'vitest';
import type { Point } from '../../../../../src/document/geometry.ts';
import { readGraphics } from '../../../../../src/readers/pdf/graphics/graphics.ts';
import type { PaintedPath } from '../../../../../src/readers/pdf/source.ts';
import { subpathOf } from '../../../../../src/readers/pdf/subpaths.ts';
import { withCheckBoxes } from '../../../../../src/readers/pdf/words/drawn-check-boxes.ts';
import { words } from '../../../layout/page.ts';

const BLACK = { color: '#000000', isOpaque: true };
const WHITE = { color: '#ffffff', isOpaque: true };
const BLUE = { color: '#0075ff', isOpaque: true };
const OUTLINE = { strokeWidth: 0.75 };

type Paint = Partial<Pick<PaintedPath, 'fill' | 'strokeWidth'>>;

const painted = (paint: Paint, ...subpaths: PaintedPath['subpaths']): PaintedPath => ({
  kind: 'path',
  subpaths,
  fill: undefined,
  strokeWidth: undefined,
  ...paint,
});

const line = (...points: Point[]) => subpathOf(points, false);

const box = (x: number, y: number, side: number) =>
  line([x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]);

const polar = (x: number, y: number, radius: number, at: number): Point => [
  x + radius * Math.cos((at * Math.PI) / 8),
  y + radius * Math.sin((at * Math.PI) / 8),
];

const circle = (x: number, y: number, radius: number) =>
  subpathOf(
    Array.from({ length: 17 }, (_, at) => polar(x, y, radius, at)),
    true,
  );

/** A box of 9 points at 100, and the same in the ways of other programs. */
const FRAME = painted(OUTLINE, box(100, 101, 9));
const SHEET = painted({ fill: WHITE }, box(100, 101, 9));
const RING = painted({ fill: BLACK }, box(99.5, 100.5, 10), box(100.5, 101.5, 8));
const BORDERS = [
  line([100, 101], [109, 101]),
  line([109, 101], [109, 110]),
  line([109, 110], [100, 110]),
  line([100, 110], [100, 101]),
].map((side) => painted(OUTLINE, side));
const THIN_AREAS = [
  [100, 101, 109, 101.8],
  [100, 109.2, 109, 110],
  [100, 101, 100.8, 110],
  [108.2, 101, 109, 110],
].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
  painted({ fill: BLACK }, line([x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0])),
);
const ON_BLUE = painted({ fill: BLUE }, box(99.5, 100.5, 10));
const CIRCLE = painted(OUTLINE, circle(104.5, 105.5, 4.6));
const CROSS = painted(OUTLINE, line([101, 102], [108, 109]), line([108, 102], [101, 109]));
const WIDE_CROSS = painted(OUTLINE, line([97, 98], [112, 113]), line([112, 98], [97, 113]));
const TICK = painted(OUTLINE, line([102, 106], [104, 109], [108, 102]));
const DOT = painted({ fill: BLACK }, circle(104.5, 105.5, 2));
const INNER = painted({ fill: BLACK }, box(102, 103, 5));
const SHADE = painted({ fill: BLUE }, box(100, 101, 9));

/** The same elsewhere, empty, beside another text. */
const OTHER_FRAME = painted(OUTLINE, box(100, 131, 9));
const OTHER_CIRCLE = painted(OUTLINE, circle(104.5, 135.5, 4.6));

/** The words of two lines with boxes before them, by their texts. */
function read(objects: readonly PaintedPath[], ...over: readonly { text: string; x: number; y: number }[]) {
  const lines = [
    { text: 'Married', x: 116, y: 110 },
    { text: 'Single', x: 116, y: 140 },
  ];
  const text = [...lines, ...over].flatMap((one) => words(one));
  const graphics = readGraphics({ objects, width: 600, height: 800 });
  return withCheckBoxes(text, { ...graphics, fields: [] }).map(({ text }) => text);
}

test.each([
  ['a stroked square', [FRAME], '☐'],
  ['a stroked square on white', [SHEET, FRAME], '☐'],
  ['a filled frame', [RING], '☐'],
  ['a square of four lines', BORDERS, '☐'],
  ['a square of four thin areas', THIN_AREAS, '☐'],
  ['a square of four lines with a tick', [...BORDERS, TICK], '☒'],
  ['a square with a cross', [FRAME, CROSS], '☒'],
  ['a square with a cross that reaches beyond it', [FRAME, WIDE_CROSS], '☒'],
  ['a filled frame with a tick', [RING, TICK], '☒'],
  ['a square with a smaller one in it', [FRAME, INNER], '☒'],
  ['a square filled with ink', [FRAME, painted({ fill: BLACK }, box(100, 101, 9))], '☒'],
  ['a coloured square with a tick on it', [ON_BLUE, TICK], '☒'],
  ['a circle with a dot', [CIRCLE, DOT], '☒'],
])('%s beside a text is a box to tick', (_, objects, expected) => {
  const empty = objects.includes(CIRCLE) ? OTHER_CIRCLE : OTHER_FRAME;
  expect(
    read([...objects, empty])
      .filter((text) => /[☐☒]/.test(text))
      .sort(),
  ).toEqual([expected, '☐'].sort());
});

test('a box right of text that runs to the left is read before it', () => {
  const text = ['זכר', 'נקבה'].flatMap((text, at) => words({ text, x: 70, y: 110 + 30 * at }));
  const graphics = readGraphics({ objects: [FRAME, OTHER_FRAME, CROSS], width: 600, height: 800 });
  const read = withCheckBoxes(text, { ...graphics, fields: [] }).map(({ text }) => text);
  expect(read).toEqual(['☒', 'זכר', '☐', 'נקבה']);
});

test('rings as small as bullets are buttons where one of them is chosen, and else bullets', () => {
  const ring = (y: number): PaintedPath => painted(OUTLINE, circle(104.5, y, 3.8));
  const rings = [ring(105.5), ring(135.5)];
  expect(read([...rings, DOT])).toEqual(['☒', 'Married', '☐', 'Single']);
  expect(read(rings)).toEqual(['Married', 'Single']);
});

test('a letter typed over a box ticks it and is no word of its own', () => {
  expect(read([FRAME, OTHER_FRAME], { text: 'X', x: 102, y: 109 })).toEqual(['☒', 'Married', '☐', 'Single']);
});

test.each([
  ['is coloured, as keys of charts are', [SHADE, painted({ fill: BLUE }, box(100, 131, 9))], []],
  ['has a number in it', [FRAME, OTHER_FRAME], [1, 2].map((at) => ({ text: `${at}`, x: 102, y: 79 + 30 * at }))],
  ['is the only one of its page', [FRAME], []],
  ['is a circle on a page where no other is empty', [CIRCLE, DOT, OTHER_FRAME], []],
  ['is ticked as all others are', [FRAME, OTHER_FRAME, CROSS, painted(OUTLINE, line([102, 132], [108, 139]))], []],
  [
    'is of the size of a coloured one, as keys of charts are',
    [FRAME, OTHER_FRAME, painted({ fill: BLUE }, box(100, 161, 9))],
    [],
  ],
  ['is one of several to write digits in', [FRAME, painted(OUTLINE, box(110, 101, 9))], []],
  ['has a side missing', [...BORDERS.slice(1), OTHER_FRAME], []],
  ['is a cell above another', [FRAME, painted(OUTLINE, box(100, 110, 9))], []],
  ['is large', [painted(OUTLINE, box(90, 90, 22)), painted(OUTLINE, box(90, 120, 22))], []],
  ['has no text on its line', [painted(OUTLINE, box(100, 300, 9)), painted(OUTLINE, box(100, 330, 9))], []],
])('what %s is no box to tick', (_, objects, over) => {
  expect(read(objects, ...over).filter((text) => /[☐☒]/.test(text))).toEqual([]);
});

test('a box that a form field fills is left to the field', () => {
  const graphics = readGraphics({ objects: [FRAME, OTHER_FRAME], width: 600, height: 800 });
  const text = ['Married', 'Single'].flatMap((text, at) => words({ text, x: 116, y: 110 + 30 * at }));
  const fields = [0, 30].map((down) => ({ box: [99, 100 + down, 110, 111 + down] as const }));
  expect(withCheckBoxes(text, { ...graphics, fields })).toEqual(text);
});

test('a drawing of thousands of squares is read without looking for boxes', () => {
  const objects = Array.from({ length: 5000 }, (_, at) =>
    painted(OUTLINE, box(20 * (at % 50), 20 * Math.floor(at / 50), 9)),
  );
  expect(read(objects)).toEqual(['Married', 'Single']);
});
