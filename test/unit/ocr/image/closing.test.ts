import { expect, test } from 'vitest';
import { closing } from '../../../../src/ocr/image/closing.ts';
import { blankImage, drawing, fill } from '../../../fixtures/type-image.ts';

test('what is narrower than the square goes, what is as wide stays as it is', () => {
  const image = drawing('........', '.##.####', '.##.####', '.##.####', '........');
  const closed = closing(image, 3);
  expect(closed.pixels).toEqual(drawing('........', '....####', '....####', '....####', '........').pixels);
});

test('strokes on a shade take the grey of the shade', () => {
  const image = blankImage(60, 60, 255);
  fill(image, 10, 10, 40, 40, 200);
  const bare = image.pixels.slice();
  fill(image, 20, 20, 20, 4, 0);
  expect(closing(image, 9).pixels).toEqual(bare);
});

test('the image given stays as it is', () => {
  const image = drawing('...', '.#.', '...');
  closing(image, 2);
  expect(image.pixels[4]).toBe(0);
});

test('shades beside and below each other keep their places, whatever lies between them', () => {
  const image = blankImage(80, 60, 255);
  fill(image, 2, 5, 20, 12, 180);
  fill(image, 50, 9, 28, 30, 120);
  fill(image, 4, 40, 30, 18, 200);
  const bare = image.pixels.slice();
  fill(image, 40, 3, 6, 50, 0);
  fill(image, 0, 24, 80, 3, 0);
  expect(closing(image, 8).pixels).toEqual(bare);
});
