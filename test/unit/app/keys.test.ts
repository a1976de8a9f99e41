import { expect, test } from 'vitest';
import { actionOf, isCharacter, keyActions, keyTable } from '../../../src/app/shell/keys.ts';

test('no key does two things in one place, and each does what the table says', () => {
  for (const action of keyActions) {
    const { scope, keys } = keyTable[action];
    expect(keys.map((key) => actionOf(key, scope))).toEqual(keys.map(() => action));
  }
});

test('what the letters of a word would do is told apart from what named keys do', () => {
  expect(['j', '?', '1', 'Escape', 'ArrowRight'].map(isCharacter)).toEqual([true, true, true, false, false]);
});
