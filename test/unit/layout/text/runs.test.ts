import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../../src/document/block.ts';
import { blocksOf } from '../blocks-of.ts';
import { page, prose, words } from '../page.ts';

describe('runs', () => {
  test('tell bold, italic, code and links from the text around them', () => {
    const line = [
      ...words({ text: 'plain', x: 72, y: 100 }),
      ...words({ text: 'bold', x: 110, y: 100, weight: 700 }),
      ...words({ text: 'italic', x: 140, y: 100, italic: true }),
      ...words({ text: 'code', x: 180, y: 100, monospace: true }),
      ...words({ text: 'link', x: 210, y: 100, link: 'https://example.org/' }),
    ];
    const [block] = blocksOf(page(prose(3, 130), { words: [...line, ...prose(3, 130).flatMap(words)] }));
    expect((block as Paragraph).runs).toMatchObject([
      { text: 'plain' },
      { text: 'bold', bold: true, spaced: true },
      { text: 'italic', italic: true },
      { text: 'code', code: true },
      { text: 'link', link: 'https://example.org/' },
    ]);
  });

  test('tell raised text', () => {
    const raised = words({ text: '2', x: 92.5, y: 96, size: 6 }).map((word) => ({ ...word, spaced: false }));
    const [block] = blocksOf(page([], { words: [...words({ text: 'area', y: 100 }), ...raised] }));
    expect((block as Paragraph).runs).toMatchObject([
      { text: 'area' },
      { text: '2', spaced: false, position: 'superscript' },
    ]);
  });
});

test('an address in a fixed pitch is no code', () => {
  const lines = [
    ...prose(4, 100),
    { text: 'write to ', y: 160 },
    { text: 'ada@example.org', x: 120, y: 160, monospace: true },
    { text: 'with', x: 200, y: 160 },
    { text: 'mail()', x: 226, y: 160, monospace: true },
  ];
  const runs = blocksOf(page(lines)).flatMap((block) => ('runs' in block ? block.runs : []));
  expect(runs.filter(({ code }) => code).map(({ text }) => text)).toEqual(['mail()']);
});
