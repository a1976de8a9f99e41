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

test('what is written before the other column stays in its own, however far down it is', () => {
  const { tail } = trimmedBand([[...left, title], right], writing(...left, title, ...right));
  expect(tail).toEqual([]);
});

test('what is above the first column and written before it belongs above both', () => {
  const band = trimmedBand([left, [date, ...right]], writing(date, ...left, ...right));
  expect(band).toEqual({ head: [date], left, right, tail: [] });
});

test('columns of which one is all above the other are in the order of the page', () => {
  const band = trimmedBand([[title], [date]], writing(date, title));
  expect(band).toEqual({ head: [], left: [date], right: [title], tail: [] });
});
