import { expect, test } from 'vitest';
import type { Run } from '../../../../src/document/block.ts';
import { type DocxParts, paragraph, run, style } from '../../../fixtures/docx.ts';
import { read } from './read.ts';

const runsOf = async (parts: DocxParts): Promise<readonly Run[]> =>
  (await read(parts)).blocks.flatMap((block) => ('runs' in block ? block.runs : []));

const defaults = (properties: string): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr>${properties}</w:rPr></w:rPrDefault></w:docDefaults>`;

test('text has the size of its run, else of its styles, else of the document', async () => {
  const runs = await runsOf({
    styles:
      defaults('<w:sz w:val="21"/>') +
      style('Name', 'Name', '<w:rPr><w:sz w:val="40"/></w:rPr>') +
      style('Small', 'Small', '<w:rPr><w:sz w:val="16"/></w:rPr>', 'character'),
    body: [
      paragraph('Usual'),
      paragraph('Ada', '<w:pStyle w:val="Name"/>'),
      paragraph(run('Small', '<w:rStyle w:val="Small"/>'), '<w:pStyle w:val="Name"/>'),
      paragraph(run('Own', '<w:sz w:val="30"/>'), '<w:pStyle w:val="Name"/>'),
    ].join(''),
  });
  expect(runs.map(({ appearance }) => appearance?.fontSize)).toEqual([10.5, 20, 8, 15]);
});

test('the weight of a style is an appearance of its paragraphs and no emphasis in them', async () => {
  const [plain, own, not] = await runsOf({
    styles: style('Role', 'Role', '<w:rPr><w:b/></w:rPr>'),
    body: [
      paragraph('Farrier', '<w:pStyle w:val="Role"/>'),
      paragraph(run('Farrier', '<w:b/>'), '<w:pStyle w:val="Role"/>'),
      paragraph(run('Farrier', '<w:b w:val="0"/>'), '<w:pStyle w:val="Role"/>'),
    ].join(''),
  });
  expect(plain).toMatchObject({ appearance: { bold: true } });
  expect(plain?.bold).toBeUndefined();
  expect(own).toMatchObject({ bold: true });
  expect(not?.appearance).toBeUndefined();
});

test('capitals and colours are told, and black is none', async () => {
  const runs = await runsOf({
    body: [
      paragraph(run('Experience', '<w:caps/><w:color w:val="1F4E79"/>')),
      paragraph(run('Plain', '<w:color w:val="auto"/>')),
    ].join(''),
  });
  expect(runs.map(({ appearance }) => appearance)).toEqual([{ capitals: true, color: '#1f4e79' }, undefined]);
});

test('words of one size are one run, in however many pieces Word keeps them', async () => {
  const small = '<w:sz w:val="18"/>';
  const runs = await runsOf({
    body: paragraph(run('Old ', small) + run('Mill', small) + run(' Smithy', '<w:sz w:val="28"/>')),
  });
  expect(runs.map(({ text }) => text)).toEqual(['Old Mill', 'Smithy']);
});
