import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../src/document/page.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { page, prose, words } from '../page.ts';

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
