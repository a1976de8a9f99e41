import { expect, test } from 'vitest';
import { byPattern } from '../../../../src/answers/entities/recognizer.ts';
import { withoutSpaces } from '../../../../src/answers/entities/without-spaces.ts';

/** A recogniser of `key=value` that says what it was given to read. */
function pairs() {
  const read: string[] = [];
  const { find, ...rule } = byPattern({ patterns: [['[a-z]{1,9}=[a-z]{1,9}', 0.5]] });
  const recognizer = withoutSpaces(/=/g, {
    ...rule,
    find(text) {
      read.push(text);
      return find(text);
    },
  });
  return { read, found: (text: string) => [...recognizer.find(text)].map(({ start, end }) => text.slice(start, end)) };
}

test('finds what has the sign where it is in the whole text', () => {
  const { found } = pairs();
  expect(found('set a=b, and\tc=d\u00a0or (e=f) or=')).toEqual(['a=b', 'c=d', 'e=f']);
});

test('reads nothing of a text without the sign, and of others only the runs that have it, each once', () => {
  const { found, read } = pairs();
  found(`${'word '.repeat(100)}x=y=z ${'word '.repeat(100)}`);
  found('none');
  expect(read).toEqual(['x=y=z\n', '']);
});

test('what is beside a space stays apart', () => {
  const { found } = pairs();
  expect(found('ab= cd =ef a=b c=d')).toEqual(['a=b', 'c=d']);
});
