import { afterAll, expect, test } from 'vitest';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { withLoneWords } from '../../../../src/ocr/engines/lone-words.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

const rows = [
  ['Ribbon of velvet', '7'],
  ['Buttons of horn', '24'],
  ['Thread on spools', '9'],
  ['Needles in a case', 'kg'],
] as const;
const text = rows.flatMap(([name, amount], index) => [
  { text: name, x: 72, y: 120 + 24 * index },
  { text: amount, x: 420, y: 120 + 24 * index },
]);
const image = await scanPage(pdf({ pages: [{ text }] }));
const ink = inkComponents(image);
const real = tesseract();
const { words: whole } = await real.recognize(image, { languages: ['eng'], ink });
const names = whole.filter(({ box }) => box[0] < image.width / 2);
afterAll(() => real.close());

/** Tesseract that reads no amounts on the page itself; it counts what else it reads. */
function reading(first: readonly RecognizedWord[], lists: PageImage[] = []): Recognizer {
  return {
    parallel: 1,
    async recognize(part, options) {
      if (part === image) return { words: first, readBy: 'one', languages: ['eng'] };
      lists.push(part);
      return real.recognize(part, options);
    },
    close: () => {},
  };
}
const read = async (recognizer: Recognizer, components = ink) =>
  (await withLoneWords(recognizer).recognize(image, { languages: ['eng'], ink: components })).words;

test('amounts that were left out are read together, and stand on the lines of their names', async () => {
  const lists: PageImage[] = [];
  const words = await read(reading(names, lists));
  expect(words.slice(names.length).map((word) => word.text)).toEqual(rows.map(([, amount]) => amount));
  expect(lists).toHaveLength(1);
  for (const word of words.slice(names.length)) {
    expect(names.map(({ baseline }) => baseline)).toContain(word.baseline);
    expect(Math.round((word.box[0] / image.resolution) * 72)).toBeCloseTo(420, -1);
  }
});

test('of a page on which all was read nothing is read twice', async () => {
  const lists: PageImage[] = [];
  expect(await read(reading(whole, lists))).toEqual(whole);
  expect(lists).toEqual([]);
});

test('without ink components nothing is read twice', async () => {
  expect(await read(reading(names), [])).toEqual(names);
});

test('when the list takes too long, the page is as it was read first', async () => {
  const slow: Recognizer = {
    parallel: 1,
    recognize: async (part) => {
      if (part !== image) throw new GivenUp('too long');
      return { words: names, readBy: 'one', languages: ['eng'] };
    },
    close: () => {},
  };
  expect(await read(slow)).toEqual(names);
});
