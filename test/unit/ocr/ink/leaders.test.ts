import { describe, expect, test } from 'vitest';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { findLeaders, withLeaders, withoutLeaders } from '../../../../src/ocr/ink/leaders.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const at = (x: number, y: number, text: string) => ({ text, x, y, size: 11 });
const image = await scanPage(
  pdf({
    pages: [
      {
        text: [
          at(72, 100, `Introduction${'.'.repeat(60)}`),
          at(318, 100, '12'),
          at(72, 140, 'Wait … and see. Then... go on.'),
          at(72, 180, 'No dots here at all'),
        ],
      },
    ],
  }),
);
const scale = image.resolution / 72;
const darkIn = (pixels: Uint8Array, x0: number, x1: number): number => {
  let dark = 0;
  for (let y = Math.round(88 * scale); y < Math.round(104 * scale); y++) {
    for (let x = Math.round(x0 * scale); x < Math.round(x1 * scale); x++)
      if ((pixels[y * image.width + x] ?? 255) < 128) dark++;
  }
  return dark;
};
const leaders = findLeaders(inkComponents(image), image.resolution);

test('a row of dots is a leader with what it leads to; an ellipsis is none', () => {
  expect(leaders.map(({ dots }) => dots)).toEqual([60]);
  expect(leaders[0]?.goal?.[0]).toBeCloseTo(318 * scale, -1);
});

test('without it, what it leads to follows the title', () => {
  const { pixels } = withoutLeaders(image, leaders);
  expect(darkIn(pixels, 131, 138)).toBe(0);
  expect(darkIn(pixels, 138, 160)).toBe(darkIn(image.pixels, 315, 335));
  expect(darkIn(pixels, 180, 400)).toBe(0);
  expect(darkIn(pixels, 72, 130)).toBe(darkIn(image.pixels, 72, 130));
});

test('among the words it stands between the title and what it leads to, which is back in its place', () => {
  const word = (text: string, x0: number, x1: number) => ({
    text,
    box: [x0 * scale, 92 * scale, x1 * scale, 100 * scale] as const,
    baseline: 100 * scale,
    fontSize: 11 * scale,
    confidence: 0.9,
  });
  const [title, leader, goal] = withLeaders([word('Introduction', 72, 131), word('12', 139, 151)], leaders, image);
  expect([title?.text, leader?.text, goal?.text]).toEqual(['Introduction', '.'.repeat(60), '12']);
  expect((goal?.box[0] ?? 0) / scale).toBeGreaterThan(314);
  expect(leader).toMatchObject({ baseline: title?.baseline, fontSize: title?.fontSize });
});

describe('a leader at the edge of the image', () => {
  /** A leader of ten dots and a bar as high as a digit after it, whose lower edges lie on the given row of pixels. */
  function leaderAt(bottom: number, size: { readonly width: number; readonly height: number }) {
    const drawn = blankImage(size.width, size.height, 255);
    for (let dot = 0; dot < 10; dot++) fill(drawn, 20 + 8 * dot, bottom - 3, 3, 3);
    fill(drawn, 110, bottom - 20, 10, 20);
    const found = findLeaders(inkComponents(drawn), drawn.resolution);
    return { found, cleared: withoutLeaders(drawn, found) };
  }

  test.each([
    ['lower', 60, { width: 200, height: 60 }],
    ['upper', 20, { width: 200, height: 60 }],
    ['right', 40, { width: 120, height: 60 }],
  ])('%s edge: what it leads to is moved whole', (_edge, bottom, size) => {
    const { found, cleared } = leaderAt(bottom, size);
    expect(found.map(({ dots }) => dots)).toEqual([10]);
    const bar = inkComponents(cleared);
    expect(bar).toEqual([[45, bottom - 20, 55, bottom]]);
  });

  test('what a short one leads to is not pushed out of the image', () => {
    const drawn = blankImage(54, 40, 255);
    for (let dot = 0; dot < 6; dot++) fill(drawn, 4 + 4 * dot, 28, 2, 2);
    fill(drawn, 27, 10, 27, 20);
    const found = findLeaders(inkComponents(drawn), drawn.resolution);
    expect(found.map(({ dots }) => dots)).toEqual([6]);
    const cleared = withoutLeaders(drawn, found);
    expect(inkComponents(cleared)).toEqual([[27, 10, 54, 30]]);
  });
});

describe('a leader', () => {
  /** Dots in a row, so many pixels from one to the next, and a bar after them; at 200 pixels per inch. */
  function leadersOf({ dots = 10, size = 3, step = 8, goal = 30 }) {
    const drawn = blankImage(900, 60, 255);
    for (let dot = 0; dot < dots; dot++) fill(drawn, 20 + step * dot, 40 - size, size, size);
    fill(drawn, 20 + step * (dots - 1) + size + goal, 20, 10, 20);
    return findLeaders(inkComponents(drawn), drawn.resolution);
  }

  test('has six dots at least', () => {
    expect(leadersOf({ dots: 6 })).toHaveLength(1);
    expect(leadersOf({ dots: 5 })).toEqual([]);
  });

  test('has dots of seven pixels at most', () => {
    expect(leadersOf({ size: 7, step: 16 })).toHaveLength(1);
    expect(leadersOf({ size: 8, step: 16 })).toEqual([]);
  });

  test('has dots at most 28 pixels apart', () => {
    expect(leadersOf({ step: 28 + 3 })).toHaveLength(1);
    expect(leadersOf({ step: 29 + 3 })).toEqual([]);
  });

  test('leads to what begins within 60 pixels', () => {
    expect(leadersOf({ goal: 60 })[0]?.goal).toBeDefined();
    expect(leadersOf({ goal: 61 })[0]?.goal).toBeUndefined();
  });
});
