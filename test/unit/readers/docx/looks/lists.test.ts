import { expect, test } from 'vitest';
import { paragraph, run } from '../../../../fixtures/docx.ts';
import { outline, read } from '../read.ts';

const tab = '<w:r><w:tab/></w:r>';
const lineBreak = '<w:r><w:br/></w:r>';
const at = (left: number): string => `<w:ind w:left="${left}" w:hanging="360"/>`;

test.each([
  ['dashes and spaces', ['- tar', '- rope'], '<- tar><- rope>'],
  ['bullets', ['• tar', '• rope'], '<• tar><• rope>'],
  ['numbers in brackets', ['1) tar', '2) rope'], '<1) tar><2) rope>'],
  ['letters in brackets', ['(a) tar', '(b) rope'], '<(a) tar><(b) rope>'],
  ['Roman numerals', ['i. tar', 'ii. rope', 'iii. cork'], '<i. tar><ii. rope><iii. cork>'],
  ['boxes to tick', ['☐ tar', '☒ rope'], '<☐ [ ] tar><☒ [x] rope>'],
])('lines typed with %s are a list', async (_, lines, list) => {
  expect(outline((await read(lines.map((line) => paragraph(line)).join(''))).blocks)).toEqual([list]);
  const forced = paragraph(lines.map((line) => run(line)).join(lineBreak));
  expect(outline((await read(forced)).blocks)).toEqual([list]);
});

test('typed items that are set in further, by indents or tabs, are a list within another', async () => {
  const indented = [
    paragraph(`${run('-')}${tab}${run('nets')}`, at(360)),
    paragraph(`${run('o')}${tab}${run('herring')}`, at(720)),
    paragraph(`${run('-')}${tab}${run('boats')}`, at(360)),
  ];
  expect(outline((await read(indented.join(''))).blocks)).toEqual(['<- nets <◦ herring>><- boats>']);
  const tabbed = [paragraph('1. nets'), paragraph(tab + run('a) herring')), paragraph('2. boats')];
  expect(outline((await read(tabbed.join(''))).blocks)).toEqual(['<1. nets <a) herring>><2. boats>']);
});

test.each([
  ['what people say after a dash', ['– Where is the rope?', '– In the shed.']],
  ['one line with a dash', ['- tar', 'and nothing else']],
  ['names with initials', ['J. Quill', 'A. Reed']],
  ['numbers that do not count on', ['4. May', '7. May']],
  ['choices side by side', ['☐ yes ☐ no', '☐ now ☐ later']],
])('%s is no list', async (_, lines) => {
  expect(outline((await read(lines.map((line) => paragraph(line)).join(''))).blocks)).toEqual(lines);
});

test.each([
  ['none', paragraph('')],
  ['a space that does not break', paragraph('\u00a0')],
])('empty lines with %s between typed items end no list', async (_, empty) => {
  const body = ['1. tar', '2. rope', '3. cork'].map((line) => paragraph(line)).join(empty);
  expect(outline((await read(body + empty + paragraph('Boats'))).blocks)).toEqual([
    '<1. tar><2. rope><3. cork>',
    'Boats',
  ]);
});

test('a clause below a typed list is a paragraph of its own, however far it is set in', async () => {
  const body = ['(a) tar', '(b) rope'].map((line) => paragraph(line, at(720)));
  const clause = paragraph(`${run('2.1')}${tab}${run('Boats')}`, at(720));
  expect(outline((await read([...body, clause].join(''))).blocks)).toEqual(['<(a) tar><(b) rope>', '2.1\tBoats']);
});
