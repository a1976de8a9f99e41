import { describe, expect, test } from 'vitest';
import { classesOf, decode } from '../../../../src/ocr/engines/paddle/decode.ts';
import { linesOnMap } from '../../../../src/ocr/engines/paddle/detect.ts';
import { batches } from '../../../../src/ocr/engines/paddle/read-lines.ts';
import { wordsOf } from '../../../../src/ocr/engines/paddle/words.ts';

const classes = classesOf('a\nb\n');

/** Steps whose best class is the given one, each with probability .9. */
const steps = (best: readonly number[]): Float32Array =>
  Float32Array.from(best.flatMap((one) => classes.map((_, index) => (index === one ? 0.9 : 0.03))));

describe('the larger model', () => {
  test('its classes are the blank, the dictionary and the space', () => {
    expect(classes).toEqual(['', 'a', 'b', ' ']);
  });

  test('a character that lasts several steps is read once, and twice across a blank', () => {
    const read = decode(steps([1, 1, 0, 1, 2]), 5, classes);
    expect(read.map(({ text }) => text).join('')).toBe('aab');
    expect(read[0]).toMatchObject({ start: 0, end: 0.4 });
  });

  test('a space and a wide gap part words; each has its share of the line’s box', () => {
    const line = decode(steps([1, 3, 2, 0, 0, 0, 0, 0, 0, 1]), 10, classes);
    const words = wordsOf(line, [100, 0, 400, 30]);
    expect(words.map(({ text }) => text)).toEqual(['a', 'b', 'a']);
    expect(words[2]?.box[0]).toBeCloseTo(370);
    expect(words[0]?.confidence).toBeCloseTo(0.9);
  });

  test('a line on the map grows by what the network left out, a faint one is dropped', () => {
    const map = new Float32Array(100 * 40);
    for (let y = 10; y < 16; y++) map.fill(0.9, y * 100 + 20, y * 100 + 80);
    for (let y = 28; y < 34; y++) map.fill(0.4, y * 100 + 20, y * 100 + 80);
    const [line, ...others] = linesOnMap(map, 100, 40);
    expect(others).toEqual([]);
    expect(line?.[0]).toBeLessThan(20);
    expect(line?.[3]).toBeGreaterThan(16);
  });

  test('lines are read together only when they are of like width', () => {
    const sizes = batches([
      [0, 0, 100, 20],
      [0, 30, 600, 50],
      [0, 60, 102, 80],
    ]).map((batch) => batch.length);
    expect(sizes).toEqual([2, 1]);
  });
});
