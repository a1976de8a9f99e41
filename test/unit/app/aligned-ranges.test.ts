import { expect, test } from 'vitest';
import { alignedRanges } from '../../../src/app/results/aligned-ranges.ts';

/** What stands in another text for the words in brackets, with its offset. */
function found(bracketed: string, other: string): (string | undefined)[] {
  const matches = [...bracketed.matchAll(/\[(.*?)\]/g)];
  const ranges = matches.map(({ 1: word = '', index }, before): [number, number] => [
    index - 2 * before,
    index - 2 * before + word.length,
  ]);
  const places = alignedRanges(bracketed.replaceAll(/[[\]]/g, ''), ranges, other);
  return places.map((place) => place && `${other.slice(...place)} at ${place[0]}`);
}

test('a word is found where the same is said with marks of Markdown between', () => {
  expect(found('Total due [4O2] euros\tby [Mav]', '| **Total due** | 4O2 euros |\n| by | *Mav* |')).toEqual([
    '4O2 at 18',
    'Mav at 38',
  ]);
});

test('of words that are printed twice the one with the same neighbours is found', () => {
  const text = 'the old pump was sold\nthe new [pump] was bought';
  expect(found(text, 'the old pump was sold\n\nthe new pump was bought')).toEqual(['pump at 31']);
});

test('a word is found in a note that now stands at the end', () => {
  const text = 'Read on.\n1 [Punp] house by the river\nMore [texl] here';
  expect(found(text, 'Read on.\nMore texl here\n1 Punp house by the river')).toEqual(['Punp at 26', 'texl at 14']);
});

test('a word is found where only one of its sides is the same', () => {
  expect(found('before the [word] after it', 'before the word and then all else')).toEqual(['word at 11']);
  expect(found('before the [word] after it', 'something else, word after it')).toEqual(['word at 16']);
});

test('a word among other neighbours is not taken for it', () => {
  expect(found('before the [word] after it', 'in a word: no')).toEqual([undefined]);
  expect(found('before the [–] after it', 'before the – after it')).toEqual([undefined]);
});
