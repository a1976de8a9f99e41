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
