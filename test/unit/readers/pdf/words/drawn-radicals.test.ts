import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../../src/document/page.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { contentPdf } from '../../../../fixtures/pdf-content.ts';

const reader = createPdfReader(pdfiumWasm);

async function read(content: string): Promise<string> {
  const reading = await reader.open(contentPdf(content), { maxInflatedBytes: 1e9 });
  for await (const { value } of reading.pages())
    return (value as PositionedPage).words
      .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
      .join('')
      .trim();
  return '';
}

type Point = readonly [x: number, y: number];
const path = (points: readonly Point[], end: string): string =>
  [...points.map(([x, y], index) => `${x} ${y} ${index === 0 ? 'm' : 'l'}`), end].join(' ');

/** The sign of a root as a line, from x on over a bar of a length; the baseline is at 700, the text 12 points. */
const line = (x: number, bar: number): Point[] => [
  [x, 702],
  [x + 1.4, 703],
  [x + 4, 697],
  [x + 7, 711],
  [x + 7 + bar, 711],
];
/** Its outline. */
const outline = (x: number, bar: number): Point[] => [
  [x, 702.2],
  [x + 1.8, 703.4],
  [x + 4, 698.4],
  [x + 6.8, 711.3],
  [x + 7 + bar, 711.3],
  [x + 7 + bar, 710.8],
  [x + 7.2, 710.8],
  [x + 4.3, 697],
  [x + 3.7, 697],
  [x + 1.2, 702.6],
  [x + 0.2, 702],
];
const text = (x: number, shown: string, size = 12, y = 700): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${shown}) Tj ET\n`;

// Helvetica: figures are 6.7 points wide.
test.each([
  ['as a line', `0.4 w ${path(line(80, 7), 'S')}`],
  ['as its outline', path(outline(80, 7), 'f')],
  ['as both', `0.1 w ${path(line(80, 7), 'S')} ${path(outline(80, 7), 'f')}`],
])('a root that is drawn %s is before what stands under its bar', async (_, drawn) => {
  expect(await read(`${drawn}\n${text(72, 'x')}${text(87, '2')}${text(95, '\\(i\\)')}`)).toMatch(/^x ?√2\(i\)$/);
});

test('a root ends within a word where its bar does', async () => {
  expect(await read(`${path(line(80, 13.6), 'S')}\n${text(87, '10y')}`)).toBe('√10y');
});

test('more than a number or a name under a root is in brackets', async () => {
  const shown = text(87, 'a') + text(97, '+') + text(107, 'b');
  expect(await read(`${path(line(80, 28), 'S')}\n${shown}`)).toBe('√(a + b)');
});

test.each([
  [
    'a tick',
    [
      [80, 702],
      [84, 697],
      [91, 711],
    ],
  ],
  [
    'steps',
    [
      [80, 697],
      [84, 697],
      [84, 704],
      [90, 704],
      [90, 711],
      [100, 711],
    ],
  ],
  [
    'a frame',
    [
      [80, 697],
      [100, 697],
      [100, 711],
      [80, 711],
      [80, 697],
    ],
  ],
  [
    'a curve of a chart that rises slowly',
    [
      [80, 702],
      [84, 697],
      [110, 711],
      [120, 711],
    ],
  ],
  [
    'an arrow',
    [
      [80, 704],
      [100, 704],
      [97, 711],
      [104, 704],
      [97, 697],
    ],
  ],
] as const)('%s around text is no root', async (_, points) => {
  expect(await read(`${path(points, 'S')}\n${text(87, '2')}`)).toBe('2');
});
