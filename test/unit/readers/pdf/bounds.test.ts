import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import { LIMITS } from '../../../../src/document/budget.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { bombNamed, times } from '../../../fixtures/bombs/bomb.ts';
import { pdfContentBombs } from '../../../fixtures/bombs/pdf-content.ts';
import { pdfStructureBombs } from '../../../fixtures/bombs/pdf-structure.ts';
import { pageOf } from '../../../fixtures/bombs/streams.ts';
import { pdf } from '../../../fixtures/pdf.ts';

const reader = createPdfReader(pdfiumWasm);
const bombs = [...pdfContentBombs, ...pdfStructureBombs];

/** What is said of each page, and how many words it has. */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<{ said: string[]; words: number }[]> {
  const reading = await reader.open(bytes, { maxInflatedBytes: 1e8 });
  const pages: { said: string[]; words: number }[] = [];
  try {
    for await (const { value, messages } of reading.pages()) {
      pages.push({ said: messages.map(({ text }) => text), words: value.source === 'flow' ? 0 : value.words.length });
    }
    return pages;
  } finally {
    reading.close();
  }
}

/** Lines of five hundred characters, one below the other. */
const lines = (characters: number): string =>
  times(characters / 500, (n) => `BT /F 1 Tf 9 ${2 * n} Td (${'word '.repeat(99)}words) Tj ET `);

test.each([
  'page content that inflates to four gigabytes of states',
  'forms that paint ten others, ten deep',
  'an embedded font that inflates to two gigabytes',
])('a page with %s is left out with a message, and the next document is read', async (name) => {
  const [page] = await read(bombNamed(name, bombs).bytes());
  expect(page?.said).toEqual([expect.stringContaining('Page 1 was left out')]);
  const [next] = await read(pdf({ pages: [{ text: [{ text: 'hello', x: 72, y: 72 }] }] }));
  expect(next).toEqual({ said: [], words: 1 });
});

test('a page of more characters than are read is left out, one of nearly as many is read', async () => {
  const { most } = LIMITS.characters;
  const [within] = await read(pageOf(lines(0.9 * most)));
  expect(within?.said.join()).not.toContain('was left out: it holds');
  const [beyond] = await read(pageOf(lines(1.1 * most)));
  expect(beyond?.said).toEqual([`Page 1 was left out: it holds more than ${most.toLocaleString('en')} characters.`]);
});

test('a document of more pages that are too much than are left out is refused', async () => {
  await expect(read(pageOf(lines(1.1 * LIMITS.characters.most), { pages: 30 }))).rejects.toMatchObject({
    code: 'processing_failed',
  });
});
