import { expect, test } from 'vitest';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { watermarkWords } from '../../../../src/layout/page/watermarks.ts';
import { furnitureMessages } from '../../../../src/reading/furniture-messages.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

const text = prose(8, 100);

/** Whether a word is left out of a page, and quoted in a message. */
function isLeftOut(word: LineSpec): boolean {
  const blocks = blocksOf(page([...text, word]));
  return furnitureMessages(blocks).some((message) => message.text.includes(`«${word.text}»`));
}

/** The watermarks of pages with a title, text, and some more in pale grey. */
function markedOn(pages: readonly (readonly LineSpec[])[], parts: Partial<PositionedPage> = {}): string[] {
  const title = { text: 'Invoice', x: 200, y: 60, size: 16 };
  const drawn = pages.map((lines) =>
    page([title, ...text, ...lines.map((line) => ({ color: '#dddddd', ...line }))], parts),
  );
  return [...watermarkWords(drawn)].map((word) => word.text);
}

const copy = { text: 'COPY', x: 180, y: 64, size: 36 };

test('a large word that lines of the text run through is a watermark', () => {
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 170, size: 90 })).toBe(true);
});

test('a large word above the text is none, nor is a large initial beside it, nor one that a single line runs through', () => {
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 60, size: 40 })).toBe(false);
  expect(isLeftOut({ text: 'D', x: 40, y: 140, size: 50 })).toBe(false);
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 112, size: 26 })).toBe(false);
});

test('a pale word under a single smaller one is a watermark, one as dark as the text is none', () => {
  expect(markedOn([[copy]])).toEqual(['COPY']);
  expect(markedOn([[{ ...copy, color: '#333333' }]])).toEqual([]);
  expect(isLeftOut({ text: 'COPY', x: 72, y: 112, size: 26, color: '#dddddd' })).toBe(true);
});

test('a pale title beside or above others is none, nor is a hint as large as what is filled in over it', () => {
  expect(markedOn([[{ ...copy, y: 40 }], [{ ...copy, x: 300 }]])).toEqual([]);
  expect(markedOn([[{ ...copy, size: 20 }]])).toEqual([]);
});

test('a title in white on a dark shade is none', () => {
  const fills = [{ box: [150, 30, 400, 80], color: '#102030' }] as const;
  expect(markedOn([[{ ...copy, color: '#ffffff' }]], { fills })).toEqual([]);
});

test('the rest of the line of a watermark is part of it, and so is what looks the same where nothing is over it', () => {
  expect(markedOn([[{ ...copy, text: 'COPY ONLY' }], [{ ...copy, y: 700 }]])).toEqual(['COPY', 'ONLY', 'COPY']);
});

test('a pale word that the rules of a table run through is a watermark, one that is struck out is none', () => {
  const void_ = { text: 'VOID', x: 300, y: 500, size: 60 };
  const rule = (from: number, to: number) =>
    [{ box: [from, 485, to, 486], orientation: 'horizontal' }] as const satisfies PositionedPage['rules'];
  expect(markedOn([[void_]], { rules: rule(72, 540) })).toEqual(['VOID']);
  expect(markedOn([[void_]], { rules: rule(300, 420) })).toEqual([]);
});

test('a pale word that is written aslant, larger than the text, is a watermark wherever it is', () => {
  const aslant = words({ text: 'Sample', y: 600, size: 20, color: '#dddddd' }).map((word) => ({
    ...word,
    rotation: 330,
  }));
  const drawn = page(text);
  expect(watermarkWords([{ ...drawn, words: [...drawn.words, ...aslant] }])).toEqual(new Set(aslant));
});
