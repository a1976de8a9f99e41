import { expect, test } from 'vitest';
import { cell, listItem, numbering, paragraph, row, run, style, table } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const merged = (value: string): string => `<w:vMerge${value && ` w:val="${value}"`}/>`;
const wide = (columns: number): string => `<w:gridSpan w:val="${columns}"/>`;
const bold = (text: string): string => paragraph(run(text, '<w:b/>'));
const plain = row([cell('c'), cell('d')]);
const styles =
  style('Dressed', 'Dressed', '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr>', 'table') +
  style('Grid', 'Table Grid', '', 'table') +
  style('Caption', 'caption');
const look = (id: string, value: string): string => `<w:tblStyle w:val="${id}"/><w:tblLook w:val="${value}"/>`;

test.each([
  ['rows and cells', table([row([cell('a'), cell('b')]), plain]), ['|a|b| |c|d|']],
  ['cells merged across', table([row([cell('a', wide(2))]), plain]), ['|2x1 a| |c|d|']],
  [
    'cells merged down',
    table([row([cell('a', merged('restart')), cell('b')]), row([cell('', merged('')), cell('d')])]),
    ['|1x2 a|b| |d|'],
  ],
  ['a span that no table can have', table([row([cell('a', wide(1e9)), cell('b')])]), ['|63x1 a|b|']],
  ['a span that is no number', table([row([cell('a', '<w:gridSpan w:val="x"/>'), cell('b')])]), ['|a|b|']],
  ['columns merged over nothing', table([row([cell(paragraph(''), wide(2))]), plain]), ['||| |c|d|']],
  [
    'columns left out before and after',
    table([row([cell('a')], '<w:gridBefore w:val="1"/><w:gridAfter w:val="2"/>'), plain]),
    ['||a||| |c|d|'],
  ],
  ['rows that repeat are the head', table([row([cell('a'), cell('b')], '<w:tblHeader/>'), plain]), ['|#a|#b| |c|d|']],
  ['a head row switched off', table([row([cell('a'), cell('b')], '<w:tblHeader w:val="0"/>'), plain]), ['|a|b| |c|d|']],
  [
    'a first row that the style dresses',
    table([row([cell('a'), cell('b')]), plain], look('Dressed', '04A0')),
    ['|#a|#b| |c|d|'],
  ],
  [
    'a first row that the look leaves plain',
    table([row([cell('a'), cell('b')]), plain], look('Dressed', '0480')),
    ['|a|b| |c|d|'],
  ],
  [
    'a first row that the style leaves plain',
    table([row([cell('a'), cell('b')]), plain], look('Grid', '04A0')),
    ['|a|b| |c|d|'],
  ],
  [
    'a first row that alone is bold',
    table([row([cell(bold('a')), cell(bold('b'))]), plain]),
    ['|#{b a}|#{b b}| |c|d|'],
  ],
  [
    'a table that is bold throughout has no head',
    table([row([cell(bold('a'))]), row([cell(bold('b'))])]),
    ['|{b a}| |{b b}|'],
  ],
  [
    'a head of two rows',
    table([
      row([cell('a', merged('restart')), cell('b', wide(2)), cell('c', merged('restart'))], '<w:tblHeader/>'),
      row([cell('', merged('')), cell('d'), cell('e'), cell('', merged(''))]),
      row([cell('1'), cell('2'), cell('3'), cell('4')]),
    ]),
    ['|#1x2 a|#2x1 b|#1x2 c| |#d|#e| |1|2|3|4|'],
  ],
  ['tables within tables', table([row([cell('a'), cell(table([plain]) + paragraph(''))])]), ['|a||c|d||']],
  ['lists in cells', table([row([cell(listItem('a') + listItem('b')), cell('c')])]), ['|<1. a><2. b>|c|']],
  ['a table of one cell is a frame', table([row([cell(paragraph('a') + paragraph('b'))])]), ['a', 'b']],
  ['a deleted row is not there', table([row([cell('a')], '<w:del w:id="1"/>'), plain]), ['|c|d|']],
  ['rows in content controls', table([`<w:sdt><w:sdtContent>${plain}</w:sdtContent></w:sdt>`]), ['|c|d|']],
  ['bookmarks between rows', table([plain, '<w:bookmarkStart w:id="1" w:name="x"/>', plain]), ['|c|d| |c|d|']],
])('%s', async (_, body, expected) => {
  const document = await read({ body, styles, numbering: numbering(1, [['decimal', '%1.']]) });
  expect(outline(document.blocks)).toEqual(expected);
});

test('a caption above a table is its caption', async () => {
  const { blocks } = await read({ body: paragraph('Table 1', '<w:pStyle w:val="Caption"/>') + table([plain]), styles });
  expect(blocks).toMatchObject([{ kind: 'table', caption: [{ text: 'Table 1' }] }]);
});
