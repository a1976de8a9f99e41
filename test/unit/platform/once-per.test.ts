import { describe, expect, it } from 'vitest';
import { oncePer, oncePerText } from '../../../src/platform/once-per.ts';

describe('work that is done once', () => {
  it('is done once for each object, even where it results in nothing', () => {
    const seen: object[] = [];
    const work = oncePer((of: object) => void seen.push(of));
    const [one, other] = [{}, {}];
    for (const of of [one, one, other, one]) work(of);
    expect(seen).toEqual([one, other]);
    expect(seen[1]).toBe(other);
  });

  it('is done once for each text', () => {
    const seen: string[] = [];
    const lengthOf = oncePerText((text) => {
      seen.push(text);
      return text.length;
    });
    expect(['a', 'ab', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, 0, 0]);
    expect(seen).toEqual(['a', 'ab', '']);
  });
});
