import { expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

test('notes below a table, behind one asterisk and behind two, are paragraphs of their own', () => {
  const notes: LineSpec[] = [
    { text: '* significance of the figures', y: 160, size: 9 },
    { text: '** no correlation', y: 171, size: 9 },
  ];
  const blocks = blocksOf(page([...prose(3, 100), ...notes]));
  expect(kinds(blocks)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  expect(texts(blocks).slice(1)).toEqual(notes.map(({ text }) => text));
});

test('asterisks before several texts are bullets', () => {
  const items = ['* apples', '* pears'].map((text, row): LineSpec => ({ text, y: 160 + 12 * row }));
  expect(kinds(blocksOf(page([...prose(3, 100), ...items])))).toEqual(['paragraph', 'list']);
});
