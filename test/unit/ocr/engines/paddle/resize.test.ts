import { expect, test } from 'vitest';
import { resize } from '../../../../../src/ocr/engines/paddle/resize.ts';
import { drawing } from '../../../../fixtures/type-image.ts';

test('a part of an image keeps its greys at its own size, and what lies beyond the image is white', () => {
  const image = drawing('#.', '.#');
  expect([...resize(image, [0, 0, 2, 2], 2, 2)]).toEqual([0, 255, 255, 0]);
  expect([...resize(image, [0, 0, 4, 2], 4, 2)]).toEqual([0, 255, 255, 255, 255, 0, 255, 255]);
});

test('between two pixels lies their mean', () => {
  expect(resize(drawing('#.', '#.'), [0, 0, 2, 2], 1, 1)[0]).toBe(127.5);
});
