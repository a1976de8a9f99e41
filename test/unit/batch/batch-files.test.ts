import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { batchFiles } from '../../../src/batch/batch-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-batch-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), name);
  }
}

const names = async (...inputs: string[]): Promise<string[]> =>
  (await batchFiles(inputs.map((input) => join(folder, input)))).map(({ name }) => name);

test('a folder gives the documents that lie directly in it, by name', async () => {
  await put('b.pdf', 'a.DOCX', 'scan.png', 'photo.jpeg', 'notes.txt', 'deeper/c.pdf');
  expect(await names('.')).toEqual(['a', 'b', 'photo', 'scan']);
});

test('a file that is named is taken whatever its extension', async () => {
  await put('report.bin');
  expect(await names('report.bin')).toEqual(['report']);
});

test.each([
  [
    ['a.pdf', 'a.docx', 'b.pdf'],
    ['a.docx', 'a.pdf', 'b'],
  ],
  [
    ['A.pdf', 'a.docx'],
    ['A.pdf', 'a.docx'],
  ],
  [
    ['a.pdf', 'a.docx', 'a.pdf.docx'],
    ['a.docx', 'a.pdf', 'a.pdf.docx'],
  ],
])('the answers of %j do not overwrite each other', async (files, expected) => {
  await put(...files);
  expect((await names('.')).sort()).toEqual(expected.sort());
});

test('two files of the same name are refused', async () => {
  await put('x/a.pdf', 'y/a.pdf');
  await expect(names('x', 'y')).rejects.toThrow('Two files are called a.pdf');
});

test('a folder without documents is refused', async () => {
  await put('notes.txt');
  await expect(names('.')).rejects.toThrow('There is no document');
});

test('the size of a file is told in bytes', async () => {
  await put('a.pdf');
  expect(await batchFiles([join(folder, 'a.pdf')])).toMatchObject([{ bytes: 'a.pdf'.length }]);
});
