import { expect, test } from 'vitest';
import { graymap } from '../../../../../src/ocr/engines/tesseract/graymap.ts';
import { drawing } from '../../../../fixtures/type-image.ts';

test('an image becomes a binary portable graymap: its head in ASCII, then its greys', () => {
  const file = graymap(drawing('#.', '..', '.#'));
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n2 3\n255\n');
  expect([...file.subarray(11)]).toEqual([0, 255, 255, 255, 255, 0]);
});
