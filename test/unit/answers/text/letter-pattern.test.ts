import { expect, test } from 'vitest';
import { LetterPattern } from '../../../../src/answers/text/letter-pattern.ts';

test('a pattern with classes of letters finds the same in texts with and without letters beyond ASCII', () => {
  const name = new LetterPattern("(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}'-]+(?!\\p{L})", 'u');
  expect(name.exec('von Anna-Lena bis')?.[0]).toBe('Anna-Lena');
  expect(name.exec('von Änne-Zoë bis')?.[0]).toBe('Änne-Zoë');
  expect(name.exec('mcDonald 9Anna')).toBeNull();
  expect(name.exec('éDonald')).toBeNull();
});

test('a pattern that ignores case does so in texts of ASCII too', () => {
  const label = new LetterPattern('(?<!\\p{L})straße|\\p{Lu}ate', 'iu');
  expect([label.test('date'), label.test('STRAßE'), label.test('xstraße')]).toEqual([true, true, false]);
});
