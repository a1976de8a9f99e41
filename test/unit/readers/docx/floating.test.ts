import { describe, expect, test } from 'vitest';
import { paragraph, run } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

/** Points: left, top, width, height. */
type Place = readonly [number, number, number, number];

const content = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;

function modern(text: string, [left, top, width, height]: Place, frame = 'page'): string {
  const position = (axis: string, points: number): string =>
    `<wp:position${axis} relativeFrom="${frame}"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${axis}>`;
  const extent = `<wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/>`;
  return (
    `<w:r><w:drawing><wp:anchor>${position('H', left)}${position('V', top)}${extent}<a:graphic><a:graphicData>` +
    `<wps:txbx>${content(text)}</wps:txbx></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
  );
}

const older = (text: string, [left, top, width, height]: Place): string =>
  `<w:r><w:pict><v:rect style="position:absolute;margin-left:${left}pt;margin-top:${top}pt;width:${width}pt;height:${height / 72}in">` +
  `<v:textbox>${content(text)}</v:textbox></v:rect></w:pict></w:r>`;

const both = (text: string, place: Place): string => {
  const drawn = modern(text, place).replace(/^<w:r>|<\/w:r>$/g, '');
  const fallback = older(text, [0, 0, 1, 1]).replace(/^<w:r>|<\/w:r>$/g, '');
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawn}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;
};

describe.each([
  ['as Word draws them today', modern],
  ['as older Word drew them', older],
  ['drawn in both ways', both],
])('text boxes that float, %s', (_, box) => {
  test.each([
    [
      'a resume reads its name, then its side column, then its main one',
      [
        box('Work', [220, 120, 300, 500]),
        box('Skills', [40, 300, 150, 200]),
        box('Ann Lee', [40, 40, 500, 60]),
        box('Contact', [40, 120, 150, 150]),
      ],
      ['Ann Lee', 'Contact', 'Skills', 'Work'],
    ],
    [
      'a side column on the right is read after the main one',
      [box('Skills', [400, 40, 150, 700]), box('School', [40, 400, 300, 300]), box('Work', [40, 40, 300, 300])],
      ['Work', 'School', 'Skills'],
    ],
    [
      'a form reads row by row',
      [
        box('Name', [40, 40, 100, 20]),
        box('Born', [40, 80, 100, 20]),
        box('1990', [160, 80, 200, 20]),
        box('Ann', [160, 41, 200, 20]),
      ],
      ['Name', 'Ann', 'Born', '1990'],
    ],
    [
      'boxes below one another are read from top to bottom wherever they begin',
      [box('third', [40, 400, 100, 100]), box('first', [300, 40, 100, 100]), box('second', [160, 200, 100, 100])],
      ['first', 'second', 'third'],
    ],
    [
      'boxes on top of one another are read from where they begin',
      [box('lower', [50, 60, 300, 300]), box('upper', [40, 40, 300, 300])],
      ['upper', 'lower'],
    ],
  ])('%s', async (_claim, boxes, expected) => {
    expect(outline((await read(paragraph(boxes.join('')))).blocks)).toEqual(expected);
  });
});

test.each([
  ['that are placed by different things', [modern('a', [40, 400, 9, 9]), modern('b', [40, 40, 9, 9], 'margin')]],
  [
    'of which one stands in the line',
    [modern('a', [40, 400, 9, 9]), `<w:r><w:drawing><wp:inline>${content('b')}</wp:inline></w:drawing></w:r>`],
  ],
  ['without a size', [modern('a', [40, 400, Number.NaN, 9]), modern('b', [40, 40, 9, 9])]],
])('text boxes %s stay in the order of the file', async (_, boxes) => {
  expect(outline((await read(paragraph(run('around') + boxes.join('')))).blocks)).toEqual(['around', 'a', 'b']);
});

test('the blocks of each text box have its number, and those around it none', async () => {
  const boxes = modern('Skills', [40, 40, 150, 300]) + modern('Work', [220, 40, 300, 300]);
  const { blocks } = await read(paragraph(boxes + run('Ada')) + paragraph('below'));
  expect(blocks.map(({ textBox }) => textBox)).toEqual([undefined, 1, 2, undefined]);
});
