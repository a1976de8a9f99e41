import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { documentRequest, fetchRequest, resumeRequest, uploadRequest } from '../../../src/api/schemas.ts';

const file_content = 'JVBERi0=';
const accepts = (schema: GenericSchema, body: unknown): boolean => safeParse(schema, body).success;

/** What an instruction asks for, or the sentence that refuses it. */
function asked(extract_instruction: unknown): unknown {
  const result = safeParse(documentRequest, { file_content, extract_args: { extract_instruction } });
  return result.success ? result.output.extract_args.extract_instruction : result.issues[0].message;
}

describe('extract_instruction', () => {
  const total = [{ key: 'Total', description: 'The sum' }];

  test.each([
    ['an object of key and description', { Total: 'The sum' }],
    ['a list', [{ key: 'Total', description: 'The sum' }]],
    ['an object, wrapped', { fields: { Total: 'The sum' } }],
    ['a list, wrapped', { schema: [{ key: 'Total', description: 'The sum' }] }],
    ['an object, wrapped twice', { extract_instruction: { fields: { Total: 'The sum' } } }],
    ['descriptions in objects', [{ key: 'Total', description: { type: 'string', description: 'The sum' } }]],
    ['a list, wrapped twice', { extract_instruction: { fields: [{ key: 'Total', description: 'The sum' }] } }],
  ])('%s asks for the same', (_form, instruction) => expect(asked(instruction)).toEqual(total));

  test.each([{}, [], { fields: {} }, { fields: [] }])('%j asks for nothing in particular', (instruction) =>
    expect(asked(instruction)).toEqual([]),
  );

  test('a description that is missing or no text is empty', () => {
    expect(asked({ A: null, B: 7 })).toEqual([
      { key: 'A', description: '' },
      { key: 'B', description: '' },
    ]);
    expect(asked([{ key: 'A' }])).toEqual([{ key: 'A', description: '' }]);
  });

  test('keys that JavaScript has a meaning for are keys like others', () => {
    expect(asked(JSON.parse('{"constructor": "Who built it", "__proto__": "x"}'))).toEqual([
      { key: 'constructor', description: 'Who built it' },
      { key: '__proto__', description: 'x' },
    ]);
  });

  test('of a key that comes twice the first counts', () => {
    expect(asked([...total, { key: 'Total', description: 'Another' }])).toEqual(total);
  });

  test.each([
    ['text', 'Total', /object/],
    ['null', null, /object/],
    ['a list of texts', ['Total'], /«key»/],
    ['an empty key', { '': 'x', Total: 'y' }, /1 to 1,000/],
    ['a key of 1,001 characters', { ['k'.repeat(1001)]: 'x' }, /1 to 1,000/],
    ['a description of 10,001 characters', { Total: 'x'.repeat(10_001) }, /10,000/],
    ['1,001 keys', Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, ''])), /1,000/],
  ])('%s is refused with a reason', (_form, instruction, reason) => expect(asked(instruction)).toMatch(reason));
});

describe('extract_args', () => {
  test.each([
    { pages: '1-3,7' },
    { password: '' },
    { ocr: 'auto' },
    { ocr: 'never' },
    { languages: ['eng', 'chi_sim'] },
    { comments: 'omit' },
    { include_evidence: true },
  ])('%j is accepted', (extract_args) => expect(accepts(documentRequest, { file_content, extract_args })).toBe(true));

  test.each([
    { pages: 3 },
    { pages: 'all' },
    { ocr: 'sometimes' },
    { languages: 'eng' },
    { languages: ['../eng'] },
    { languages: Array(11).fill('eng') },
    { comments: false },
    { include_evidence: 'yes' },
    { depth: 3 },
  ])('%j is refused', (extract_args) => expect(accepts(documentRequest, { file_content, extract_args })).toBe(false));
});

test('file_type is required on the resume endpoint only', () => {
  expect(accepts(documentRequest, { file_content })).toBe(true);
  expect(accepts(resumeRequest, { file_content })).toBe(false);
  expect(accepts(resumeRequest, { file_content, file_type: 'docx' })).toBe(true);
  expect(accepts(resumeRequest, { file_content, file_type: 'png' })).toBe(false);
});

test('a ticket without a process_type is one for the whole content', () => {
  expect(safeParse(uploadRequest, { file_name: 'a.pdf' }).output).toMatchObject({ process_type: 'file' });
  expect(accepts(uploadRequest, { file_name: 'a.pdf', process_type: 'tables' })).toBe(false);
  expect(accepts(uploadRequest, {})).toBe(false);
});

test('a result is fetched by a file_id that is text', () => {
  expect(accepts(fetchRequest, { file_id: 'file_1' })).toBe(true);
  expect(accepts(fetchRequest, { file_id: 1 })).toBe(false);
  expect(accepts(fetchRequest, { file_id: '' })).toBe(false);
});
