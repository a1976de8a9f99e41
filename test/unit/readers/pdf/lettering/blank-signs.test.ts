import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdf } from '../../../../fixtures/pdf.ts';

const reader = createPdfReader(pdfiumWasm);

/** The words of a page of lines, in which a space is shown by `\x03` and said to be another sign. */
async function wordsOf(lines: readonly string[], sign: string): Promise<string[]> {
  const bytes = pdf({
    pages: [{ text: lines.map((text, line) => ({ text, x: 72, y: 72 + 20 * line, size: 12 })) }],
    glyphs: { '\x03': 'space' },
    says: (character) => (character === '\x03' ? sign : character),
  });
  const reading = await reader.open(bytes, { maxInflatedBytes: 1e9 });
  try {
    const words: string[] = [];
    for await (const { value } of reading.pages()) {
      if (value.source !== 'flow') words.push(...value.words.map(({ text }) => text));
    }
    return words;
  } finally {
    reading.close();
  }
}

test.each(['#', '!', '$', '@', '_'])('spaces that a font says are %s part words', async (sign) => {
  const lines = ['1101\x03Harbour\x03Street', 'Open\x03from\x038\x03to\x0316\x03h'];
  expect(await wordsOf(lines, sign)).toEqual('1101 Harbour Street Open from 8 to 16 h'.split(' '));
});

test('signs that are drawn stay, in fonts too that show spaces as signs', async () => {
  expect(await wordsOf(['Room\x03#3\x03or\x03C#'], '#')).toEqual(['Room', '#3', 'or', 'C#']);
});

test('signs stay where nothing else of their font is drawn: its ink is not known', async () => {
  expect(await wordsOf(['\x03\x03'], '#')).toEqual(['##']);
});
