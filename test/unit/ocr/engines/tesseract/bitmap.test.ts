import { expect, test } from 'vitest';
import { bitmap } from '../../../../../src/ocr/engines/tesseract/bitmap.ts';
import { drawing } from '../../../../fixtures/type-image.ts';

test('an image becomes a bitmap of greys: its size in its head, its rows from the lowest up, each filled to four bytes', () => {
  const file = bitmap(drawing('#.', '..', '.#'));
  const view = new DataView(file.buffer);
  const start = view.getUint32(10, true);
  expect(String.fromCharCode(...file.subarray(0, 2))).toBe('BM');
  expect([view.getUint32(2, true), view.getInt32(18, true), view.getInt32(22, true)]).toEqual([file.length, 2, 3]);
  expect([...file.subarray(start)]).toEqual([255, 0, 0, 0, 255, 255, 0, 0, 0, 255, 0, 0]);
  // Each grey is its own entry of the palette.
  expect([...file.subarray(start - 4, start)]).toEqual([255, 255, 255, 0]);
});
