import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { withDoubtfulWords } from '../../../../src/ocr/engines/doubtful-words.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';

const image: PageImage = { width: 400, height: 200, resolution: 100, pixels: new Uint8Array(400 * 200).fill(255) };
const ink = [[0, 0, 10, 10] as const];

/** A word in a line of its own, 20 pixels high. */
const word = (text: string, line: number, confidence: number): RecognizedWord => ({
  text,
  box: [100, 40 * line + 10, 200, 40 * line + 30],
  baseline: 40 * line + 28,
  fontSize: 22,
  confidence,
});

/** What is read in the lines of the list, each as high as a word with a pixel above and below it, and a margin of a word. */
type Again = readonly (readonly [text: string, line: number, confidence: number])[];

/** Reads the words first and, of the list of those in doubt, the others. */
function recognizer(first: readonly RecognizedWord[], again: Again | GivenUp, lists: PageImage[] = []): Recognizer {
  return {
    parallel: 1,
    async recognize(given) {
      const whole = { readBy: 'one', languages: ['eng'] } as const;
      if (given === image) return { ...whole, words: first };
      lists.push(given);
      if (again instanceof GivenUp) throw again;
      const words = again.map(([text, line, confidence], index): RecognizedWord => {
        const top = 20 + 42 * line + 1;
        const left = 23 + 60 * again.slice(0, index).filter((other) => other[1] === line).length;
        return { text, box: [left, top, left + 50, top + 20], baseline: top + 15, fontSize: 30, confidence };
      });
      return { ...whole, words };
    },
    close: () => {},
  };
}
const read = async (given: Recognizer, components = ink): Promise<readonly RecognizedWord[]> =>
  (await withDoubtfulWords(given).recognize(image, { languages: ['eng'], ink: components })).words;

test('of two readings of a word the surer stands, with the mean of their confidences where they differ', async () => {
  const first = [word('sure', 0, 0.9), word('Tota.', 1, 0.6), word('same', 2, 0.5), word('right', 3, 0.7)];
  // The surest is read first.
  const words = await read(
    recognizer(first, [
      ['tight', 0, 0.6],
      ['Total', 1, 0.8],
      ['same', 2, 0.9],
    ]),
  );
  expect(words.map(({ text }) => text)).toEqual(['sure', 'Total', 'same', 'right']);
  expect(words.map(({ confidence }) => confidence)).toEqual([0.9, expect.closeTo(0.7), 0.9, 0.7]);
  expect(words[1]).toMatchObject({ baseline: first[1]?.baseline, fontSize: 22, box: first[1]?.box });
});

test('what is two words when read alone stands as two', async () => {
  const words = await read(
    recognizer(
      [word('isto', 0, 0.5)],
      [
        ['is', 0, 0.9],
        ['to', 0, 0.8],
      ],
    ),
  );
  expect(words.map(({ text }) => text)).toEqual(['is', 'to']);
});

test('a word of which nothing or nothing sure is read alone stays as it was', async () => {
  const first = [word('faint', 0, 0.6), word('scrawl', 1, 0.2)];
  expect(await read(recognizer(first, [['soul', 1, 0.4]]))).toEqual(first);
});

test('sure words, marks and pages without ink components are not read twice', async () => {
  const lists: PageImage[] = [];
  await read(recognizer([word('sure', 0, 0.8), word('—', 1, 0.3)], [], lists));
  await read(recognizer([word('doubtful', 0, 0.3)], [], lists), []);
  expect(lists).toEqual([]);
});

test('when the list takes too long, the page is as it was read first', async () => {
  const first = [word('doubtful', 0, 0.3)];
  expect(await read(recognizer(first, new GivenUp('too long')))).toEqual(first);
});
