import { describe, expect, test } from 'vitest';
import { markdown } from '../../../../../src/answers/markdown/markdown.ts';
import { tables } from '../../../../../src/answers/tables/tables.ts';
import { cell, paragraph, row, run, style, table } from '../../../../fixtures/docx.ts';
import { flowing } from '../../../answers/documents.ts';
import { read } from '../read.ts';
import { prose } from './letters.ts';

const lines = (...texts: string[]): string => texts.map((text) => paragraph(text)).join('');
const head = [cell(lines('Quill and Daughter', '4 Wharf Street', 'Harwich')), cell(lines('3 May 2021'))];

const documentOf = async (body: string, styles = '') => flowing(...(await read({ body, styles })).blocks);

describe.each([
  ['that has no borders', '', ''],
  ['whose borders are none', '<w:tblBorders><w:top w:val="nil"/><w:insideV w:val="none"/></w:tblBorders>', ''],
  ['in a style without borders', '<w:tblStyle w:val="Plain"/>', style('Plain', 'Plain', '', 'table')],
])('a table %s', (_, properties, styles) => {
  test('around several paragraphs is read cell after cell, and is no table', async () => {
    const document = await documentOf(table([row(head)], properties), styles);
    expect(markdown(document).content).toBe('Quill and Daughter\n\n4 Wharf Street\n\nHarwich\n\n3 May 2021');
    expect(tables(document).tables).toEqual([]);
  });

  test('of data stays a table', async () => {
    const rows = ['Net', 'Float', 'Rope', 'Hook'].map((name) => row([cell(name), cell('4')]));
    expect(tables(await documentOf(table(rows, properties), styles)).tables).toHaveLength(1);
  });
});

const ruled = '<w:tblBorders><w:insideV w:val="single"/></w:tblBorders>';

test.each([
  ['of its own', ruled, ''],
  ['of its style', '<w:tblStyle w:val="Grid"/>', style('Grid', 'Grid', `<w:tblPr>${ruled}</w:tblPr>`, 'table')],
])('a table with borders %s stays a table, whatever its cells hold', async (_, properties, styles) => {
  expect(tables(await documentOf(table([row(head)], properties), styles)).tables).toHaveLength(1);
});

test('headings and lists in the columns of a page that is set as a table are some', async () => {
  const title = (text: string): string => paragraph(run(text, '<w:b/><w:sz w:val="32"/>'));
  const left = title('Contact') + lines('4 Wharf Street', 'Harwich');
  const right = title('Experience') + paragraph(prose('Tar')) + lines('- nets', '- boats');
  const { content } = markdown(await documentOf(table([row([cell(left), cell(right)])])));
  expect(content.match(/^(?:#|-) .*$/gm)).toEqual(['# Contact', '# Experience', '- nets', '- boats']);
});
