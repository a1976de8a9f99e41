import { describe, expect, test } from 'vitest';
import type { List, Paragraph } from '../../../../src/document/block.ts';
import { textOf } from '../../../../src/document/text.ts';
import { buildList, listLength } from '../../../../src/layout/text/lists.ts';
import { candidateOf, type ParagraphCandidate } from '../../../../src/layout/text/paragraphs.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

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

  test('go on at one level behind an item that ends in the next column', () => {
    const entry = (...lines: readonly LineSpec[]): ParagraphCandidate => candidateOf(lines.map((spec) => line(spec)));
    const entries = [
      entry({ text: '12. The log of the lighthouse', y: 676 }, { text: 'in the years of storms', y: 688 }),
      entry(
        { text: '13. Notes on every ship', y: 700 },
        { text: 'along the coast', y: 712 },
        { text: 'of the bay', x: 320, y: 100 },
      ),
      entry({ text: '14. The keepers', x: 320, y: 112 }),
      entry({ text: '15. Their lamps', x: 320, y: 124 }),
    ];
    expect(listLength(entries, 0)).toBe(4);
    const { items } = buildList(entries, { runsOf: () => [], codeOf: () => undefined });
    expect(items.map(({ marker }) => marker)).toEqual(['12.', '13.', '14.', '15.']);
  });

  test.each([
    [['✈ Airport', '● Bar by the pier', '✉ Post office', '☎ Telephone']],
    [['☂ Shelter', '■ Museum', '■ Gallery', '✚ Hospital']],
  ])('are no rows of a key whose signs stand for something: %j', (rows) => {
    const blocks = blocksOf(page(rows.map((text, index) => ({ text, y: 100 + 12 * index }))));
    expect(kinds(blocks)).toEqual(rows.map(() => 'paragraph'));
    expect(blocks.map((block) => textOf((block as Paragraph).runs))).toEqual(rows);
  });

  test('have ticks and crosses among each other', () => {
    const rows = ['✓ Single sign-on', '✘ Telephone support', '✓ Nightly copies'];
    const [list] = blocksOf(page(rows.map((text, index) => ({ text, y: 100 + 12 * index }))));
    expect(list).toMatchObject({ kind: 'list', items: [{ marker: '✓' }, { marker: '✘' }, { marker: '✓' }] });
  });

  test('have no items of numbers that end a range', () => {
    const lines = ['1. The Journal of Lamps 2010, pages 170-', '77. Available at the harbour', '2. The Log of Storms'];
    const [list] = blocksOf(page(lines.map((text, index) => ({ text, y: 100 + 12 * index }))));
    expect(list).toMatchObject({ kind: 'list', items: [{ marker: '1.' }, { marker: '2.' }] });
  });

  test('are none where one letter begins all lines: it stands for a word', () => {
    const lines = ['Peter Doyle', 'Marta Lind', 'Ivo Brenner'].map((name, index) => ({
      text: `c. ${name}, Office`,
      y: 100 + 14 * index,
    }));
    expect(kinds(blocksOf(page(lines)))).not.toContain('list');
  });

  test('nest at whatever sign of a dash or a diamond their font has', () => {
    for (const dash of ['−', '‐', '‒', '―', '♦', '➔']) {
      const specs = ['• outer', `${dash} inner`, `${dash} other`].map((text, index) => ({
        text,
        x: index === 0 ? 72 : 90,
        y: 100 + 12 * index,
      }));
      expect(blocksOf(page(specs))).toMatchObject([
        { kind: 'list', items: [{ blocks: [{}, { kind: 'list', items: [{ marker: dash }, { marker: dash }] }] }] },
      ]);
    }
  });

  test('are level where their items begin at one edge, though the lines of some go back to the left', () => {
    const [list] = blocksOf(
      page([
        { text: '• an item that has its first line indented', x: 90, y: 100 },
        { text: 'goes back to the edge of the column', y: 112 },
        { text: '• a short one', x: 90, y: 124 },
        { text: '• a third one', x: 90, y: 136 },
      ]),
    );
    expect(list).toMatchObject({ kind: 'list', items: Array(3).fill({ blocks: [{ kind: 'paragraph' }] }) });
  });

  test('have the lines apart that stop early within an item, and join the others', () => {
    const [list] = blocksOf(
      page([
        ...prose(2, 76),
        { text: '• outer', y: 112 },
        { text: '– inner item whose first line ends well before those below', x: 90, y: 124 },
        { text: 'You may stop early', x: 98, y: 136 },
        { text: 'And go on in a line that is as long as all lines of the inner item may be', x: 98, y: 148 },
        { text: 'wrapped text', x: 98, y: 160 },
      ]),
    ).filter(({ kind }) => kind === 'list') as List[];
    const inner = list?.items[0]?.blocks[1] as List;
    expect(inner.items[0]?.blocks.map((block) => ('runs' in block ? textOf(block.runs) : ''))).toEqual([
      'inner item whose first line ends well before those below',
      'You may stop early',
      'And go on in a line that is as long as all lines of the inner item may be wrapped text',
    ]);
  });

  test('go on in the next column, where nothing is further in', () => {
    const column = (x: number) => [
      { text: '• an item as long as its column is wide', x, y: 160 },
      { text: '– inner', x: x + 18, y: 172 },
      { text: '• another item of the list in this column', x, y: 184 },
    ];
    const after = { text: 'A paragraph below the list.', x: 320, y: 205 };
    const blocks = blocksOf(page([...column(72), ...column(320), after]));
    expect(blocks[0]).toMatchObject({ kind: 'list', items: Array(4).fill({ marker: '•' }) });
    expect(kinds(blocks)).toEqual(['list', 'paragraph']);
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

  test('of boxes to tick are items, ticked or not', () => {
    const specs = ['☑ done', '☐ open', '⊠ crossed'].map((text, index) => ({ text, y: 100 + 12 * index }));
    expect(blocksOf(page(specs))).toMatchObject([
      { kind: 'list', items: [{ checked: true }, { checked: false }, { checked: true }] },
    ]);
  });

  test('of round buttons of which one is chosen are items, chosen or not; of bullets of one kind they are plain', () => {
    const list = (...markers: readonly string[]) =>
      blocksOf(page(markers.map((marker, row) => ({ text: `${marker} choice`, y: 100 + 12 * row }))));
    expect(list('○', '●', '○')).toMatchObject([{ items: [{ checked: false }, { checked: true }, { checked: false }] }]);
    for (const marker of ['○', '●']) expect(JSON.stringify(list(marker, marker))).not.toContain('checked');
  });

  test('are none of a lone dash, which names the author of what is above it', () => {
    expect(kinds(blocksOf(page([{ text: '— Anna Berg', y: 100 }])))).toEqual(['paragraph']);
    expect(kinds(blocksOf(page([{ text: '• Anna Berg', y: 100 }])))).toEqual(['list']);
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

  test('count Roman numerals beyond four', () => {
    const specs = ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'].map((number, at) => ({
      text: `${number} one of six`,
      y: 100 + 12 * at,
    }));
    expect(blocksOf(page(specs))).toMatchObject([{ kind: 'list', items: Array(6).fill({}) }]);
  });

  test('end above the name of who signs, which is no item though it begins with an initial', () => {
    const name = { text: 'A. Cole', x: 300, y: 160 };
    const items = ['1. One of them', '2. Another one'].map((text, index) => ({ text, y: 100 + 12 * index }));
    expect(kinds(blocksOf(page([...items, name])))).toEqual(['list', 'paragraph']);
    expect(kinds(blocksOf(page([...items, { ...name, x: 108 }])))).toEqual(['list']);
  });

  test('are not made of names with initials, which follow no order', () => {
    const names = ['M. Anna Berg, chair', 'M. Carl Dorn, member', 'K. Eva Falk, member'];
    expect(kinds(blocksOf(page(names.map((text, at) => ({ text, y: 100 + 12 * at })))))).toEqual(
      Array(3).fill('paragraph'),
    );
    const plans = ['A. the first plan', 'B. the second plan', 'C. the third plan'];
    expect(kinds(blocksOf(page(plans.map((text, at) => ({ text, y: 100 + 12 * at })))))).toEqual(['list']);
  });

  test('end with their column, though the next one begins further in', () => {
    const item = (y: number) => ({ text: '• an item as long as its column is wide', y });
    const beside = [{ text: 'What follows stands in the next column.', x: 320, y: 160 }];
    expect(kinds(blocksOf(page([item(160), item(172), item(184), item(196), ...beside])))).toEqual([
      'list',
      'paragraph',
    ]);
  });

  test('are not made of a lone number', () => {
    expect(kinds(blocksOf(page([{ text: '2003. Beside the road', y: 100 }, ...prose(3, 130)])))).not.toContain('list');
  });
});

describe('an item', () => {
  const hanging = (lines: readonly string[]) =>
    blocksOf(page(lines.map((text, at) => ({ text, x: at === 0 ? 72 : 90, y: 100 + 12 * at }))));

  test('goes on where its line begins with an initial, or with a number that it counts within', () => {
    const name = ['[1] Berg, Dorn, Falk and others who wrote at length, S. Gund,', 'E. Holm and K. Iven, on rivers'];
    const counted = ['[1] for two reasons that are these: (i) the first is long;', '(ii) the second is as long'];
    for (const lines of [name, counted])
      expect(hanging(lines)).toMatchObject([{ kind: 'paragraph', runs: [{ text: lines.join(' ') }] }]);
  });

  test('holds items that begin to count below a title, which ends no sentence', () => {
    const [list] = blocksOf(
      page([
        { text: 'D. REPORTS OF PROGRESS AND MEETINGS THAT ARE HELD EVERY MONTH', y: 100 },
        { text: '1) Reports are sent in time', x: 85, y: 112 },
      ]),
    );
    expect(list).toMatchObject({ items: [{ marker: 'D.', blocks: [{}, { items: [{ marker: '1)' }] }] }] });
  });

  test('holds items that begin to count below a full line', () => {
    const [list] = blocksOf(
      page([
        { text: '1. an item that introduces what it holds in some more words:', y: 100 },
        { text: 'a) the first of its items, with quite some words as well in it', x: 85, y: 112 },
        { text: '2. another item', y: 124 },
      ]),
    );
    expect(list).toMatchObject({ items: [{ blocks: [{}, { items: [{ marker: 'a)' }] }] }, { marker: '2.' }] });
  });

  test.each([
    [7, 0],
    [10, 1],
  ])('is nested from .8 font sizes on: one that begins %i points further in', (indent, nested) => {
    const [list] = blocksOf(
      page([
        { text: '• outer', y: 100 },
        { text: '• inner', x: 72 + indent, y: 112 },
      ]),
    );
    const [first] = (list as List).items;
    expect(first?.blocks.filter(({ kind }) => kind === 'list')).toHaveLength(nested);
  });

  test.each([
    [20, ['list']],
    [30, ['list', 'paragraph']],
  ])('goes on in a paragraph that hangs below it: %i points of white space make %j', (gap, expected) => {
    const below = { text: 'which goes on', x: 90, y: 110 + gap };
    expect(kinds(blocksOf(page([{ text: '• item', y: 100 }, below])))).toEqual(expected);
  });

  test.each([
    [7, ['list', 'paragraph']],
    [10, ['list']],
  ])('goes on in a paragraph that is further in: %i points make %j', (indent, expected) => {
    const below = { text: 'which goes on', x: 72 + indent, y: 130 };
    expect(kinds(blocksOf(page([{ text: '• item', y: 100 }, below])))).toEqual(expected);
  });

  test.each([
    [10.5, ['list']],
    [11.5, ['list', 'paragraph']],
  ])('goes on in a paragraph of its size: one of %f points below an item of 10 makes %j', (size, expected) => {
    const below = { text: 'which goes on', x: 90, y: 130, size };
    expect(kinds(blocksOf(page([{ text: '• item', y: 100 }, below])))).toEqual(expected);
  });
});
