import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { textOfLine } from '../../../../src/layout/page/lines.ts';
import { numbersAmidText } from '../../../../src/layout/page/numbers-amid-text.ts';
import { blocksOf } from '../blocks-of.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

/** Lines of text, each part of so many lines followed by a number in the middle of the page. */
const numbered = (numbers: readonly string[], count = 10, x = 300): LineSpec[] =>
  numbers.flatMap((text, part) => {
    const y = 40 + part * (count + 2) * 12;
    return [...prose(count, y), { text, x, y: y + (count + 0.5) * 12 }];
  });

const found = (...pages: readonly (readonly LineSpec[])[]): string[] =>
  [...numbersAmidText(pages.map((specs) => specs.map(line)))].map(textOfLine);

describe('numbers of pages amid the text', () => {
  test.each([
    [['1', '2', '3']],
    [['-2-', '-3-']],
    [['- 22 -', '- 23 -', '- 24 -']],
    [['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
    [['1', '2', '4', '5']],
  ])('count on, a page of text between them: %j', (numbers) => {
    expect(found(numbered(numbers))).toEqual(numbers);
  });

  test('are found over the pages that they are printed on', () => {
    expect(found(numbered(['1', '2']), numbered(['3', '4']))).toEqual(['1', '2', '3', '4']);
  });

  test.each([
    ['two plain ones', numbered(['1', '2'])],
    ['numbers that begin high', numbered(['31', '32', '33'])],
    ['numbers that do not count on', numbered(['3', '2', '1'])],
    ['numbers with little text between them', numbered(['1', '2', '3'], 5)],
    ['headings', numbered(['Section 1', 'Section 2', 'Section 3'])],
    ['numbers at different places', numbered(['1', '2', '3']).map((spec) => ({ ...spec, x: 72 + spec.y / 2 }))],
  ])('are not %s', (_, specs) => {
    expect(found(specs)).toEqual([]);
  });

  test('are not those of the rows of a table, however many cells these have', () => {
    const cells = (y: number) => Array.from({ length: 12 }, (_, column) => ({ text: '77', x: 72 + 30 * column, y }));
    const rows = [1, 2, 3, 4].flatMap((row) => [
      ...cells(100 + 40 * row),
      { text: `${row}`, x: 500, y: 110 + 40 * row },
    ]);
    expect(found(rows)).toEqual([]);
  });

  test('are not beside other text', () => {
    const specs = numbered(['1', '2', '3']);
    const beside = specs.filter(({ text }) => /^\d$/.test(text)).map((spec) => ({ ...spec, text: 'apples', x: 400 }));
    expect(found([...specs, ...beside])).toEqual([]);
  });
});

test('a sentence goes on over the number of a page amid the text, and an item of a list too', () => {
  const clause = { text: '• the parties agree that each of them', y: 148 };
  const specs = numbered(['1', '2', '3']).filter(({ y }) => y !== 148);
  const blocks = blocksOf(page([...specs, clause]));
  const text = blocks
    .filter(({ kind }) => kind === 'list')
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap(({ blocks: own }) => own)
    .map((block) => ('runs' in block ? textOf(block.runs) : ''))
    .join();
  expect(text).toMatch(/each of them the quick brown fox/);
  expect(blocks.filter(({ kind }) => kind === 'furniture')).toHaveLength(3);
});
