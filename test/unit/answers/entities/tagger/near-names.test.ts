import { expect, test } from 'vitest';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { lexiconOf, WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { nearNames, runsOf } from '../../../../../src/answers/entities/tagger/near-names.ts';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';
import { WordInfos } from '../../../../../src/answers/entities/tagger/word-info.ts';

const keys = (text: string): Int32Array => Int32Array.from(text.split(' '), (word) => wordKey(hashOf(word))).sort();

const lexicon = lexiconOf([
  { value: WordClass.known, keys: keys('one two three four five six rose') },
  { value: WordClass.known | WordClass.firstName, keys: keys('heather') },
  { value: WordClass.frequent | WordClass.firstName, keys: keys('will') },
]);

/** The words of a line that a name may be at. */
function nearIn(line: string): string {
  const words = new WordInfos({ lexicon, classes: lexiconOf([]) });
  const [segment] = segmentsOf(line);
  const printed = (segment?.words ?? []).map(({ start, end }) => line.slice(start, end));
  const near = nearNames(printed.map((word) => words.of(word)));
  return printed.filter((_, at) => near[at] === 1).join(' ');
}

test.each([
  ['a capital', 'one two three Four five six one', 'two three Four five six'],
  ['a word that no dictionary has', 'one two three kaposi', 'two three kaposi'],
  ['a name that lists have', 'one two three heather', 'two three heather'],
  ['letters of a script without capitals', 'one two three ნინო', 'two three ნინო'],
])('%s may be a name, or belong to one with two words before and behind it', (_, line, near) => {
  expect(nearIn(line)).toBe(near);
});

test('ordinary words, numbers and signs among themselves are no name', () => {
  expect(nearIn('one two, three 4 will rose')).toBe('');
});

test('runs of words near names have one word outside on either side, which two of them may share', () => {
  const runs = (near: string) => runsOf(Uint8Array.from(near, Number)).map(({ from, to }) => [from, to]);
  expect(runs('0011100')).toEqual([[1, 6]]);
  expect(runs('1101')).toEqual([
    [0, 3],
    [2, 4],
  ]);
  expect(runs('111')).toEqual([[0, 3]]);
  expect(runs('000')).toEqual([]);
});
