import { describe, expect, test } from 'vitest';
import { displayedBox, displayedRotation } from '../../../../src/document/levelling.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import type { Corners } from '../../../../src/document/projection.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { warp } from '../../../../src/ocr/image/warp.ts';
import { flatteningOf } from '../../../../src/ocr/perspective/flattening.ts';
import { pageCorners } from '../../../../src/ocr/perspective/page-corners.ts';
import { ABOVE, photograph, SLANTED } from '../../../fixtures/photograph.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

/** A page of 1000 by 1200 pixels with some lines of bars. */
function page(): PageImage {
  const paper = blankImage(1000, 1200, 240);
  for (let line = 0; line < 12; line++) fill(paper, 120, 150 + line * 70, 700, 16, 30);
  return paper;
}

describe('the corners of a page', () => {
  test.each([
    ['at a slant', SLANTED],
    ['from above', ABOVE],
  ])('are found to a few pixels on a photograph %s', (_, shown) => {
    const { image, onPage } = photograph(page(), shown);
    const found = (pageCorners(image) ?? []).map(onPage);
    const corners = [
      [0, 0],
      [1000, 0],
      [1000, 1200],
      [0, 1200],
    ] as const;
    expect(found).toHaveLength(4);
    for (const [index, [x, y]] of corners.entries()) {
      const [foundX, foundY] = found[index] as readonly [number, number];
      expect(Math.hypot(foundX - x, foundY - y)).toBeLessThan(6);
    }
  });

  test('are not sought on a scan, nor on a page that a photograph shows in part', () => {
    expect(pageCorners(typeImage())).toBeUndefined();
    const cut: Corners = [
      [300, 60],
      [1300, 130],
      [1360, 1560],
      [320, 1500],
    ];
    expect(pageCorners(photograph(page(), cut).image)).toBeUndefined();
  });

  test.each([
    [170, true],
    [184, false],
  ])('are found on a ground of grey %i under paper of grey 240: %s', (ground, isFound) => {
    expect(pageCorners(photograph(page(), SLANTED, ground).image) !== undefined).toBe(isFound);
  });

  test('are not those of a light panel on a dark page that is scanned straight', () => {
    const dark = blankImage(1000, 1200, 30);
    fill(dark, 60, 300, 880, 800, 240);
    expect(flatteningOf(dark)).toBeUndefined();
  });
});

describe('a page at a slant becomes flat', () => {
  const { image } = photograph(page(), SLANTED);
  const flattening = flatteningOf(image);
  if (!flattening) throw new Error('It was not made flat.');
  const flat = warp(image, flattening);
  const boxes = (one: PageImage) =>
    components(one, 128)
      .map(({ box }) => box)
      .filter((box) => box[2] - box[0] > 400 && box[3] - box[1] < 100);

  test('with its lines level and equally long', () => {
    const lines = boxes(flat);
    expect(lines).toHaveLength(12);
    const longest = Math.max(...lines.map((box) => box[2] - box[0]));
    for (const box of lines) {
      expect(box[3] - box[1]).toBeLessThan(26);
      expect(longest - (box[2] - box[0])).toBeLessThan(6);
    }
  });

  test('and a box of it leads back to its ink on the photograph', () => {
    const levelling = { displayed: { ...image, resolution: 72 }, flattening, turns: 0, skew: 0 } as const;
    for (const [index, box] of boxes(flat).entries()) {
      const found = displayedBox(box, levelling);
      const ink = boxes(image)[index] as typeof box;
      for (const side of [0, 1, 2, 3] as const) expect(Math.abs(found[side] - ink[side])).toBeLessThan(5);
    }
  });

  test('and its text is turned as displayed as the middle of the page is', () => {
    const rotation = displayedRotation({ displayed: image, flattening, turns: 0, skew: 0 });
    const upsideDown = displayedRotation({ displayed: image, flattening, turns: 2, skew: 0 });
    expect(rotation > 350 || rotation < 10).toBe(true);
    expect((upsideDown - rotation + 360) % 360).toBeCloseTo(180, 5);
  });

  test.each([
    [12, false],
    [40, true],
  ])('only where opposite sides differ by a degree: %i pixels of 1200, %s', (narrower, isFlattened) => {
    const [topLeft, topRight, bottomRight, bottomLeft] = ABOVE;
    const shown: Corners = [
      topLeft,
      topRight,
      [bottomRight[0] + narrower, bottomRight[1]],
      [bottomLeft[0] - narrower, bottomLeft[1]],
    ];
    expect(flatteningOf(photograph(page(), shown).image) !== undefined).toBe(isFlattened);
  });
});
