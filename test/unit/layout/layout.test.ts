import { expect, test } from 'vitest';
import type { Block } from '../../../src/document/block.ts';
import { layout } from '../../../src/layout/layout.ts';
import { blocksOf, texts } from './blocks-of.ts';
import { page, prose, words } from './page.ts';

test('pages that flow keep their own blocks', () => {
  const blocks: Block[] = [{ kind: 'code', page: 1, text: 'x', words: [] }];
  expect(blocksOf({ number: 1, width: 0, height: 0, source: 'flow', blocks })).toEqual(blocks);
});

test('text written upwards comes after the level text, as a paragraph of its own', () => {
  const turned = words({ text: 'margin note', y: 400 }).map((word) => ({
    ...word,
    rotation: 270,
    box: [20, 380, 30, 420] as const,
  }));
  expect(texts(blocksOf(page([], { words: [...turned, ...words({ text: 'level', y: 100 })] })))).toEqual([
    'level',
    'margin note',
  ]);
});

test('the same pages give the same blocks', () => {
  const pages = [page([{ text: 'Title', y: 60, size: 20 }, ...prose(9, 100)])];
  expect(layout(pages)).toEqual(layout(pages));
});
