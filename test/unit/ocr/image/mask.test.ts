import { expect, test } from 'vitest';
import { mask } from '../../../../src/ocr/image/mask.ts';
import { drawing } from '../../../fixtures/type-image.ts';

test('only the parts asked for are left of an image', () => {
  expect([...mask(drawing('####', '####'), [[1, 0, 2, 1]]).pixels]).toEqual([255, 0, 255, 255, 255, 255, 255, 255]);
});

test('a part that reaches beyond the image is cut off', () => {
  expect([...mask(drawing('##', '##'), [[1, -3, 9, 1]]).pixels]).toEqual([255, 0, 255, 255]);
});
