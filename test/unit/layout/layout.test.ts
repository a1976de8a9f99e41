import { describe, expect, test } from 'vitest';
import type { Block, Paragraph } from '../../../src/document/block.ts';
import type { Page } from '../../../src/document/page.ts';
import { textOf } from '../../../src/document/text.ts';
import { layout } from '../../../src/layout/layout.ts';
import { type LineSpec, page, prose, words } from './page.ts';

const blocksOf = (...pages: readonly Page[]): readonly Block[] => layout(pages);
const kinds = (blocks: readonly Block[]): string[] => blocks.map((block) => block.kind);
const texts = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => ('runs' in block ? textOf(block.runs) : block.kind));

describe('reading order', () => {
  test('takes two columns one after the other, below a title that spans both', () => {
    const column = (word: string, x: number): LineSpec[] =>
      Array.from({ length: 8 }, (_, i) => ({ text: `${word} line ${i} of this column of text`, x, y: 120 + 12 * i }));
    const rows = column('left', 72).flatMap((line, i) => [line, column('right', 320)[i] as LineSpec]);
    const title: LineSpec = {
      text: 'A title that spans both of the columns of this page',
      y: 80,
      size: 18,
      weight: 700,
    };
    const text = texts(blocksOf(page([title, ...rows]))).join('\n');
    expect(text.indexOf('A title')).toBe(0);
    expect(text.indexOf('left line 7')).toBeLessThan(text.indexOf('right line 0'));
  });

  test('follows the place on the page, not the content stream', () => {
    expect(
      texts(
        blocksOf(
          page([
            { text: 'second', y: 200 },
            { text: 'first', y: 100 },
          ]),
        ),
      ),
    ).toEqual(['first', 'second']);
  });

  test('keeps a row of short parts together', () => {
    expect(
      texts(
        blocksOf(
          page([
            { text: 'Total', x: 72, y: 100 },
            { text: '12.50', x: 400, y: 100 },
          ]),
        ),
      ),
    ).toEqual(['Total 12.50']);
  });
});

describe('blocks side by side', () => {
  const card = (x: number, title: string, lines: readonly string[]): LineSpec[] => [
    { text: title, x, y: 100, size: 12, color: '#7f5fff' },
    ...lines.map((text, i) => ({ text, x, y: 116 + 12 * i })),
  ];

  test('are read one after the other when each was written under a title of its own', () => {
    const text = texts(
      blocksOf(
        page([
          ...card(72, 'Our purpose', ['Making it', 'useful for all', 'who need it']),
          ...card(300, 'Our mission', ['Easy to apply', 'in every place', 'at any time']),
        ]),
      ),
    ).join(' ');
    expect(text).toBe(
      'Our purpose Making it useful for all who need it Our mission Easy to apply in every place at any time',
    );
  });
});

test('labels beside values are read row by row', () => {
  const rows = ['Invoice number', 'Date of issue', 'Payment due by', 'Customer name'];
  const lines = rows.flatMap((text, i) => [
    { text, x: 72, y: 100 + 14 * i },
    { text: `value number ${i}`, x: 320, y: 100 + 14 * i },
  ]);
  const text = texts(blocksOf(page(lines))).join(' ');
  expect(text).toContain('Invoice number value number 0');
  expect(text).toContain('Customer name value number 3');
});

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

describe('lists', () => {
  test('begin at bullets and nest by indent', () => {
    const [list] = blocksOf(
      page([
        { text: '• one', y: 100 },
        { text: '– inner', x: 90, y: 112 },
        { text: '• two', y: 124 },
      ]),
    );
    expect(list).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { marker: '•', blocks: [{ kind: 'paragraph' }, { kind: 'list', items: [{ marker: '–' }] }] },
        { marker: '•', blocks: [{ kind: 'paragraph' }] },
      ],
    });
  });

  test('keep printed numbers, and the lines that hang below an item', () => {
    const [list] = blocksOf(
      page([
        { text: '3. third item with text', y: 100 },
        { text: 'which goes on', x: 84, y: 112 },
        { text: '4. fourth', y: 124 },
      ]),
    );
    expect(list).toMatchObject({ kind: 'list', ordered: true, items: [{ marker: '3.' }, { marker: '4.' }] });
  });

  test('know checked boxes', () => {
    const [list] = blocksOf(
      page([
        { text: '☑ done', y: 100 },
        { text: '☐ open', y: 112 },
        { text: '⊠ crossed', y: 124 },
      ]),
    );
    expect(list).toMatchObject({ items: [{ checked: true }, { checked: false }, { checked: true }] });
  });

  test('know bullets that are drawn, not written', () => {
    const fills = [100, 112].map((y) => ({ box: [64, y - 5, 67, y - 2] as const, color: '#000000' }));
    const [list] = blocksOf(
      page(
        [
          { text: 'first', y: 100 },
          { text: 'second', y: 112 },
        ],
        { fills },
      ),
    );
    expect(list).toMatchObject({ kind: 'list', items: [{ marker: '•' }, { marker: '•' }] });
  });

  test('are not made of a lone number', () => {
    expect(kinds(blocksOf(page([{ text: '2003. Beside the road', y: 100 }, ...prose(3, 130)])))).not.toContain('list');
  });
});

describe('code', () => {
  test('is text in a fixed pitch of two lines and more, with its indentation', () => {
    const code = [
      { text: 'if (a)', y: 150, monospace: true },
      { text: 'return;', x: 82, y: 162, monospace: true },
    ];
    const blocks = blocksOf(page([...prose(3, 100), ...code, ...prose(3, 190)]));
    expect(blocks[1]).toMatchObject({ kind: 'code', text: 'if (a)\n  return;' });
  });

  test('leaves the numbers of its lines out, and a single numbered line is code too', () => {
    const line = (number: number, text: string, y: number): LineSpec[] => [
      { text: `${number}`, x: 72, y },
      { text, x: 90, y, monospace: true },
    ];
    const of = page([...prose(4, 100), ...line(1, 'if ready:', 170), ...line(2, 'run()', 182), ...prose(4, 220)]);
    expect(blocksOf(of)[1]).toMatchObject({ kind: 'code', text: 'if ready:\nrun()' });
    const single = page([...prose(4, 100), ...line(1, 'run()', 170), ...prose(4, 200)]);
    expect(blocksOf(single)[1]).toMatchObject({ kind: 'code', text: 'run()' });
  });

  test('is not what a document wholly in a fixed pitch is made of', () => {
    expect(kinds(blocksOf(page(prose(4, 100).map((line) => ({ ...line, monospace: true })))))).toEqual(['paragraph']);
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
