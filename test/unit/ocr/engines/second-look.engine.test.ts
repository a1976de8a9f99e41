import { afterAll, expect, test } from 'vitest';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { withSecondLook } from '../../../../src/ocr/engines/second-look.ts';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

const lines = [
  'The quick brown fox jumps over the lazy dog near the river.',
  'Pack my box with five dozen liquor jugs before the judge arrives.',
  'How vexingly quick daft zebras jump across the fence of the farm.',
];
const note = 'This message is meant for the person it is addressed to.';
const text = [
  ...lines.map((line, index) => ({ text: line, x: 72, y: 120 + 16 * index })),
  { text: note, x: 72, y: 400, size: 8 },
];
const image = await scanPage(pdf({ pages: [{ text }] }), 200);
const ink = inkComponents(image);
const real = tesseract();
const { words: whole } = await real.recognize(image, { languages: ['eng'] });
afterAll(() => real.close());

const texts = (words: readonly RecognizedWord[]): string => words.map((word) => word.text).join(' ');
const isNote = ({ baseline }: RecognizedWord): boolean => baseline > image.height / 2;

/** Tesseract, but of the whole page it returns `first`; of parts it notes how large they are. */
function reading(first: readonly RecognizedWord[], parts: PageImage[] = []): Recognizer {
  return {
    parallel: 1,
    async recognize(part, options) {
      if (part === image) return { words: first, readBy: 'one', languages: ['eng'] };
      parts.push(part);
      return real.recognize(part, options);
    },
    close: () => {},
  };
}
const look = async (recognizer: Recognizer) =>
  (await withSecondLook(recognizer).recognize(image, { languages: ['eng'], ink })).words;

test('a line that the first reading lost is read from its part of the page, and stands where it stood', async () => {
  const words = await look(reading(whole.filter((word) => !isNote(word))));
  expect(texts(words)).toBe([...lines, note].join(' '));
  const [first] = words.filter(isNote);
  const [same] = whole.filter(isNote);
  expect(Math.abs((first?.baseline ?? 0) - (same?.baseline ?? 0))).toBeLessThan(2);
  expect(Math.abs((first?.box[0] ?? 0) - (same?.box[0] ?? 0))).toBeLessThan(2);
});

test('words that the first reading was unsure of give way to surer ones', async () => {
  const unsure = whole.map((word) => (isNote(word) ? { ...word, text: 'xx', confidence: 0.2 } : word));
  expect(texts(await look(reading(unsure)))).toBe([...lines, note].join(' '));
});

test('of a page that was read nothing is read twice', async () => {
  const parts: PageImage[] = [];
  expect(await look(reading(whole, parts))).toEqual(whole);
  expect(parts).toEqual([]);
});

test('only the part that was lost is read again', async () => {
  const parts: PageImage[] = [];
  await look(
    reading(
      whole.filter((word) => !isNote(word)),
      parts,
    ),
  );
  expect(parts).toHaveLength(1);
  expect(parts[0]?.height).toBeLessThan(image.height / 20);
});

test('parts are read side by side, as many at once as the recogniser takes', async () => {
  const lost = whole.filter((word) => !isNote(word) && !texts([word]).match(/quick|lazy|river|brown|fox/));
  let [running, most] = [0, 0];
  const recognizer: Recognizer = {
    ...reading(lost),
    parallel: 2,
    async recognize(part, options) {
      most = Math.max(most, ++running);
      // As a thread answers: later.
      const read = await Promise.resolve(reading(lost).recognize(part, options));
      running--;
      return read;
    },
  };
  expect(texts(await look(recognizer)).length).toBeGreaterThan(texts(lost).length);
  expect(most).toBe(2);
});

test('without ink components nothing is read twice', async () => {
  const first = whole.filter((word) => !isNote(word));
  const { words } = await withSecondLook(reading(first)).recognize(image, { languages: ['eng'] });
  expect(words).toEqual(first);
});

test('a part that takes too long is left out, and the rest is not lost', async () => {
  const first = whole.filter((word) => !isNote(word));
  const stuck: Recognizer = {
    ...reading(first),
    recognize: async (part) => {
      if (part === image) return { words: first, readBy: 'one', languages: ['eng'] };
      throw new GivenUp('Too long.');
    },
  };
  expect(await look(stuck)).toEqual(first);
});
