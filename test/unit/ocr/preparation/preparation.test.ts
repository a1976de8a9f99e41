import { describe, expect, test } from 'vitest';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { type Turns, turn, turnBox } from '../../../../src/ocr/image/quarter-turn.ts';
import { rotate, rotateBack } from '../../../../src/ocr/image/rotate.ts';
import { removeRules } from '../../../../src/ocr/preparation/erase-rules.ts';
import { prepare } from '../../../../src/ocr/preparation/prepare.ts';
import { blankImage, fill, typeImage } from '../../../fixtures/type-image.ts';

const dark = (image: ReturnType<typeof blankImage>): number => image.pixels.filter((grey) => grey < 128).length;

describe('a page image is made ready for recognition', () => {
  test.each([1, 2, 3] as const)('a page turned by %i quarters comes upright', async (turns) => {
    const { turns: back, skew } = await prepare(turn(typeImage(), turns));
    expect({ back, skew }).toEqual({ back: 4 - turns, skew: 0 });
  });

  test('an upright, level page stays as it lies', async () => {
    const { turns, skew } = await prepare(typeImage());
    expect({ turns, skew }).toEqual({ turns: 0, skew: 0 });
  });

  test.each([-7, -1.5, 3.2, 7])('skew of %f degrees is found to a fifth of a degree', async (degrees) => {
    const { skew } = await prepare(rotate(typeImage(), degrees));
    expect(Math.abs(skew - degrees)).toBeLessThanOrEqual(0.2);
  });

  test('a page without type, with rules alone, is not turned', async () => {
    const form = blankImage();
    for (let line = 0; line < 8; line++) fill(form, 100, 100 + line * 60, 700, 3);
    const { turns, skew } = await prepare(rotate(form, 4));
    expect({ turns, skew }).toEqual({ turns: 0, skew: 0 });
  });

  test('a box on the prepared image leads back to where its ink is on the page', async () => {
    const page = blankImage();
    page.pixels.set(typeImage().pixels);
    fill(page, 700, 620, 60, 40);
    const given = turn(rotate(page, 5), 3);
    const { image, toPage } = await prepare(given);
    const block = components(image, 128).reduce((a, b) => (b.area > a.area ? b : a));
    const expected = components(given, 128).reduce((a, b) => (b.area > a.area ? b : a));
    const found = toPage(block.box);
    for (const [index, value] of expected.box.entries()) {
      expect(Math.abs((found[index] as number) - value)).toBeLessThan(10);
    }
  });

  test('small images are enlarged, pages at 200 dpi are not', async () => {
    const small = await prepare(typeImage());
    expect(small.image.width).toBeGreaterThan(1.5 * typeImage().width);
    const page = blankImage(1654, 2339);
    expect((await prepare(page)).image.width).toBe(1654);
  });

  test('shadow over half a page is evened out', async () => {
    const page = typeImage();
    for (const [at, grey] of page.pixels.entries()) if (at % page.width > 450) page.pixels[at] = grey * 0.5;
    const { image } = await prepare(page);
    const column = Math.round(image.width * 0.97);
    const greys = Array.from({ length: image.height }, (_, row) => image.pixels[row * image.width + column] as number);
    expect(Math.min(...greys)).toBeGreaterThan(200);
  });

  test('the dark ground beside a page is cleared', async () => {
    const page = typeImage();
    fill(page, 0, 0, 40, page.height, 10);
    const { image } = await prepare(page);
    expect(image.pixels[10]).toBe(255);
  });
});

describe('rules', () => {
  test('a rule under letters goes, the letters stay', () => {
    const page = typeImage();
    const letters = dark(page);
    fill(page, 60, 130, 780, 2);
    expect(Math.abs(dark(removeRules(page, 128, 12)) - letters)).toBeLessThan(letters * 0.01);
  });

  test('a stroke that crosses a rule is kept where they cross', () => {
    const page = blankImage();
    fill(page, 60, 300, 700, 2);
    fill(page, 200, 280, 6, 40);
    const cleared = removeRules(page, 128, 12);
    expect(cleared.pixels[301 * page.width + 203]).toBe(0);
    expect(cleared.pixels[301 * page.width + 400]).toBe(255);
  });
});

describe('turning', () => {
  test.each([0, 1, 2, 3] as const)('a box turns with its image by %i quarters', (turns) => {
    const page = blankImage(300, 200);
    fill(page, 20, 30, 50, 10);
    const [block] = components(turn(page, turns), 128);
    expect(block?.box).toEqual(turnBox([20, 30, 70, 40], 300, 200, turns));
  });

  test('four quarter turns are none', () => {
    const page = typeImage();
    const round = [1, 1, 2].reduce((image, turns) => turn(image, turns as Turns), page);
    expect(round.pixels).toEqual(page.pixels);
  });

  test('the middle of a rotated box leads back to where it was', () => {
    const page = blankImage(400, 300);
    fill(page, 300, 200, 40, 20);
    const [block] = components(rotate(page, 6), 128);
    const [x0, y0, x1, y1] = rotateBack(block?.box ?? [0, 0, 0, 0], 400, 300, 6);
    expect((x0 + x1) / 2).toBeCloseTo(320, -0.5);
    expect((y0 + y1) / 2).toBeCloseTo(210, -0.5);
  });
});
