import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { detectLanguage } from '../../../../src/ocr/language/detect-language.ts';
import { selectLanguages } from '../../../../src/ocr/language/languages.ts';
import { toWords } from '../../../../src/ocr/words/to-words.ts';
import { typeSize } from '../../../../src/ocr/words/type-size.ts';

const blank: PageImage = { width: 400, height: 400, pixels: new Uint8Array(160_000).fill(255), resolution: 144 };

/** Upright strokes of a width in pixels where the words are. */
function withStrokes(...strokes: readonly { x: number; y: number; width: number }[]): PageImage {
  const pixels = blank.pixels.slice();
  for (const { x, y, width } of strokes) {
    for (let row = y; row < y + 20; row++) {
      for (let at = x; at < x + 100; at += 14) pixels.fill(0, row * 400 + at, row * 400 + at + width);
    }
  }
  return { ...blank, pixels };
}

const read = (text: string, y: number, fontSize = 28) => ({
  text,
  box: [20, y, 120, y + 20] as const,
  baseline: y + 20,
  fontSize,
  confidence: 0.912345,
});

test('pixels become points, with the confidence kept', () => {
  const [word] = toWords([read('Words', 100)], blank);
  expect(word).toMatchObject({ text: 'Words', baseline: 60, fontSize: 14, fontWeight: 400, confidence: 0.912 });
  expect(word?.box.map(Math.round)).toEqual([10, 50, 60, 61]);
});

test('a low word is as high as its line: it stays on it', () => {
  const dash = { ...read('–', 112), box: [20, 112, 30, 114] as const, baseline: 120 };
  const [word] = toWords([dash], blank);
  expect(word?.box[1]).toBeLessThan(60 - 0.6 * 14);
  expect(word?.box[3]).toBeGreaterThan(60);
});

test('sizes that are almost the same are the same, and others stay apart', () => {
  const sizes = [20, 20.4, 19.8, 24, 40].map((size, index) => read('wordsofaline', 20 + 60 * index, size));
  expect(toWords(sizes, blank).map(({ fontSize }) => fontSize)).toEqual([10, 10, 10, 12, 20]);
});

test('lines with thicker strokes than most are bold', () => {
  const image = withStrokes({ x: 20, y: 20, width: 4 }, { x: 20, y: 100, width: 2 }, { x: 20, y: 180, width: 2 });
  const words = toWords([read('Heading', 20), read('ordinary', 100), read('ordinary', 180)], image);
  expect(words.map(({ fontWeight }) => fontWeight)).toEqual([700, 400, 400]);
});

test('the size of type shows in its capitals and long letters, else in its short ones', () => {
  expect(
    typeSize(
      [
        { text: 'Hello', rise: 14.4 },
        { text: 'sea', rise: 9.8 },
      ],
      0,
    ),
  ).toBeCloseTo(20, 1);
  expect(typeSize([{ text: 'sea', rise: 9.8 }], 0)).toBeCloseTo(20, 1);
  expect(typeSize([{ text: '—', rise: 6 }], 17)).toBe(17);
  expect(typeSize([{ text: 'Abc', rise: -3 }], 17), 'a word that is found below its own line tells nothing').toBe(17);
});

test('languages go by their ISO 639 codes, whichever of them', () => {
  expect(selectLanguages(['eng', 'de', 'GER', 'fre'])).toEqual({ known: ['eng', 'deu', 'fra'], unknown: [] });
  expect(selectLanguages(['chi_sim', 'nl'])).toEqual({ known: ['nld'], unknown: ['chi_sim'] });
});

test.each([
  ['eng', 'The cat sat on the mat and the dog was in the garden, for it is the way of dogs to be in gardens.'],
  [
    'deu',
    'Der Hund lag im Garten und die Katze sa auf dem Dach, denn das ist nicht die Art von Hunden, auch wenn sie mit dem Schwanz wedeln.',
  ],
  [
    'fra',
    'Le chat est sur le toit et les chiens sont dans le jardin, qui est au bord de la mer, avec des arbres et une maison pour les enfants.',
  ],
  [
    'spa',
    'El gato y los perros que viven en la casa del pueblo no se ven por las calles, como es la costumbre de una aldea con su plaza.',
  ],
  [
    'ita',
    'Il gatto e la volpe sono nella casa di una vecchia che non si cura della pioggia; da sola con gli animali del bosco, e per il resto dei giorni.',
  ],
  [
    'por',
    'O gato e os cachorros da casa ficam na rua com as pessoas, mas no fim do dia os donos chamam para uma refeição em que não falta nada, por mais que chova.',
  ],
  [
    'nld',
    'De hond is in het huis van de boer en de kat zit op het dak, dat niet van een mens is, maar voor de vogels te hoog om er aan te komen.',
  ],
  [
    'pol',
    'Kot i pies do domu nie poszli, ale na dworze przez cały dzień z dziećmi po trawie i w lesie się bawili, jak to jest od lat przed zimą oraz dla zabawy.',
  ],
])('%s is told by its frequent words', (language, text) => {
  expect(detectLanguage(text.split(' '))).toBe(language);
});

test('a few words, or numbers, tell no language', () => {
  expect(detectLanguage(['Invoice', '4711', 'de', 'la', 'Rue'])).toBeUndefined();
});

test('sizes that make no sense are taken as they are, and end', () => {
  expect(toWords([read('Up', 100, -4), read('Down', 140)], blank).map(({ fontSize }) => fontSize)).toEqual([-2, 14]);
});

test('specks read as a few short words again and again tell no language', () => {
  const receipt = 'TOTAL 4.20 CASH 5.00 a e o a e o a e o a e o CHANGE 0.80'.split(' ');
  expect(detectLanguage(receipt)).toBeUndefined();
});
