import { expect, test } from 'vitest';
import type { Box } from '../../../../../src/document/geometry.ts';
import {
  GivenUp,
  type LineReader,
  type RecognizedWord,
  type Recognizer,
} from '../../../../../src/ocr/engines/recognizer.ts';
import { withDoubtfulLines } from '../../../../../src/ocr/engines/vote/doubtful-lines.ts';
import { blankImage } from '../../../../fixtures/type-image.ts';

const image = blankImage(400, 3000);
const ink = [[0, 0, 10, 10] as const];

/** A word 10 pixels a letter, in a line of its own unless told, in type of 20 pixels. */
const word = (text: string, line: number, confidence: number, x = 100): RecognizedWord => ({
  text,
  box: [x, 40 * line + 12, x + text.length * 10, 40 * line + 28],
  baseline: 40 * line + 28,
  fontSize: 20,
  confidence,
});

const recognizer = (words: readonly RecognizedWord[], languages = ['eng']): Recognizer => ({
  parallel: 1,
  recognize: async () => ({ words, readBy: 'one', languages }),
  close: () => {},
});

/** The larger model, which reads these words in lines of their own; it keeps the places that it was asked for. */
function larger(words: readonly RecognizedWord[] | Error, asked: Box[] = []): LineReader {
  return {
    async readLines(_, lines) {
      asked.push(...lines);
      if (words instanceof Error) throw words;
      return lines.map(([, y0, , y1]) => words.filter(({ baseline }) => baseline > y0 && baseline < y1));
    },
    close: () => {},
  };
}
const read = (one: Recognizer, other: LineReader, components: readonly Box[] = ink) =>
  withDoubtfulLines(one, other).recognize(image, { languages: ['eng'], ink: components });
const textsOf = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);

test('a line with a word in doubt is read by the larger model too, and both vote; other lines stay as they were', async () => {
  const first = [word('Total', 0, 0.95), word('18.9O', 0, 0.6, 160), word('Cash', 1, 0.97)];
  const again = [word('Total', 0, 0.99), word('18.90', 0, 0.99, 160), word('Cosh', 1, 0.99)];
  const { words, readBy } = await read(recognizer(first), larger(again));
  expect(textsOf(words)).toEqual(['Total', '18.90', 'Cash']);
  expect(words.map(({ seenByBoth = false }) => seenByBoth)).toEqual([true, true, false]);
  expect(words[2]).toBe(first[2]);
  expect(readBy).toBe('one');
});

test('the larger model gets the whole letters of a line, with a margin', async () => {
  const asked: Box[] = [];
  await read(recognizer([word('doubtful', 2, 0.5)]), larger([], asked));
  const [[x0, y0, x1, y1]] = asked as [Box];
  expect([x0, y0, x1, y1].map(Math.round)).toEqual([94, 90, 186, 115]);
});

test('pages of sure words and of marks do not load the larger model, nor do parts of a page', async () => {
  const asked: Box[] = [];
  await read(recognizer([word('sure', 0, 0.9), word('—', 1, 0.4)]), larger([], asked));
  await read(recognizer([word('doubtful', 0, 0.5)]), larger([], asked), []);
  expect(asked).toEqual([]);
});

test('letters that the larger model does not know are left to Tesseract', async () => {
  const words = [word('Αθήνα', 0, 0.6)];
  expect((await read(recognizer(words, ['ell']), larger([word('AOnva', 0, 0.99)]))).words).toEqual(words);
});

test.each([
  ['cannot be loaded', new Error('offline')],
  ['takes too long', new GivenUp()],
])('when the larger model %s, the first reading stands, and the result says that one of two read', async (_, error) => {
  const words = [word('18.9O', 0, 0.6)];
  expect(await read(recognizer(words), larger(error))).toEqual({ words, readBy: 'one_of_two', languages: ['eng'] });
});

test('an end that was asked for is no failure of the larger model', async () => {
  const ended = AbortSignal.abort(new Error('cancelled'));
  const options = { languages: ['eng'], ink, signal: ended };
  const reading = withDoubtfulLines(recognizer([word('word', 0, 0.6)]), larger(new Error('ended')));
  await expect(reading.recognize(image, options)).rejects.toThrow('cancelled');
});

test('of very many lines in doubt the sixty surest are read again', async () => {
  const asked: Box[] = [];
  const first = Array.from({ length: 70 }, (_, line) => word('doubtful', line, 0.1 + line / 100));
  await read(recognizer(first), larger([], asked));
  expect(asked).toHaveLength(60);
  expect(Math.min(...asked.map(([, top]) => top))).toBeGreaterThan(9 * 40);
});
