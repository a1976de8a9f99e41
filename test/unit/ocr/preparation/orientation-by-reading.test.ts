import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import type { Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { isUpsideDown, sampleOf } from '../../../../src/ocr/preparation/orientation-by-reading.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const sample = blankImage(200, 40);
fill(sample, 0, 0, 5, 5);

/** Reads so many sure characters, beside ten in doubt, in the image as it is and after half a turn. */
function reading(upright: number, turned: number) {
  const images: PageImage[] = [];
  const recognizer: Recognizer = {
    parallel: 1,
    async recognize(image, { languages }) {
      images.push(image);
      const word = (length: number, confidence: number) =>
        ({ text: 'x'.repeat(length), box: [0, 0, 9, 9], baseline: 8, fontSize: 10, confidence }) as const;
      return {
        words: [word(image === sample ? upright : turned, 0.6), word(10, 0.59)],
        readBy: 'one',
        languages,
      };
    },
    close: () => {},
  };
  return { images, isUpsideDown: () => isUpsideDown(sample, recognizer, { languages: ['eng'] }) };
}

test('where half of the characters are sure, the page is upright and read once', async () => {
  const { images, isUpsideDown } = reading(10, 1000);
  expect(await isUpsideDown()).toBe(false);
  expect(images).toEqual([sample]);
});

test('twenty sure characters, and more than twice as many as without the turn, turn a page round', async () => {
  expect(await reading(9, 20).isUpsideDown()).toBe(true);
  expect(await reading(9, 19).isUpsideDown()).toBe(false);
  expect(await reading(9, 18).isUpsideDown()).toBe(false);
});

test('the sample is the part of the page with the most letters', () => {
  const page = blankImage(100, 600);
  fill(page, 10, 330, 8, 12, 0);
  const boxes = [
    [10, 20, 18, 32],
    [10, 330, 18, 342],
    [30, 340, 38, 352],
  ] as const;
  const { width, height, pixels } = sampleOf(page, { boxes, typeHeight: 12 });
  expect([width, height]).toEqual([100, 192]);
  expect(pixels.filter((grey) => grey === 0)).toHaveLength(8 * 12);
});
