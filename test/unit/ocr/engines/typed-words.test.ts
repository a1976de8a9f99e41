import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { withTypedWords } from '../../../../src/ocr/engines/typed-words.ts';

const image: PageImage = { width: 600, height: 200, resolution: 100, pixels: new Uint8Array(600 * 200).fill(255) };

/** Ink of a text in type of one width, a character every 20 pixels from 93 on. */
const typed = (text: string): Box[] =>
  [...text].flatMap((character, index): Box[] => {
    const left = 93 + 20 * index;
    if (character === ' ') return [];
    return character === '.' ? [[left + 5, 116, left + 9, 120]] : [[left, 100, left + 14, 120]];
  });

/** A word from one place to another of the typed text. */
const word = (text: string, confidence: number, from: number, to: number): RecognizedWord => ({
  text,
  box: [93 + 20 * from, 100, 107 + 20 * to, 120],
  baseline: 120,
  fontSize: 24,
  confidence,
});

/** A word on the list, in whose only line everything stands. */
const listed = (text: string, confidence: number, x0: number, x1: number): RecognizedWord => ({
  text,
  box: [x0, 24, x1, 44],
  baseline: 44,
  fontSize: 24,
  confidence,
});

/** What is read of an image first, and of the list. */
function recognizer(
  first: readonly RecognizedWord[],
  again: readonly RecognizedWord[] | Error,
  seen: PageImage[] = [],
) {
  return withTypedWords({
    parallel: 1,
    async recognize(given) {
      if (given !== image) seen.push(given);
      if (given !== image && again instanceof Error) throw again;
      return { words: given === image ? first : (again as RecognizedWord[]), readBy: 'one', languages: ['eng'] };
    },
    close() {},
  } satisfies Recognizer);
}
const textsOf = async (recognizer: Recognizer, ink: readonly Box[]): Promise<string[]> =>
  (await recognizer.recognize(image, { languages: ['eng'], ink })).words.map(({ text }) => text);

test('a typed number that was read with a character too many is read once more, set closer', async () => {
  const lists: PageImage[] = [];
  const reader = recognizer([word('3105.75', 0.4, 0, 5)], [listed('310.75', 0.9, 26, 110)], lists);
  const { words } = await reader.recognize(image, { languages: ['eng'], ink: typed('310.75') });
  expect(words).toMatchObject([{ text: '310.75', confidence: 0.9, box: [93, 100, 207, 120] }]);
  expect(lists[0]?.width).toBeLessThan(150);
});

test('parts of a typed number, however sure, are one word', async () => {
  const reader = recognizer([word('310.', 0.9, 0, 3), word('75', 0.9, 4, 5)], [listed('310.75', 0.9, 26, 110)]);
  expect(await textsOf(reader, typed('310.75'))).toEqual(['310.75']);
});

test('words end where a place is empty', async () => {
  const reader = recognizer([word('$310.75', 0.4, 0, 7)], [listed('$310.75', 0.9, 26, 130)]);
  expect(await textsOf(reader, typed('$ 310.75'))).toEqual(['$', '310.75']);
});

test('of two readings that one stands that has a character for each place, or is surer', async () => {
  const fitting = recognizer([word('310.75', 0.6, 0, 5)], [listed('3105.75', 0.9, 26, 110)]);
  expect(await textsOf(fitting, typed('310.75'))).toEqual(['310.75']);
  const surer = recognizer([word('310.75', 0.6, 0, 5)], [listed('310.15', 0.5, 26, 110)]);
  expect(await textsOf(surer, typed('310.75'))).toEqual(['310.75']);
});

test('a group of letters is left as its dictionary has it', async () => {
  const reader = recognizer(
    [word('15.35', 0.9, 0, 4), word('lbs', 0.4, 6, 8)],
    [listed('15.35', 0.9, 26, 90), listed('1bs', 0.9, 104, 150)],
  );
  expect(await textsOf(reader, typed('15.35 lbs'))).toEqual(['15.35', 'lbs']);
});

test('sure words, words of letters alone and words that reach beyond are not changed', async () => {
  const lists: PageImage[] = [];
  expect(await textsOf(recognizer([word('310.75', 0.9, 0, 5)], [], lists), typed('310.75'))).toEqual(['310.75']);
  expect(await textsOf(recognizer([word('310.75 to', 0.4, 0, 9)], [], lists), typed('310.75'))).toHaveLength(1);
  expect(lists).toEqual([]);
  const letters = recognizer([word('HERON', 0.5, 0, 4)], [listed('HEROM', 0.9, 26, 90)]);
  expect(await textsOf(letters, typed('HERON'))).toEqual(['HERON']);
});

test('when the list takes too long, the first reading stands', async () => {
  const reader = recognizer([word('3105.75', 0.4, 0, 5)], new GivenUp());
  expect(await textsOf(reader, typed('310.75'))).toEqual(['3105.75']);
});
