import { expect, test } from 'vitest';
import { paragraph, run } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const character = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const written = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (instruction: string, result: string): string =>
  character('begin') + instruction + character('separate') + result + character('end');
const bare = (instruction: string): string => character('begin') + written(instruction) + character('end');

test.each([
  ['the result of a field is text', field(written(' PAGE '), run('7')), ['7']],
  [
    'an instruction cut into pieces is one',
    field(written(' HYPER') + written('LINK "https://example.org/" '), run('go')),
    ['{@https://example.org/ go}'],
  ],
  [
    'the result of a field within an instruction is not shown',
    field(`${written(' IF ')}${field(written(' PAGE '), run('1'))}${written(' = 1 "first" "later" ')}`, run('first')),
    ['first'],
  ],
  [
    'a field within the result of another is shown',
    field(written(' HYPERLINK "https://example.org/" '), run('page ') + field(written(' PAGE '), run('7'))),
    ['{@https://example.org/ page 7}'],
  ],
  ['a button shows its text', run('To: ') + bare(' MACROBUTTON NoMacro [Click here]'), ['To: [Click here]']],
  ['a symbol is shown without a result', `${bare(' SYMBOL 252 \\f "Wingdings" ')}${run(' done')}`, ['✓ done']],
  ['an entry of the index is not shown', run('word') + bare(' XE "word" '), ['word']],
  [
    'a simple field that is a link',
    `<w:fldSimple w:instr='HYPERLINK "https://example.org/"'>${run('go')}</w:fldSimple>`,
    ['{@https://example.org/ go}'],
  ],
  ['one that never ends loses nothing', character('begin') + run('text'), ['text']],
  ['an end without a beginning', run('text') + character('separate') + character('end'), ['text']],
])('%s', async (_, content, expected) => {
  const { blocks, codes } = await read(paragraph(content));
  expect(outline(blocks)).toEqual(expected);
  expect(codes).toEqual([]);
});

test('what follows an instruction that runs over the end of its paragraph is read', async () => {
  const { blocks } = await read(paragraph(character('begin') + written(' IF ')) + paragraph(field('', run('text'))));
  expect(outline(blocks)).toEqual(['text']);
});
