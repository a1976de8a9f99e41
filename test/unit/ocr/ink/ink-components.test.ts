import { expect, test } from 'vitest';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { drawing } from '../../../fixtures/type-image.ts';

test('ink that touches, by a corner too, is one component', () => {
  expect(inkComponents(drawing('##......', '..#..#.#', '.....###', '........'))).toEqual([
    [0, 0, 3, 2],
    [5, 1, 8, 3],
  ]);
});

test('light ink on dark ground is found as well', () => {
  expect(inkComponents(drawing('########', '##..####', '########'))).toEqual([[2, 1, 4, 2]]);
});

test('of a part of an image, boxes are those of the whole', () => {
  expect(inkComponents(drawing('#.....', '....#.', '......'), [2, 0, 6, 3])).toEqual([[4, 1, 5, 2]]);
});
