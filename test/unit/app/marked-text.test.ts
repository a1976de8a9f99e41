import { expect, test } from 'vitest';
import { markedText, nestedText } from '../../../src/app/results/marked-text.ts';
import { marksOf, pointerTokens } from '../../../src/app/results/marks.ts';

const at = (pointer: string, range?: [number, number]) => ({
  pointer,
  page: 1,
  boxes: [],
  confidence: 1,
  ...(range ? { range } : {}),
});

test('a text is cut at the ranges of its values, and nothing of it is lost', () => {
  const evidence = [at('/markdown/content', [8, 11]), at('/markdown/content', [0, 3])];
  const parts = markedText('one and two.', marksOf({ evidence }, '/markdown/content'));
  expect(parts.map(({ text }) => text)).toEqual(['one', ' and ', 'two', '.']);
  expect(parts.map(({ mark }) => mark !== undefined)).toEqual([true, false, true, false]);
});

test('of two values that overlap the first is marked', () => {
  const evidence = [at('/text', [0, 5]), at('/text', [3, 8])];
  const parts = markedText('overlaps', marksOf({ evidence }, '/text'));
  expect(parts.map(({ text }) => text)).toEqual(['overl', 'aps']);
});

test('words in doubt are cut out of the blocks that they stand in', () => {
  const blocks = marksOf({ evidence: [at('/a', [0, 9]), at('/a', [11, 20])] }, '/a');
  const doubts = marksOf({ evidence: [at('/text', [4, 9]), at('/text', [11, 14])] }, '/text');
  const parts = nestedText('One block\n\nTwo block.', blocks, doubts);
  expect(parts.map(({ text, within }) => within?.map((part) => part.text) ?? text)).toEqual([
    ['One ', 'block'],
    '\n\n',
    ['Two', ' block'],
    '.',
  ]);
});

test('a value keeps its name among others, whatever its key has in it', () => {
  const evidence = [at('/markdown/content', [0, 1]), at('/json/a~1b/0'), at('/json/total/0')];
  const marks = marksOf({ evidence }, '/json/', ({ pointer }) => pointerTokens(pointer)[1] ?? '');
  expect(marks.map(({ label }) => label)).toEqual(['a/b', 'total']);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(2);
});
