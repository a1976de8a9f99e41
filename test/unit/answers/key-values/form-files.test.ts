import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import { docxReader } from '../../../../src/readers/docx/docx.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../../src/reading/read-document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { docx, paragraph, run } from '../../../fixtures/docx.ts';
import { type PageSpec, pdf } from '../../../fixtures/pdf.ts';

const readers = { pdf: createPdfReader(pdfiumWasm), docx: docxReader };

async function valuesOf(bytes: Uint8Array<ArrayBuffer>, type: keyof typeof readers, ...keys: readonly string[]) {
  const { document } = await readDocument({ readers }, { bytes, type, maxPages: 10, maxInflatedBytes: 50e6 });
  return answer(document, 'extract_key_value', { instruction: keys.map((key) => ({ key, description: '' })) }).json;
}

const membership: PageSpec = {
  width: 600,
  height: 600,
  text: [
    { text: 'Application for membership of the rowing club', x: 72, y: 60, size: 14 },
    { text: 'Town', x: 72, y: 130 },
    { text: 'Boat', x: 72, y: 160 },
    { text: 'Junior', x: 90, y: 200 },
    { text: 'Senior', x: 190, y: 200 },
    { text: 'I have read the rules of the club', x: 90, y: 230 },
  ],
  fields: [
    { box: [200, 88, 400, 104], value: 'Ada Lovelace', name: 'form1[0].page1[0].f_01[0]', tooltip: 'Full name' },
    { box: [200, 120, 400, 136], value: 'Henley', name: 'form1[0].page1[0].f_02[0]' },
    {
      box: [200, 150, 400, 166],
      value: '1x',
      name: 'undefined_4',
      options: [
        ['2x', 'Double scull'],
        ['1x', 'Single scull'],
      ],
    },
    { box: [74, 190, 86, 202], value: false, radio: 'member_class', on: '1' },
    { box: [174, 190, 186, 202], value: true, radio: 'member_class', on: '2' },
    { box: [74, 220, 86, 232], value: true, name: 'Check Box7' },
  ],
};

describe('a PDF form', () => {
  test.each([
    ['as it is', {}],
    ['on a page that is displayed turned', { rotation: 90 }],
    ['drawn upside down', { rotation: 180 }],
  ] as const)('%s is read field by field', async (_, turned) => {
    const keys = ['full_name', 'town', 'boat', 'member_class', 'I have read the rules of the club?'];
    expect(await valuesOf(pdf({ pages: [{ ...membership, ...turned }] }), 'pdf', ...keys)).toEqual({
      full_name: ['Ada Lovelace'],
      town: ['Henley'],
      boat: ['Single scull'],
      member_class: ['Senior'],
      'I have read the rules of the club?': ['yes'],
    });
  });
});

test('a Word form is read by its content controls and its older fields', async () => {
  const control = (properties: string, content: string): string =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const older = (data: string, kind: string, result: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r>` +
    `<w:r><w:instrText>${kind}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}` +
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const hint = control('<w:alias w:val="Second tenant"/><w:showingPlcHdr/><w:text/>', run('Click to enter text'));
  const body = [
    run('between the owner and ') + control('<w:alias w:val="Tenant"/><w:text/>', run('Ada Lovelace')),
    run('and ') + hint,
    run('for ') + older('<w:name w:val="MonthlyRent"/><w:textInput/>', 'FORMTEXT', run('900 EUR')),
    run('Pets: ') + older('<w:checkBox><w:checked/></w:checkBox>', 'FORMCHECKBOX', '') + run(' allowed'),
  ].map((content) => paragraph(content));
  const keys = ['tenant', 'second_tenant', 'monthly_rent', 'Pets?'];
  expect(await valuesOf(docx({ body: body.join('') }), 'docx', ...keys)).toEqual({
    tenant: ['Ada Lovelace'],
    second_tenant: [],
    monthly_rent: ['900 EUR'],
    'Pets?': ['yes'],
  });
});
