import { describe, expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const typed = (texts: readonly string[], y: number): LineSpec[] =>
  texts.map((text, index) => ({ text, y: y + 12 * index, monospace: true, family: 'Typewriter' }));
const LETTER = [
  'we have received your order of seeds for the garden,',
  'and they will leave our stores with the next train.',
  'Should any of them fail to come up in spring, let us',
  'know of it.',
];
const kindsOf = (lines: readonly LineSpec[]): string[] =>
  kinds(blocksOf(page([...prose(6, 100, { letters: 52 }), ...lines])));

describe('running text in a fixed pitch', () => {
  test('is paragraphs, no code', () => {
    const blocks = blocksOf(page([...prose(6, 100, { letters: 52 }), ...typed(LETTER, 200), ...typed(LETTER, 272)]));
    expect(texts(blocks).slice(1)).toEqual([LETTER.join(' '), LETTER.join(' ')]);
    expect(JSON.stringify(blocks)).not.toContain('"code":true');
  });

  test.each<[string, readonly string[]]>([
    [
      'commands with what they do',
      ['grow seeds     # has all of the seeds come up', 'grow trees     # and trees of one kind', 'grow all'],
    ],
    [
      'lines that were not full',
      ['all of the seeds came up', 'some trees did not', 'and there are no more of them left in the stores'],
    ],
    ['statements', [...LETTER.slice(0, 2), 'grow(seeds, trees);', ...LETTER.slice(2)]],
  ])('is code where it is %s', (_, lines) => {
    expect(kindsOf(typed(lines, 200))).toContain('code');
  });

  test('does not go on with a column in another font', () => {
    const left = prose(5, 100, { letters: 40 }).map((line) => ({ ...line, text: `${line.text} word` }));
    const right = typed(LETTER, 100).map((line) => ({ ...line, x: 320, size: 10 }));
    const blocks = blocksOf(page([...left, ...right]));
    expect(texts(blocks).at(-1)).toBe(LETTER.join(' '));
  });
});
