import { expect, test } from 'vitest';
import { paragraph, run } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const field = (data: string, instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r>` +
  `<w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}` +
  `<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const entries = ['red', 'blue'].map((name) => `<w:listEntry w:val="${name}"/>`).join('');

test.each([
  ['a text field', field('<w:textInput/>', 'FORMTEXT', run('Ann')), 'Name: Ann'],
  ['a check box that is ticked', field('<w:checkBox><w:checked/></w:checkBox>', 'FORMCHECKBOX', ''), 'Name: ☑'],
  ['a check box that is not', field('<w:checkBox><w:checked w:val="0"/></w:checkBox>', 'FORMCHECKBOX', ''), 'Name: ☐'],
  [
    'the entry that was chosen',
    field(`<w:ddList><w:result w:val="1"/>${entries}</w:ddList>`, 'FORMDROPDOWN', ''),
    'Name: blue',
  ],
  ['the first entry where none was', field(`<w:ddList>${entries}</w:ddList>`, 'FORMDROPDOWN', ''), 'Name: red'],
])('a form of older Word shows %s', async (_, content, expected) => {
  expect(outline((await read(paragraph(run('Name: ') + content))).blocks)).toEqual([expected]);
});
