import { expect, test } from 'vitest';
import type { Item } from '../../../../src/layout/item.ts';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import { trimmedBand } from '../../../../src/layout/reading-order/trimmed-band.ts';
import { line } from '../page.ts';

/** The position in a content stream that writes items one after the other. */
const writing = (...items: readonly Item[]) => streamPositionIn(items.flatMap(({ words = [] }) => words));

const left = [100, 112, 124].map((y) => line({ text: 'left column', x: 72, y }));
const right = [100, 112].map((y) => line({ text: 'right column', x: 320, y }));
const title = line({ text: 'Next', x: 72, y: 160 });
const date = line({ text: '1 May', x: 400, y: 60 });

test('what is below the other column and written after it belongs below both', () => {
  const band = trimmedBand([[...left, title], right], writing(...left, ...right, title));
  expect(band).toEqual({ head: [], left, right, tail: [title] });
});

test('lines of a block that begins beside the other column stay in it, though that is written first', () => {
  const address = [100, 112, 124, 136, 148].map((y) => line({ text: 'a line of it', x: 72, y }));
  const next = line({ text: 'Next', x: 72, y: 180 });
  const band = trimmedBand([[...address, next], right], writing(...right, ...address, next));
  expect(band).toEqual({ head: [], left: address, right, tail: [next] });
  const smaller = address.map((own, row) =>
    row < 3 ? own : line({ text: 'a line of it', x: 72, y: 124 + 12 * (row - 2), size: 8 }),
  );
  expect(trimmedBand([smaller, right], writing(...right, ...smaller)).tail).toEqual(smaller.slice(3));
});

test('what is written before the other column stays in its own, however far down it is', () => {
  const { tail } = trimmedBand([[...left, title], right], writing(...left, title, ...right));
  expect(tail).toEqual([]);
});

test('a title that stands closer to what is across both columns belongs to that, wherever it is written', () => {
  const across = (y: number) => line({ text: 'a line that is across both columns of the page', x: 72, y });
  const written = writing(...left, title, ...right);
  expect(trimmedBand([[...left, title], right], written, across(173)).tail).toEqual([title]);
  expect(trimmedBand([[...left, title], right], written, across(198)).tail).toEqual([]);
  for (const text of ['• Next', 'It ends next.']) {
    const last = line({ text, x: 72, y: 160 });
    expect(trimmedBand([[...left, last], right], writing(...left, last, ...right), across(173)).tail).toEqual([]);
  }
});

test('what is above the first column and written before it belongs above both', () => {
  const band = trimmedBand([left, [date, ...right]], writing(date, ...left, ...right));
  expect(band).toEqual({ head: [date], left, right, tail: [] });
});

test('columns of which one is all above the other are in the order of the page', () => {
  const band = trimmedBand([[title], [date]], writing(date, title));
  expect(band).toEqual({ head: [], left: [date], right: [title], tail: [] });
});
