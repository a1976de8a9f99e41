import { expect, test } from 'vitest';
import type { Word } from '../../../../../src/document/page.ts';
import { hiddenWords, type Surroundings } from '../../../../../src/readers/pdf/words/visibility.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const PAGE: Surroundings = { width: 600, height: 800, images: [], drawings: [], areas: [] };

/** One word at (x, 100) in a colour. */
const word = (text: string, x: number, color: string, invisible = false): readonly Word[] =>
  buildWords(glyphs(text, x, 100, { color, invisible })).words;

const SEEN = [...word('seen', 0, '#000000'), ...word('too', 50, '#000000')];

const hidden = (words: readonly Word[], page: Partial<Surroundings> = {}): string[] =>
  [...hiddenWords([...SEEN, ...words], { ...PAGE, ...page })].map(({ text }) => text);

test.each([
  ['#ffffff', true],
  ['#f7f7f7', true],
  ['#f6f7f7', false],
])('text in %s on white paper is hidden: %s', (color, isHidden) => {
  expect(hidden(word('word', 100, color))).toEqual(isHidden ? ['word'] : []);
});

test('text is compared with the last area that is painted under it', () => {
  const box = [90, 80, 200, 120] as const;
  const areas = [
    { box, color: '#ffffff' },
    { box, color: '#003366' },
  ];
  expect(hidden(word('white', 100, '#ffffff'), { areas })).toEqual([]);
  expect(hidden(word('blue', 100, '#003366'), { areas })).toEqual(['blue']);
});

test('text over a picture is not judged by its colour', () => {
  expect(hidden(word('word', 100, '#ffffff'), { images: [{ box: [90, 80, 200, 120] }] })).toEqual([]);
});

test.each([
  [0.49, ['layer']],
  [0.51, []],
])('an unpainted layer over an image of %d of the page hides %j', (share, expected) => {
  const images = [{ box: [0, 0, 600, 800 * share] as const }];
  expect(hidden(word('layer', 100, '#000000', true), { images })).toEqual(expected);
});

test('when half of the words seem hidden, the background was not understood and all stay', () => {
  expect(hidden([...word('one', 100, '#ffffff'), ...word('two', 200, '#ffffff')])).toEqual([]);
});
