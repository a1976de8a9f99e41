import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../src/document/page.ts';
import { findRunningHeads } from '../../../../src/layout/page/running-heads.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

describe('furniture', () => {
  test('is a head that stands apart from the text below a wide margin', () => {
    const withHead = (number: number): Page =>
      page([{ text: `${number} A title`, y: 130 }, ...prose(4, 160), ...prose(4, 300)], { number });
    expect(kinds(blocksOf(...[1, 2, 3].map(withHead))).filter((kind) => kind === 'furniture')).toHaveLength(3);
  });

  const withHead = (number: number) =>
    page([{ text: `Annual report ${number}`, y: 30 }, ...prose(4, 100), { text: String(number), x: 300, y: 770 }], {
      number,
    });

  test('is what comes back in the margins of pages, numbers aside', () => {
    const blocks = blocksOf(withHead(1), withHead(2), withHead(3));
    expect(kinds(blocks).filter((kind) => kind === 'furniture')).toHaveLength(6);
    expect(texts(blocks.filter((block) => block.kind === 'furniture'))).toContain('Annual report 2');
  });

  test('is not what numbers in a table at the top of pages are', () => {
    const pages = [1, 2, 3, 4].map((number) =>
      page([{ text: `${number * number}.5`, y: 60 }, ...prose(4, 300)], { number }),
    );
    expect(kinds(blocksOf(...pages)).includes('furniture')).toBe(false);
  });

  test('is what is written upwards beside all other text', () => {
    const [word] = words({ text: 'Stamp', y: 400 });
    const stamp = { ...(word as NonNullable<typeof word>), box: [20, 300, 32, 360] as const, rotation: 270 };
    const of = page([], { words: [...prose(4, 300).flatMap(words), stamp] });
    expect(kinds(blocksOf(of))).toEqual(['paragraph', 'furniture']);
  });

  test('cannot be told from content on a single page', () => {
    expect(kinds(blocksOf(withHead(1)))).not.toContain('furniture');
  });
});

/** On how many of the pages the line `Head` is a running head. */
function headsOn(pages: readonly (readonly LineSpec[])[]): number {
  const heads = findRunningHeads(
    pages.map((lines, index) => ({ number: index + 1, height: 792, lines: linesOf(lines) })),
  );
  return [...heads].filter((line) => textOfLine(line) === 'Head').length;
}

/** Pages of which the first ones have a head; its baseline is `apart` points lower on every other page. */
const pagesWithHead = (pages: number, heads: number, apart = 0): LineSpec[][] =>
  Array.from({ length: pages }, (_, index) => [
    ...(index < heads ? [{ text: 'Head', y: 40 + apart * (index % 2) }] : []),
    ...prose(4, 300),
  ]);

describe('a line that repeats', () => {
  /** Two pages with the line right below another one, so that it is not outermost. */
  const below = (y: number): LineSpec[][] =>
    ['one', 'two'].map((text) => [{ text, y: y - 12 }, { text: 'Head', y }, ...prose(4, 400)]);

  test('is a running head in the upper tenth of the page, not at 14 %', () => {
    expect(headsOn(below(77))).toBe(2);
    expect(headsOn(below(108))).toBe(0);
  });

  test('is a running head at baselines 10 points apart, not 15', () => {
    expect(headsOn(pagesWithHead(2, 2, 10))).toBe(2);
    expect(headsOn(pagesWithHead(2, 2, 15))).toBe(0);
  });

  test('is a running head on one of three pages, not on one of four, and on two at least', () => {
    expect(headsOn(pagesWithHead(6, 2))).toBe(2);
    expect(headsOn(pagesWithHead(8, 2))).toBe(0);
    expect(headsOn(pagesWithHead(2, 1))).toBe(0);
  });

  test('is a running head on three pages of any number, not on two of twenty', () => {
    expect(headsOn(pagesWithHead(20, 3))).toBe(3);
    expect(headsOn(pagesWithHead(20, 2))).toBe(0);
  });
});
