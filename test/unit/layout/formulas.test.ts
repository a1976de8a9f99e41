import { expect, test } from 'vitest';
import type { Word } from '../../../src/document/page.ts';
import { textOf } from '../../../src/document/text.ts';
import { layout } from '../../../src/layout/layout.ts';
import { page, prose, words } from './page.ts';

const inMathFont = (word: Word): Word => ({ ...word, fontFamily: 'CMMI10' });

/** x = a / b, its parts at three heights, in the order in which TeX writes them. */
const fraction: Word[] = [
  ...words({ text: 'x =', x: 200, y: 150 }),
  ...words({ text: 'a', x: 222, y: 143 }),
  ...words({ text: 'b', x: 222, y: 157 }),
].map(inMathFont);

const texts = (of: readonly Word[]): string[] =>
  layout([page([], { words: of })]).value.map((block) => ('runs' in block ? textOf(block.runs) : block.kind));

test('a fraction is one paragraph in the order in which it was written', () => {
  expect(texts(fraction)).toEqual(['x = a b']);
});

test('the number of an equation ends it', () => {
  expect(texts([...fraction, ...words({ text: '(3.1)', x: 500, y: 150 })])).toEqual(['x = a b (3.1)']);
});

test('lines of prose around a formula stay their own', () => {
  const before = prose(2, 110).flatMap(words);
  expect(texts([...before, ...fraction])).toHaveLength(2);
});
