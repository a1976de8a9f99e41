import { describe, expect, test } from 'vitest';
import { displayedBox } from '../../../src/document/levelling.ts';
import type { PageImage } from '../../../src/document/page-image.ts';
import type { Recognizer } from '../../../src/ocr/engines/recognizer.ts';
import { components } from '../../../src/ocr/image/connected-components.ts';
import { turn } from '../../../src/ocr/image/quarter-turn.ts';
import { rotate } from '../../../src/ocr/image/rotate.ts';
import { PAGE_PIPELINE, PREPARATION } from '../../../src/ocr/pipeline.ts';
import { printedStages, runStages } from '../../../src/platform/stages.ts';
import { blankImage, fill, typeImage } from '../../fixtures/type-image.ts';

/** Letters tell how these pages lie, so nothing is read. */
const recognizer: Recognizer = {
  parallel: 1,
  recognize: () => Promise.reject(new Error('Nothing is to be read.')),
  close: () => {},
};
const prepare = (image: PageImage) =>
  runStages(PREPARATION, { image }, ['text', 'level', 'turns', 'skew'], { recognizer, languages: [] });

describe('the pipeline', () => {
  test('takes nothing that no stage before has given', () => {
    const known = new Set(['image']);
    for (const { name, takes, gives } of PAGE_PIPELINE) {
      expect({ name, missing: takes.filter((fact) => !known.has(fact)) }).toEqual({ name, missing: [] });
      for (const fact of gives) known.add(fact);
    }
  });

  test('gives nothing in vain', () => {
    const taken = new Set<string>(PAGE_PIPELINE.flatMap(({ takes }) => [...takes]));
    const left = PAGE_PIPELINE.flatMap(({ gives }) => [...gives]).filter((fact) => !taken.has(fact));
    expect(left).toEqual(['printed', 'fills']);
  });

  test('can be printed, a stage a line', () => {
    expect(printedStages(PAGE_PIPELINE).split('\n')[7]).toBe('8. skew: lines → skew');
  });
});

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
    const { level, turns, skew } = await prepare(given);
    const block = components(level, 128).reduce((a, b) => (b.area > a.area ? b : a));
    const expected = components(given, 128).reduce((a, b) => (b.area > a.area ? b : a));
    // A pixel is a point.
    const displayed = { width: given.width, height: given.height, resolution: 72 };
    const found = displayedBox(block.box, { displayed, turns, skew });
    for (const [index, value] of expected.box.entries()) {
      expect(Math.abs((found[index] as number) - value)).toBeLessThan(10);
    }
  });

  test('small images are enlarged, pages at 200 dpi are not', async () => {
    const small = await prepare(typeImage());
    expect(small.text.width).toBeGreaterThan(1.5 * typeImage().width);
    const page = blankImage(1654, 2339);
    expect((await prepare(page)).text.width).toBe(1654);
  });

  test('shadow over half a page is evened out', async () => {
    const page = typeImage();
    for (const [at, grey] of page.pixels.entries()) if (at % page.width > 450) page.pixels[at] = grey * 0.5;
    const { text: image } = await prepare(page);
    const column = Math.round(image.width * 0.97);
    const greys = Array.from({ length: image.height }, (_, row) => image.pixels[row * image.width + column] as number);
    expect(Math.min(...greys)).toBeGreaterThan(200);
  });

  test('the dark ground beside a page is cleared', async () => {
    const page = typeImage();
    fill(page, 0, 0, 40, page.height, 10);
    const { text: image } = await prepare(page);
    expect(image.pixels[10]).toBe(255);
  });
});
