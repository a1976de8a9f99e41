import { expect, test } from 'vitest';
import { furnitureMessages } from '../../../../src/reading/furniture-messages.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const text = prose(8, 100);

/** Whether a word is left out of a page, and quoted in a message. */
function isLeftOut(word: LineSpec): boolean {
  const blocks = blocksOf(page([...text, word]));
  return furnitureMessages(blocks).some((message) => message.text.includes(`«${word.text}»`));
}

test('a large word that lines of the text run through is a watermark', () => {
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 170, size: 90 })).toBe(true);
});

test('a large word above the text is none, nor is a large initial beside it, nor one that a single line runs through', () => {
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 60, size: 40 })).toBe(false);
  expect(isLeftOut({ text: 'D', x: 40, y: 140, size: 50 })).toBe(false);
  expect(isLeftOut({ text: 'DRAFT', x: 90, y: 112, size: 26 })).toBe(false);
});
