import { describe, expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

describe('paragraphs', () => {
  test('are parted by white space', () => {
    const blocks = blocksOf(page([...prose(3, 100), ...prose(3, 160)]));
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph']);
  });

  test('are parted by the indent of a first line after a sentence', () => {
    const [a, b, c, d] = prose(4, 100) as [LineSpec, LineSpec, LineSpec, LineSpec];
    const blocks = blocksOf(page([a, { ...b, text: `${b.text.slice(0, 60)}.` }, { ...c, x: 88 }, d]));
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph']);
  });

  test('are parted after a line that stops although the next word would have fitted', () => {
    const [a, b, c] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    expect(blocksOf(page([a, { ...b, text: 'It stops here.' }, c]))).toHaveLength(2);
  });

  test('make words whole that were hyphenated at the end of a line', () => {
    const [line] = prose(1, 100) as [LineSpec];
    const blocks = blocksOf(
      page([
        { ...line, text: `${line.text} possi-` },
        { text: 'bility ends it', y: 112 },
      ]),
    );
    expect(texts(blocks)[0]).toContain('possibility ends it');
  });

  test('keep the hyphen of words that are hyphenated elsewhere', () => {
    const [line] = prose(1, 100) as [LineSpec];
    const blocks = blocksOf(
      page([
        { text: `a well-known ${line.text}`, y: 88 },
        { ...line, text: `${line.text} is well-` },
        { text: 'known too', y: 112 },
      ]),
    );
    expect(texts(blocks)[0]).toContain('is well-known too');
  });

  test('keep the words that every run came from', () => {
    const lines = [...prose(2, 100), { text: 'bold end', y: 124, weight: 700 }];
    const found = blocksOf(page(lines)).flatMap((block) =>
      'runs' in block ? block.runs.flatMap((run) => run.words) : [],
    );
    expect(found.map((word) => word.text)).toEqual(lines.flatMap(words).map((word) => word.text));
  });

  test('go on in the next column when a sentence does', () => {
    const left = prose(8, 100, { letters: 42 });
    const right = prose(8, 100, { x: 330, letters: 42 });
    expect(kinds(blocksOf(page([...left, ...right])))).toEqual(['paragraph']);
  });

  test('keep the hyphen of a word that has another, and before a capital', () => {
    const broken = (text: string, next: string): string => {
      const [line] = prose(1, 100) as [LineSpec];
      return (
        texts(
          blocksOf(
            page([
              { ...line, text: `${line.text} ${text}` },
              { text: next, y: 112 },
            ]),
          ),
        )[0] ?? ''
      );
    };
    expect(broken('proof-of-', 'concept.')).toContain('proof-of-concept.');
    expect(broken('GPT-', 'Encoder is it.')).toContain('GPT-Encoder');
    expect(broken('pages 635–', '646 of it.')).toContain('635–646');
    expect(broken('https://example.org/my-', 'page and more.')).toContain('/my-page');
  });

  test('go on after a line that ends in a hyphen, however short', () => {
    const [a, b, c] = prose(3, 100) as [LineSpec, LineSpec, LineSpec];
    expect(texts(blocksOf(page([a, b, { ...c, text: 'It is a chat-' }, { text: 'bot.', y: 136 }])))).toHaveLength(1);
  });

  test('that run over a page break are marked as continued', () => {
    const blocks = blocksOf(page(prose(3, 100)), page(prose(3, 100), { number: 2 }));
    expect(blocks.map((block) => [block.page, block.continued ?? false])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('run on over a caption at a page break, which is put before them', () => {
    const caption = { text: 'Figure 1: What it looks like', x: 72, y: 60, size: 8 };
    const blocks = blocksOf(page(prose(3, 100)), page([caption, ...prose(3, 100)], { number: 2 }));
    expect(blocks.map((block) => [block.page, block.continued ?? false])).toEqual([
      [2, false],
      [1, false],
      [2, true],
    ]);
  });

  test('join an initial with the rest of its word', () => {
    const initial: LineSpec = { text: 'T', y: 124, size: 40 };
    const lines = [
      { text: 'his is how the text begins and goes on', x: 96, y: 100 },
      ...prose(2, 112, { x: 96, letters: 40 }),
    ];
    expect(texts(blocksOf(page([initial, ...lines])))[0]).toMatch(/^This is how/);
  });
});
