import { describe, expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { findCheckBoxes, withCheckBoxes, withoutCheckBoxes } from '../../../../src/ocr/ink/check-boxes.ts';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const TOP = 50;

/** A line of letters, 20 pixels high, from x = 120, and others to draw before it. */
function line(...draw: readonly ((image: PageImage) => void)[]): PageImage {
  const image = blankImage(400, 120, 255);
  for (let letter = 0; letter < 12; letter++) fill(image, 120 + letter * 16, TOP, 10, 20);
  for (const one of draw) one(image);
  return image;
}

/** An outlined square of 20 pixels. */
const square =
  (x: number, stroke = 2) =>
  (image: PageImage): void => {
    fill(image, x, TOP, 20, 20);
    fill(image, x + stroke, TOP + stroke, 20 - 2 * stroke, 20 - 2 * stroke, 255);
  };

/** A cross over a square, which may reach beyond it. */
const cross =
  (x: number, beyond = 0) =>
  (image: PageImage): void => {
    for (let step = -beyond; step < 20 + beyond; step++) {
      fill(image, x + step, TOP + step, 2, 2);
      fill(image, x + 18 - step, TOP + step, 2, 2);
    }
  };

/** A round letter. */
const ring = (x: number) => (image: PageImage) => {
  square(x)(image);
  for (const [across, down] of [
    [0, 0],
    [15, 0],
    [0, 15],
    [15, 15],
  ] as const)
    fill(image, x + across, TOP + down, 5, 5, 255);
};

const found = (image: PageImage) => findCheckBoxes(image, inkComponents(image));
const states = (image: PageImage): boolean[] => found(image).map(({ checked }) => checked);

describe('check boxes are found', () => {
  test('empty ones', () => {
    const boxes = found(line(square(80)));
    expect(boxes).toEqual([{ box: [80, 50, 100, 70], area: [80, 50, 100, 70], checked: false }]);
  });

  test.each([
    ['crossed', cross(80)],
    ['crossed beyond their sides', cross(80, 4)],
    ['with a mark that touches nothing', (image: PageImage) => fill(image, 86, TOP + 6, 8, 8)],
  ])('%s, where there is an empty one of their size', (_, mark) => {
    expect(states(line(square(80), mark, square(20))).toSorted()).toEqual([false, true]);
  });
});

describe('other things are no check boxes', () => {
  test.each([
    ['round letters', line(ring(80))],
    ['squares close to letters, as loops of letters are', line(square(98))],
    ['squares far from text', line(square(10))],
    ['filled squares', line((image) => fill(image, 80, TOP, 20, 20))],
    ['a square with a stem', line(square(80), (image) => fill(image, 80, TOP - 10, 2, 10))],
    ['one with something in it, alone: it may be an icon', line(square(80), cross(80))],
  ])('%s', (_, image) => {
    expect(found(image)).toEqual([]);
  });
});

test('they are not read as letters, and stand before the word that they belong to', () => {
  const image = line(square(80), cross(80, 4), square(20));
  const boxes = found(image);
  expect(inkComponents(withoutCheckBoxes(image, boxes))).toHaveLength(12);
  const word = { text: 'Yes', box: [120, 50, 170, 70], baseline: 70, fontSize: 28, confidence: 1 } as const;
  expect(withCheckBoxes([word], boxes).map(({ text }) => text)).toEqual(['☐', '☒', 'Yes']);
});
