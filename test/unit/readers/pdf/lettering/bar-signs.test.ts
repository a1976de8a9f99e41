import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdf } from '../../../../fixtures/pdf.ts';

const reader = createPdfReader(pdfiumWasm);

/** The words of a page with a line, in which `\x03` shows the glyph of a name and is said to be a sign. */
async function wordsOf(text: string, glyph: string, sign: string): Promise<string[]> {
  const bytes = pdf({
    pages: [{ text: [{ text, x: 72, y: 72, size: 12 }] }],
    glyphs: { '\x03': glyph },
    says: (character) => (character === '\x03' ? sign : character),
  });
  const reading = await reader.open(bytes, { maxInflatedBytes: 1e9 });
  try {
    const words: string[] = [];
    for await (const { value } of reading.pages()) {
      if (value.source !== 'flow') words.push(...value.words.map(({ text: read }) => read));
    }
    return words;
  } finally {
    reading.close();
  }
}

test.each(['=', '#', '+', '@'])('hyphens and dashes that a font says are %s are read as they look', async (sign) => {
  expect(await wordsOf('Fax 366\x030743', 'hyphen', sign)).toEqual(['Fax', '366-0743']);
  expect(await wordsOf('pages 12\x0317', 'endash', sign)).toEqual(['pages', '12–17']);
});

test.each([
  ['equal', '='],
  ['plus', '+'],
  ['asterisk', '*'],
  ['underscore', '_'],
  ['asciitilde', '~'],
])('a sign that is drawn as it is said stays: %s', async (glyph, sign) => {
  expect(await wordsOf('sum 3\x034', glyph, sign)).toEqual(['sum', `3${sign}4`]);
});
