import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../../src/document/page.ts';
import { withLayerWidths } from '../../../../../src/readers/pdf/words/layer-widths.ts';
import { words } from '../../../layout/page.ts';

/** Lengths of words in letters; each is 5 points wide on the page, and the space 3. */
const LENGTHS = Array.from({ length: 60 }, (_, index) => 1 + ((index * 7) % 11));

/** Words of a scan, ten to a line, whose layer writes each letter so many points wide. */
function layer(letter: number, invisible = true): Word[] {
  let x = 0;
  return LENGTHS.map((length, index) => {
    if (index % 10 === 0) x = 50;
    const y = 100 + 12 * Math.floor(index / 10);
    const [word] = words({ text: 'a'.repeat(length), x, y }) as [Word];
    const box = [x, word.box[1], x + letter * length, word.box[3]] as const;
    x += 5 * length + 3;
    return { ...word, box, invisible: invisible ? true : undefined };
  });
}

describe('words of a text layer', () => {
  test('are as wide as on the page where its font is narrower than the print', () => {
    const errors = withLayerWidths(layer(4)).map(({ box }, index) => box[2] - box[0] - 5 * (LENGTHS[index] as number));
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1);
  });

  test('are left alone where the layer keeps to the print, and where text is painted', () => {
    const exact = layer(5);
    expect(withLayerWidths(exact)).toBe(exact);
    const painted = layer(4, false);
    expect(withLayerWidths(painted)).toBe(painted);
  });

  test('do not reach the next word where gaps are narrower than the rest', () => {
    const words = layer(4);
    const [first, second] = words as [Word, Word];
    const near = { ...second, box: [first.box[2] + 0.4, second.box[1], second.box[2], second.box[3]] as const };
    const [widened] = withLayerWidths([first, near, ...words.slice(2)]) as [Word];
    expect(widened.box[2]).toBeLessThan(near.box[0]);
  });
});
