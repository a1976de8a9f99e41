import { describe, expect, test } from 'vitest';
import { openapi } from '../../../src/api/openapi/document.ts';
import { bodyOf, type Field, fieldsOf } from '../../../src/app/api/fields.ts';
import { type JsonSchema, operationsOf } from '../../../src/app/api/operations.ts';
import { shortened } from '../../../src/app/api/shortened.ts';
import { snippetsOf } from '../../../src/app/api/snippets.ts';

const document = openapi('https://you.test/sheaf/');
const operations = operationsOf(document);

function fieldsNamed(id: string): Map<string, Field> {
  const schema = operations.find((operation) => operation.id === id)?.schema as JsonSchema;
  return new Map(fieldsOf(schema, document).map((field) => [field.name, field]));
}

test('every method of every path of the document is an operation', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST parse', 'PUT async/upload/{file_id}', 'POST async/fetch', 'GET query']),
  );
  expect(operations.filter(({ keyed }) => !keyed).map(({ id }) => id)).toEqual([
    'uploadFile',
    'uploadForm',
    'deleteUpload',
    'openapi',
  ]);
});

describe('a form', () => {
  test('has a field for everything that a request may say, with its type, its choices and what it means', () => {
    const fields = fieldsNamed('parse');
    expect([...fields.keys()]).toEqual([
      'file_content',
      'file_type',
      ...Object.keys((document.components.schemas.ExtractArgs as JsonSchema).properties ?? {}).map(
        (name) => `extract_args.${name}`,
      ),
    ]);
    expect(fields.get('file_content')).toMatchObject({ kind: 'file', required: true });
    expect(fields.get('extract_args.ocr')).toMatchObject({ kind: 'choice', choices: ['auto', 'always', 'never'] });
    expect(fields.get('extract_args.languages')?.kind).toBe('list');
    expect([...fields.values()].filter(({ description }) => description === '')).toEqual([]);
    expect(fieldsNamed('createUpload').get('process_type')?.byDefault).toBe('file');
  });

  test('sends what was given, each in its place and type, and nothing else', () => {
    const fields = [...fieldsNamed('extractKeyValue').values()];
    const values = {
      'extract_args.pages': '1-2',
      'extract_args.languages': 'deu, eng',
      'extract_args.include_evidence': 'true',
      'extract_args.extract_instruction': '{"Total":"the sum"}',
      'extract_args.password': '',
    };
    expect(bodyOf(fields, values, 'QUJD')).toEqual({
      file_content: 'QUJD',
      extract_args: {
        pages: '1-2',
        languages: ['deu', 'eng'],
        include_evidence: true,
        extract_instruction: { Total: 'the sum' },
      },
    });
    expect(bodyOf(fields, {})).toEqual({});
    expect(() => bodyOf(fields, { 'extract_args.extract_instruction': '{' })).toThrow(SyntaxError);
  });
});

test('a long base64 string is shown by its start and its length', () => {
  const json = JSON.stringify({ file_content: 'A'.repeat(1200), pages: '1' });
  expect(shortened(json)).toBe(`{"file_content":"${'A'.repeat(40)}… (1,200 characters)","pages":"1"}`);
});

test('what was typed cannot break out of its place in the code', () => {
  const body = { extract_args: { password: "'); alert(`1`); ('\n" } };
  const call = { base: 'https://you.test/', method: 'POST', path: 'parse', body, withFile: true, key: "it's" };
  for (const code of Object.values(snippetsOf(call))) {
    const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
    expect(() => new AsyncFunction(code)).not.toThrow();
    expect(code).toContain(JSON.stringify(body.extract_args.password));
  }
});
