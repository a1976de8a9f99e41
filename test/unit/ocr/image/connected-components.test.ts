import { expect, test } from 'vitest';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { drawing } from '../../../fixtures/type-image.ts';

const found = (...rows: readonly string[]) => components(drawing(...rows), 0).map(({ box, area }) => [...box, area]);

test('pixels that touch by a side or a corner are one component', () => {
  expect(found('##..', '..#.', '...#')).toEqual([[0, 0, 4, 3, 4]]);
});

test('branches that meet further down are one component', () => {
  expect(found('#.#', '#.#', '###')).toEqual([[0, 0, 3, 3, 7]]);
});

test('what is apart by a pixel is apart', () => {
  expect(found('#.#', '...', '#.#')).toHaveLength(4);
});

test('its runs hold its pixels row by row: row, first column, column after the last', () => {
  expect([...(components(drawing('.##', '#..'), 0)[0]?.runs ?? [])]).toEqual([0, 1, 3, 1, 0, 1]);
});
