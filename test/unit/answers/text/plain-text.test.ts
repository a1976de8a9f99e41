import { expect, test } from 'vitest';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import { quote } from '../../../../src/answers/text/sources.ts';
import { alignWords } from '../../../../src/answers/text/word-spans.ts';
import type { Block } from '../../../../src/document/block.ts';
import { words } from '../../layout/page.ts';
import { cell, flowing, heading, item, list, paragraph, printed, run, table } from '../documents.ts';

test('each block is a line, in reading order', () => {
  const { text, lines } = plainText(flowing(heading('Title'), paragraph('One.'), paragraph('Two.')));
  expect(text).toBe('Title\nOne.\nTwo.');
  expect(lines.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['heading', 'Title'],
    ['paragraph', 'One.'],
    ['paragraph', 'Two.'],
  ]);
});

test('blocks without text leave no empty line', () => {
  expect(plainText(flowing(paragraph('One'), paragraph(''), paragraph('Two'))).text).toBe('One\nTwo');
});

test('items keep their markers and say how deep they are', () => {
  const inner = list(item('', paragraph('inner')));
  const { text, lines } = plainText(flowing(list(item('1.', paragraph('one'), inner), item('2.', paragraph('two')))));
  expect(text).toBe('1. one\n• inner\n2. two');
  expect(lines.map(({ kind, level, content }) => [kind, level, text.charAt(content)])).toEqual([
    ['item', 1, 'o'],
    ['item', 2, 'i'],
    ['item', 1, 't'],
  ]);
});

test('rows are lines of cells parted by tabs, and every cell is found again', () => {
  const [left, right] = [cell('A'), cell('B')];
  const { text, cells } = plainText(flowing(table([left, right], [cell(''), cell('D')])));
  expect(text).toBe('A\tB\n\tD');
  expect(cells.get(right)).toEqual({ start: 2, end: 3 });
});

test('lists, tables and captions inside a cell are one line with it', () => {
  const caption = [run('Table 1')];
  const inner = { ...table([cell('a'), cell('b')]), caption } as Block;
  const outer = table([cell('', { blocks: [paragraph('See'), inner, list(item('1.', paragraph('first')))] })]);
  expect(plainText(flowing(outer)).text).toBe('See Table 1 a b 1. first');
});

test('a forced break is a line feed, but a space inside a cell', () => {
  const runs = [run('Above'), run('below', { lineBreak: true })];
  const broken: Block = { kind: 'paragraph', page: 1, runs };
  expect(plainText(flowing(broken)).text).toBe('Above\nbelow');
  expect(plainText(flowing(table([cell('', { blocks: [broken] })]))).text).toBe('Above below');
});

test('a paragraph that runs over pages is one line whose words know their pages', () => {
  const [first, second] = [
    [{ text: 'This sentence begins on one page and', y: 700 }],
    [{ text: 'goes on to the next.', y: 80 }],
  ];
  const document = printed(first as never, second as never);
  const joined = { ...document, blocks: document.blocks.map((block, i) => ({ ...block, continued: i > 0 })) };
  const text = plainText(joined);
  expect(text.lines).toHaveLength(1);
  expect(new Set(text.wordSpans.map(({ page }) => page))).toEqual(new Set([1, 2]));
  expect(quote(text, { start: 0, end: text.text.length }, 1).sources.map((source) => source.page)).toEqual([1, 2]);
});

test('words take their own stretches, without the hyphen that a line end brought', () => {
  const [one, two] = [...words({ text: 'exam-', y: 100 }), ...words({ text: 'ple text', y: 112 })];
  const aligned = alignWords('example', [one, two] as never);
  expect(aligned.map(({ span }) => [span.start, span.end])).toEqual([
    [0, 4],
    [4, 7],
  ]);
});

test('words that do not follow the text share all of it', () => {
  const some = words({ text: 'other words', y: 100 });
  expect(alignWords('something else', some)).toEqual([{ span: { start: 0, end: 14 }, words: some }]);
});

test('the number of a note stays apart from the number before it', () => {
  const note = { text: '1', spaced: false, footnote: '1', words: [] };
  expect(plainText(flowing({ kind: 'paragraph', page: 1, runs: [run('100'), note] })).text).toBe('100[1]');
});
