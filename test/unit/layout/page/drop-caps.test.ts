import { describe, expect, test } from 'vitest';
import { joinDropCaps } from '../../../../src/layout/page/drop-caps.ts';
import { linesOf, textOfLine } from '../lines.ts';

/** A line at (85, 100) below whose top an initial of the given size begins. */
const withInitial = (size: number, text = 'T', x = 72): string[] =>
  joinDropCaps(
    linesOf([
      { text, x, y: 98.5 + 0.75 * size, size },
      { text: 'his is how it begins', x: 85, y: 100 },
    ]),
  ).map(textOfLine);

describe('an initial', () => {
  test('begins the first line beside it when it is 1.8 times as high, not 1.4 times', () => {
    expect(withInitial(18)).toEqual(['T his is how it begins']);
    expect(withInitial(14)).toHaveLength(2);
  });

  test('may follow a quotation mark', () => {
    expect(withInitial(18, '“T', 64)).toEqual(['“T his is how it begins']);
  });

  test('is a capital letter, and near the line', () => {
    expect(withInitial(18, '3')).toHaveLength(2);
    expect(withInitial(18, 'T', 50)).toHaveLength(2);
  });
});
