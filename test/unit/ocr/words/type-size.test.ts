import { expect, test } from 'vitest';
import { riseAt, typeSize } from '../../../../src/ocr/words/type-size.ts';

test('the size of type shows in its capitals and long letters, else in its short ones', () => {
  expect(
    typeSize(
      [
        { text: 'Hello', rise: 14.4 },
        { text: 'sea', rise: 9.8 },
      ],
      0,
    ),
  ).toBeCloseTo(20, 1);
  expect(typeSize([{ text: 'sea', rise: 9.8 }], 0)).toBeCloseTo(20, 1);
  expect(typeSize([{ text: '—', rise: 6 }], 17)).toBe(17);
  expect(typeSize([{ text: 'Abc', rise: -3 }], 17), 'a word that is found below its own line tells nothing').toBe(17);
});

test('a word rises as far above its line as its size is told by', () => {
  for (const text of ['Hello', 'sea']) expect(typeSize([{ text, rise: riseAt(20, text) }], 0)).toBeCloseTo(20);
});
