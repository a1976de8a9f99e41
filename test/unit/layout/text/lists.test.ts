import { describe, expect, test } from 'vitest';
import type { List } from '../../../../src/document/block.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { page, prose } from '../page.ts';

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

  test('are not made of a lone number', () => {
    expect(kinds(blocksOf(page([{ text: '2003. Beside the road', y: 100 }, ...prose(3, 130)])))).not.toContain('list');
  });
});

describe('an item', () => {
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
