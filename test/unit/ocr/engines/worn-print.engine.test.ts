import { afterAll, expect, test } from 'vitest';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import { type PageImage, WHITE } from '../../../../src/document/page-image.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { withWornPrint } from '../../../../src/ocr/engines/worn-print.ts';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { scaleWords } from '../../../../src/ocr/words/to-words.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

const lines = [
  'The quick brown fox jumps over the lazy dog near the river.',
  'Pack my box with five dozen liquor jugs before the judge arrives.',
  'How vexingly quick daft zebras jump across the fence of the farm.',
];
const sound = await scanPage(
  pdf({ pages: [{ text: lines.map((text, index) => ({ text, x: 72, y: 120 + 16 * index })) }] }),
);
const ink = inkComponents(sound);
const real = tesseract();
const { words: whole } = await real.recognize(sound, { languages: ['eng'] });
afterAll(() => real.close());

/** The page where no ink came to some places. */
const broken = (isBare: (x: number, y: number) => boolean): PageImage => ({
  ...sound,
  pixels: sound.pixels.map((grey, at) => (isBare(at % sound.width, Math.floor(at / sound.width)) ? WHITE : grey)),
});
const texts = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join(' ');

/** A recogniser with an answer for each reading in turn, on the image given then; it keeps what it was given. */
function answering(...answers: readonly (readonly RecognizedWord[] | Error)[]) {
  const given: PageImage[] = [];
  const recognizer: Recognizer = {
    parallel: 1,
    async recognize(image) {
      const answer = answers[given.push(image) - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('Read too often.');
      return { words: scaleWords(answer, image.width / sound.width), readBy: 'one', languages: ['eng'] };
    },
    close: () => {},
  };
  return {
    given,
    read: async () => (await withWornPrint(recognizer).recognize(sound, { languages: ['eng'], ink })).words,
  };
}
const claiming = (confidence: number, text?: string): RecognizedWord[] =>
  whole.map((word) => ({ ...word, confidence, text: text ?? word.text }));

test.each([
  ['dots, as needles print them,', (x: number, y: number) => x % 4 === 0 || y % 4 === 0],
  ['strokes without every third row, as a worn ribbon prints them,', (_x: number, y: number) => y % 3 === 0],
  ['strokes without every third column, as a head with dead elements prints them,', (x: number) => x % 3 === 0],
])('words of %s are read', async (_print, isBare) => {
  const image = broken(isBare);
  const { words } = await real.recognize(image, { languages: ['eng'], ink: inkComponents(image) });
  expect(texts(words)).toBe(lines.join(' '));
});

test('a page whose letters are sure is read once', async () => {
  const { given, read } = answering(claiming(0.86));
  expect(texts(await read())).toBe(texts(whole));
  expect(given).toEqual([sound]);
});

test('a page of sound print with handwriting on it is read once', async () => {
  const written = whole.map((word, index) => ({ ...word, confidence: index % 3 === 0 ? 0.3 : 0.96 }));
  const { given, read } = answering(written);
  expect(texts(await read())).toBe(texts(whole));
  expect(given).toEqual([sound]);
});

test('a page whose letters are doubtful is read once more, and the surer reading stands', async () => {
  const { given, read } = answering(claiming(0.84, 'xx'), claiming(0.9));
  expect(texts(await read())).toBe(texts(whole));
  expect(given).toHaveLength(2);
});

test('of two doubtful readings each gives the words that it is surer of', async () => {
  const odd = (confidences: readonly [number, number], text: string): RecognizedWord[] =>
    whole.map((word, index) => ({ ...word, text, confidence: confidences[index % 2] as number }));
  const words = await answering(odd([0.8, 0.6], 'first'), odd([0.6, 0.8], 'second')).read();
  expect(words.filter(({ text }) => text === 'first')).toHaveLength(whole.length / 2);
  expect(words.filter(({ text }) => text === 'second')).toHaveLength(whole.length / 2);
});

test('without ink components, and where there are only specks, nothing is read twice', async () => {
  for (const few of [{}, { ink: ink.slice(0, 19) }]) {
    const { words } = await withWornPrint({
      parallel: 1,
      recognize: async (image) => {
        expect(image).toBe(sound);
        return { words: [], readBy: 'one', languages: ['eng'] };
      },
      close: () => {},
    }).recognize(sound, { languages: ['eng'], ...few });
    expect(words).toEqual([]);
  }
});

test('a second reading that takes too long leaves the first', async () => {
  const first = claiming(0.5);
  expect(await answering(first, new GivenUp('Too long.')).read()).toEqual(first);
});
