import { expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { runsOf, visit } from '../../../../src/document/walk.ts';
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

/** A content control; `properties` is the inner XML of its `w:sdtPr`. */
const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const named = (alias: string, tag: string): string => `<w:alias w:val="${alias}"/><w:tag w:val="${tag}"/>`;

/** The text that each field shows, and what the file declares of it. */
async function fieldsIn(body: string) {
  const { blocks } = await read(body);
  const runs = [...visit(blocks)].flatMap(runsOf);
  const fields = new Set(runs.flatMap(({ field }) => field ?? []));
  return [...fields].map((field) => [textOf(runs.filter((run) => run.field === field)), field]);
}

test('text in a content control belongs to a field with the title and the tag of the control', async () => {
  const body =
    paragraph(run('Name: ') + control(`${named('Full name', 'name')}<w:text/>`, run('Ann', '<w:b/>') + run(' Lee'))) +
    control(`${named('', 'place')}<w:dropDownList/>`, paragraph('Ghent'));
  expect(await fieldsIn(body)).toEqual([
    ['Ann Lee', { kind: 'text', name: 'name', title: 'Full name' }],
    ['Ghent', { kind: 'choice', name: 'place', title: '' }],
  ]);
});

test('a control without a kind is a field where it has a name, and in a table around its cell', async () => {
  const cell = (content: string): string => `<w:tc>${paragraph(content)}</w:tc>`;
  const row = cell('Court') + control(named('', 'court'), cell('Court of Appeal'));
  const body = `${control('', paragraph('Of no field'))}<w:tbl><w:tr>${row}</w:tr></w:tbl>`;
  expect(await fieldsIn(body)).toEqual([['Court of Appeal', { kind: 'text', name: 'court', title: '' }]]);
});

test('what Word puts together and what tells people what to enter are no values', async () => {
  const contents = control(`${named('Contents', 'toc')}<w:docPartObj/>`, paragraph('1 Rivers'));
  const hint = control('<w:date/><w:showingPlcHdr/>', run('Choose a day'));
  expect(await fieldsIn(contents + paragraph(run('Day: ') + hint))).toEqual([
    ['Choose a day', { kind: 'text', name: '', title: '', isPlaceholder: true }],
  ]);
});

test('check boxes and fields of older Word have the names and help texts of their fields', async () => {
  const box = '<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>';
  const older = field(
    '<w:name w:val="Owner"/><w:statusText w:type="text" w:val="Who owns it"/><w:textInput/>',
    'FORMTEXT',
    run('Ann'),
  );
  const ticked = field('<w:name w:val="Paid"/><w:checkBox><w:checked/></w:checkBox>', 'FORMCHECKBOX', '');
  const body = paragraph(control(named('Insured', 'ins') + box, run('☒')) + run(' insured ') + older + ticked);
  expect(await fieldsIn(body)).toEqual([
    ['☑', { kind: 'check box', name: 'ins', title: 'Insured', checked: true }],
    ['Ann', { kind: 'text', name: 'Owner', title: 'Who owns it' }],
    ['☑', { kind: 'check box', name: 'Paid', title: '', checked: true }],
  ]);
});
