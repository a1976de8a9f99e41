import { expect, test } from 'vitest';
import { readable } from '../../../src/app/rail/readable.ts';

const file = (name: string, path?: string): File =>
  Object.assign(new File(['bytes'], name), path === undefined ? {} : { path });

test('of a folder only what can be read is taken', () => {
  const files = [
    file('a.PDF', './papers/a.PDF'),
    file('b.txt', '/papers/b.txt'),
    file('c.docx', './papers/old/c.docx'),
  ];
  expect(readable(files).map(({ name }) => name)).toEqual(['a.PDF', 'c.docx']);
});

test('a file that was chosen itself is taken whatever it is, so that its refusal can be read', () => {
  expect(readable([file('b.txt', './b.txt'), file('notes.txt')])).toHaveLength(2);
});
