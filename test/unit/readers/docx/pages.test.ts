import { describe, expect, test } from 'vitest';
import { cell, type DocxParts, pageBreak, paragraph, renderedBreak, row, run, table } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const rendered = (text: string): string => paragraph(`<w:r>${renderedBreak}<w:t>${text}</w:t></w:r>`);
const section = (type?: string): string => `<w:sectPr>${type ? `<w:type w:val="${type}"/>` : ''}</w:sectPr>`;
const lines = (count: number): string => paragraph('a').repeat(count);
const before = '<w:pageBreakBefore/>';

const pagesOf = async (parts: DocxParts | string): Promise<string[][]> => (await read(parts)).pages.map(outline);

describe('each block is on the page where Word put it', () => {
  test.each([
    ['without breaks there is one page', paragraph('a'), [['a']]],
    ['a break that the author set', paragraph(run('a') + pageBreak) + paragraph('b'), [['a'], ['b']]],
    ['a break where Word laid out the page', paragraph('a') + rendered('b'), [['a'], ['b']]],
    ['both at once are one break', paragraph(run('a') + pageBreak) + rendered('b'), [['a'], ['b']]],
    ['two breaks leave a page empty', paragraph(run('a') + pageBreak + pageBreak) + paragraph('b'), [['a'], [], ['b']]],
    ['a paragraph that begins a page', paragraph('a') + paragraph('b', before), [['a'], ['b']]],
    ['at the start of a document it is no break', paragraph('a', before), [['a']]],
    ['a section that begins a page', paragraph('a', section()) + paragraph('b') + section(), [['a'], ['b']]],
    ['a section that goes on', paragraph('a', section()) + paragraph('b') + section('continuous'), [['a', 'b']]],
    ['a break after the last text', paragraph(run('a') + pageBreak), [['a'], []]],
    ['a paragraph cut by the author', paragraph(run('a') + pageBreak + run('b')), [['a'], ['b']]],
  ])('%s', async (_, body, expected) => {
    expect(await pagesOf(body)).toEqual(expected);
  });

  test('a paragraph that runs over is marked as continued', async () => {
    const body = paragraph(`${run('one ')}<w:r>${renderedBreak}<w:t>two</w:t></w:r>`);
    expect(await pagesOf(body)).toEqual([['one'], ['… two']]);
  });

  test('a hyphen at the end of a page is the author’s', async () => {
    const body = paragraph(`${run('pre- ')}<w:r>${renderedBreak}<w:t>and post-war</w:t></w:r>`) + paragraph('next');
    expect(await pagesOf(body)).toEqual([['pre- and post-war'], ['next']]);
  });

  test('a word that runs over stays whole', async () => {
    const body = paragraph(`${run('un')}<w:r>${renderedBreak}<w:t>broken</w:t></w:r>`) + paragraph('next');
    expect(await pagesOf(body)).toEqual([['unbroken'], ['next']]);
  });

  test('cells side by side break the page once', async () => {
    const split = cell(paragraph(run('x')) + rendered('y'));
    const body = table([row([split, split]), row([cell('z'), cell('z')])]) + paragraph('after');
    expect(await pagesOf(body)).toEqual([['|x y|x y| |z|z|'], ['after']]);
  });
});

describe('the number of pages', () => {
  test.each([
    ['is the one that Word stored', { body: lines(24), pages: 7 }, 7],
    ['is no more than one line can fill', { body: paragraph('a'), pages: 1000 }, 1],
    ['is no more than some lines can fill', { body: lines(24), pages: 1000 }, 7],
    ['is no more than some text can fill', { body: paragraph('a'.repeat(2500)), pages: 1000 }, 11],
    [
      'is believed where breaks bear it out',
      { body: Array.from({ length: 6 }, () => paragraph(run('a') + pageBreak)).join(''), pages: 7 },
      7,
    ],
    ['is what the breaks say where nothing is stored', { body: paragraph(run('a') + pageBreak) }, 2],
    [
      'is never less than the last page with text',
      { body: paragraph(run('a') + pageBreak) + paragraph('b'), pages: 1 },
      2,
    ],
    ['is one for an empty document', {}, 1],
    ['is one where zero is stored', { pages: 0 }, 1],
    [
      'ignores a stored count that is damaged',
      { parts: { 'docProps/app.xml': '<Properties><Pages>many</Pages></Properties>' } },
      1,
    ],
  ])('%s', async (_, parts, expected) => {
    expect((await read(parts)).pageCount).toBe(expected);
  });
});
