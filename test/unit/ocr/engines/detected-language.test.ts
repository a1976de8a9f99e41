import { expect, test, vi } from 'vitest';
import { withDetectedLanguage } from '../../../../src/ocr/engines/detected-language.ts';
import type { Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { blankImage } from '../../../fixtures/type-image.ts';

/** A recogniser that reads the same words in every image, and the languages it was asked for. */
function reading(text: string, confidence = 0.9) {
  const recognize = vi.fn<Recognizer['recognize']>(async (_image, { languages }) => ({
    words: text.split(' ').map((word) => ({ text: word, box: [0, 0, 9, 9], baseline: 8, fontSize: 10, confidence })),
    readBy: 'one',
    languages,
  }));
  const asked = () => recognize.mock.calls.map(([, { languages }]) => languages.join('+'));
  return { asked, recognizer: withDetectedLanguage({ parallel: 1, recognize, close: () => {} }) };
}
const german = 'der die und den von zu das mit sich des auf ist im dem nicht ein';

test('a page turns out to be in another language: it is read again in that', async () => {
  const { asked, recognizer } = reading(german);
  const { languages } = await recognizer.recognize(blankImage(9, 9), { languages: [] });
  expect(asked()).toEqual(['eng', 'deu']);
  expect(languages).toEqual(['deu']);
});

test('a page whose words tell no language stays English, and is read once', async () => {
  const { asked, recognizer } = reading('TOTAL 4.20 CASH 5.00');
  await recognizer.recognize(blankImage(9, 9), { languages: [] });
  expect(asked()).toEqual(['eng']);
});

test('noise tells no language', async () => {
  const { asked, recognizer } = reading(german, 0.2);
  await recognizer.recognize(blankImage(9, 9), { languages: [] });
  expect(asked()).toEqual(['eng']);
});

test('where languages were asked for, none is detected', async () => {
  const { asked, recognizer } = reading(german);
  await recognizer.recognize(blankImage(9, 9), { languages: ['fra', 'eng'] });
  expect(asked()).toEqual(['fra+eng']);
});
