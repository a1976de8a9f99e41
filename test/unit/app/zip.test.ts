import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from '../../../src/app/output/zip.ts';

test('files of the same name are all in the archive', () => {
  const archive = unzipSync(
    zipOf([
      { name: 'report.md', text: '# März' },
      { name: 'report.md', text: '# April' },
      { name: 'notes', text: 'a' },
      { name: 'notes', text: 'b' },
    ]),
  );
  expect(Object.fromEntries(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'report.md': '# März',
    'report (2).md': '# April',
    notes: 'a',
    'notes (2)': 'b',
  });
});

test('names that differ in capitals alone, or are no file names, are all in the archive', () => {
  const names = ['Report.md', 'report.md', 'nul.md', 'a\u202eb.md'];
  const archive = unzipSync(zipOf(names.map((name) => ({ name, text: name }))));
  expect(Object.keys(archive)).toEqual(['Report.md', 'report (2).md', '_nul.md', 'ab.md']);
});

test('a name leads to no other folder', () => {
  expect(Object.keys(unzipSync(zipOf([{ name: '..\\..\\up/and.md', text: 'a' }])))).toEqual(['.._.._up_and.md']);
});
