import { expect, test } from 'vitest';
import type { Recognizer } from '../../../../../src/ocr/engines/recognizer.ts';
import { createRefinedRecognizer } from '../../../../../src/ocr/engines/vote/refined-recognizer.ts';
import { blankImage } from '../../../../fixtures/type-image.ts';

const image = blankImage(100, 40);
const reading = (text: string, confidence: number): Recognizer => ({
  parallel: 1,
  recognize: async () => ({
    words: [{ text, box: [10, 10, 60, 30], baseline: 28, fontSize: 20, confidence }],
    readBy: 'one',
    languages: ['eng'],
  }),
  close: () => {},
});
const broken: Recognizer = { ...reading('', 0), recognize: () => Promise.reject(new Error('offline')) };
const read = (tesseract: Recognizer, larger: Recognizer) =>
  createRefinedRecognizer(tesseract, larger).recognize(image, { languages: ['eng'] });

test('two readings are voted on, and the result says that both read', async () => {
  const { words, readBy } = await read(reading('T0TAL', 0.4), reading('TOTAL', 0.97));
  expect(words.map(({ text }) => text)).toEqual(['TOTAL']);
  expect(readBy).toBe('both');
});

test.each([
  ['the larger model', reading('alone', 0.9), broken],
  ['Tesseract', broken, reading('alone', 0.9)],
])('when %s cannot read, the other’s words count, and the result says that one read', async (_, one, other) => {
  expect(await read(one, other)).toMatchObject({ words: [{ text: 'alone' }], readBy: 'one' });
});

test('when neither can read, the reason is Tesseract’s', async () => {
  await expect(read(broken, { ...broken, recognize: () => Promise.reject(new Error('later')) })).rejects.toThrow(
    'offline',
  );
});

test('letters that the larger model does not know are read by Tesseract alone', async () => {
  const refined = createRefinedRecognizer(reading('Αθήνα', 0.5), reading('AOnva', 0.99));
  const { words, readBy } = await refined.recognize(image, { languages: ['ell'] });
  expect(words.map(({ text }) => text)).toEqual(['Αθήνα']);
  expect(readBy).toBe('one');
});
