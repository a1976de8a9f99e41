import { describe, expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { page, prose, words } from '../page.ts';

describe('headings', () => {
  test('are larger than the text; the larger, the higher', () => {
    const blocks = blocksOf(
      page([{ text: 'Title', y: 60, size: 24 }, { text: 'Section', y: 100, size: 14 }, ...prose(6, 130)]),
    );
    expect(blocks).toMatchObject([{ kind: 'heading', level: 1 }, { kind: 'heading', level: 2 }, { kind: 'paragraph' }]);
  });

  test('may be bold in the size of the text', () => {
    expect(kinds(blocksOf(page([{ text: 'Our history', y: 100, weight: 700 }, ...prose(5, 120)])))).toEqual([
      'heading',
      'paragraph',
    ]);
  });

  test('may end in a colon when they are bold and a little larger than the text', () => {
    const lines = (size: number) => [{ text: 'Known problems:', y: 100, weight: 700, size }, ...prose(5, 120)];
    expect(kinds(blocksOf(page(lines(11))))[0]).toBe('heading');
    expect(kinds(blocksOf(page(lines(10))))[0]).toBe('paragraph');
  });

  test('look like other numbered headings, whatever follows them', () => {
    const lines = [
      { text: '1. INTRODUCTION', y: 60 },
      ...prose(5, 80),
      { text: '2. RESULTS', y: 160 },
      { text: 'Only this, in brief.', y: 180 },
    ];
    expect(kinds(blocksOf(page(lines)))).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  });

  test('are one heading when they run over two lines', () => {
    const heading = ['A long heading which', 'needs a second line'].map((text, i) => ({
      text,
      y: 100 + 20 * i,
      size: 18,
    }));
    expect(texts(blocksOf(page([...heading, ...prose(5, 160)])))[0]).toBe('A long heading which needs a second line');
  });

  test('may be in small capitals', () => {
    const [first, second] = [
      words({ text: 'I. R', x: 250, y: 100 }),
      words({ text: 'ESULTS', x: 268, y: 100, size: 8 }),
    ];
    const of = page([], {
      words: [...first, { ...second[0], spaced: false }, ...prose(6, 120).flatMap(words)] as never,
    });
    expect(kinds(blocksOf(of))[0]).toBe('heading');
  });

  test('are not captions, nor bold sentences within the text', () => {
    const caption = { text: 'Figure 3: The road', y: 100, weight: 700 };
    const blocks = blocksOf(
      page([caption, ...prose(5, 140), { text: 'A bold remark, of course,', y: 240, weight: 700 }]),
    );
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });
});
