import { expect, test } from 'vitest';
import { paragraph, run, style, wrap } from '../../../../fixtures/docx.ts';
import { outline, read } from '../read.ts';
import { prose } from './letters.ts';

const inFont = (text: string, font: string): string => run(text, `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`);
const tab = '<w:r><w:tab/></w:r>';
const tabbed = (...cells: string[]): string => paragraph(cells.map((cell) => run(cell)).join(tab));

test('lines in a font of fixed pitch are one listing that keeps its empty lines, and words in one are code', async () => {
  const lines = ['for boat in fleet:', '    launch(boat)'].map((line) => paragraph(inFont(line, 'Courier New')));
  const body = [
    paragraph(prose('Tar')),
    lines[0],
    paragraph(''),
    lines[1],
    paragraph(run('Call ') + inFont('launch', 'Consolas') + run(' once.')),
  ];
  expect(outline((await read(body.join(''))).blocks)).toEqual([
    prose('Tar'),
    'code "for boat in fleet:\\n\\n    launch(boat)"',
    'Call {c launch} once.',
  ]);
});

test('a style and the font table tell of fixed pitch as well', async () => {
  const { blocks } = await read({
    styles: style('Screen', 'Screen', '<w:rPr><w:rFonts w:ascii="Telex" w:hAnsi="Telex"/></w:rPr>'),
    body: paragraph(prose('Tar')) + paragraph('launch --all', '<w:pStyle w:val="Screen"/>'),
    relationships: [{ id: 'fonts', type: 'fontTable', target: 'fontTable.xml' }],
    parts: { 'word/fontTable.xml': wrap('w:fonts', '<w:font w:name="Telex"><w:pitch w:val="fixed"/></w:font>') },
  });
  expect(outline(blocks)).toEqual([prose('Tar'), 'code "launch --all"']);
});

test('a letter that is typewritten throughout is no code', async () => {
  const body = [prose('Tar'), 'Yours, Ida'].map((text) => paragraph(inFont(text, 'Courier New')));
  expect(outline((await read(body.join(''))).blocks)).toEqual([prose('Tar'), 'Yours, Ida']);
});

test('lines with as many texts between tabs are the rows of a table, a total below its last columns', async () => {
  const body = tabbed('Net', '2', '14.00') + tabbed('Float', '11', '3.50') + tabbed('', 'Total', '17.50');
  expect(outline((await read(body)).blocks)).toEqual(['|Net|2|14.00| |Float|11|3.50| ||Total|17.50|']);
  const forced = paragraph(
    [
      ['Net', '2', '14.00'],
      ['Float', '11', '3.50'],
    ]
      .map((cells) => cells.map((cell) => run(cell)).join(tab))
      .join('<w:r><w:br/></w:r>'),
  );
  expect(outline((await read(forced)).blocks)).toEqual(['|Net|2|14.00| |Float|11|3.50|']);
});

test('two texts at both ends of a line, and one line of three, are lines', async () => {
  const body = tabbed('Fitter', '2015') + tabbed('Farrier', '2011') + paragraph(prose('Tar')) + tabbed('a', 'b', 'c');
  expect(outline((await read(body)).blocks)).toEqual(['Fitter\t2015', 'Farrier\t2011', prose('Tar'), 'a\tb\tc']);
});
