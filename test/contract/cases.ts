import { expect } from 'vitest';
import { docx, paragraph } from '../fixtures/docx.ts';
import { imagePdf } from '../fixtures/image-pdf.ts';
import { pagesPdf, pdf, tablePdf, textPdf, truncated } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { scanPage } from '../fixtures/scan.ts';
import { bomb, lyingBomb, plainZip } from '../fixtures/zip.ts';
import { FULL_KEY, MAX_PAGES, POOR_KEY, SPARE_KEYS } from './config.ts';
import type { CallSpec } from './door.ts';

/** A request and what must come back; the claim is what a caller relies on. */
export interface Case {
  readonly claim: string;
  readonly spec: CallSpec;
  readonly status: number;
  /** The error's code, where it is one. */
  readonly code?: string;
  /** A part of the error's sentence. */
  readonly message?: string | RegExp;
  /** Whether the error says that the same request may succeed later; false when absent. */
  readonly retryable?: boolean;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The body of a success. */
  readonly body?: unknown;
}

export const json = { 'content-type': 'application/json', 'x-api-key': FULL_KEY };
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const parse = (change: Partial<CallSpec> = {}): CallSpec => ({
  method: 'POST',
  path: 'parse',
  headers: json,
  ...change,
});
const parseFile = (bytes: Uint8Array, fields: Record<string, unknown> = {}): CallSpec =>
  parse({ json: fields, file: { base64: base64(bytes) } });

export const hello = textPdf('Hello, contract');
const sentences = ['Apples grow.', 'Bread is baked.', 'Cows give milk.', 'Dogs bark.', 'Eggs are laid.'];
const story = pdf({ pages: sentences.map((text) => ({ text: [{ text, x: 72, y: 72 }] })) });
const secret = await encryptedPdf(textPdf('Behind a password'), 'open sesame');

// The recogniser's files are refused at every door of these tests.
const scanned = { image: await scanPage(textPdf('Only a picture')) };
const scan = imagePdf([scanned]);
const half = imagePdf([{ ...scanned, text: { line: 'Received on 4 May 2026', up: 60 } }, scanned]);

const ruled = tablePdf([
  ['Crop', 'Weight'],
  ['Beans', '12 kg'],
]);
const invoice = textPdf('Invoice number: 2026-117', 'Total: £ 12.50');
const manyKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`no such thing ${index}`, '']));
const manyEmpty = Object.fromEntries(Object.keys(manyKeys).map((key) => [key, []]));
const letter = textPdf('Write to ada@example.org for more.');

const markdownOf = (content: string, pageCount = 1) => ({
  markdown: {
    content: expect.stringContaining(content),
    pages: expect.arrayContaining([{ page: expect.any(Number), content: expect.stringContaining(content) }]),
  },
  pageCount,
});

const documents: readonly Case[] = [
  { claim: 'a PDF becomes Markdown', spec: parseFile(hello), status: 200, body: markdownOf('Hello, contract') },
  {
    claim: 'a DOCX becomes Markdown',
    spec: parseFile(docx({ body: paragraph('Hello, Word') })),
    status: 200,
    body: markdownOf('Hello, Word'),
  },
  {
    claim: 'file_type may be given where it is not required',
    spec: parseFile(hello, { file_type: 'pdf' }),
    status: 200,
    body: markdownOf('Hello, contract'),
  },
  {
    claim: 'a data URL is base64 too',
    spec: parse({ file: { base64: `data:application/pdf;base64,${base64(hello)}` } }),
    status: 200,
    body: markdownOf('Hello, contract'),
  },
  {
    claim: 'optional fields that are null count as absent',
    spec: parseFile(hello, {
      file_type: null,
      extract_args: { pages: null, password: null, extract_instruction: null },
    }),
    status: 200,
    body: markdownOf('Hello, contract'),
  },
  {
    claim: 'extract_args may be null, and a file may have its name',
    spec: parseFile(hello, { extract_args: null, file_name: 'hello.pdf' }),
    status: 200,
    body: markdownOf('Hello, contract'),
  },
  {
    claim: 'pages chooses the pages that are read and counted',
    spec: parseFile(story, { extract_args: { pages: '2-3,5' } }),
    status: 200,
    body: {
      markdown: {
        content: 'Bread is baked.\n\nCows give milk.\n\nEggs are laid.',
        pages: [
          { page: 2, content: 'Bread is baked.' },
          { page: 3, content: 'Cows give milk.' },
          { page: 5, content: 'Eggs are laid.' },
        ],
      },
      pageCount: 3,
    },
  },
  {
    claim: 'a password opens an encrypted PDF',
    spec: parseFile(secret, { extract_args: { password: 'open sesame' } }),
    status: 200,
    body: markdownOf('Behind a password'),
  },
  {
    claim: 'tables come as HTML with their page',
    spec: { ...parseFile(ruled), path: 'extract_tables' },
    status: 200,
    body: {
      json: { tables: [{ page: 1, html: expect.stringMatching(/^<table>.*Beans.*<\/table>$/s) }] },
      pageCount: 1,
    },
  },
  {
    claim: 'a document without tables has an empty list of them',
    spec: { ...parseFile(hello), path: 'extract_tables' },
    status: 200,
    body: { json: { tables: [] }, pageCount: 1 },
  },
  ...[
    { Total: 'the sum to pay', Colour: 'of the paper' },
    [{ key: 'Total', description: 'the sum to pay' }, { key: 'Colour' }],
    { fields: { Total: 'the sum to pay', Colour: 'of the paper' } },
  ].map((extract_instruction) => ({
    claim: `key-values are asked for by ${Array.isArray(extract_instruction) ? 'a list' : `an object of ${Object.keys(extract_instruction)}`}, and keep their keys`,
    spec: { ...parseFile(invoice, { extract_args: { extract_instruction } }), path: 'extract_key_value' },
    status: 200,
    body: { json: { Total: ['£ 12.50'], Colour: [] }, pageCount: 1 },
  })),
  ...[
    { form: 'wrapped twice', extract_instruction: { extract_instruction: { fields: { Total: 'the sum to pay' } } } },
    { form: 'of 10,000 characters', extract_instruction: { Total: `the sum to pay ${'in full '.repeat(1248)}` } },
  ].map(({ form, extract_instruction }) => ({
    claim: `an instruction ${form} is understood`,
    spec: { ...parseFile(invoice, { extract_args: { extract_instruction } }), path: 'extract_key_value' },
    status: 200,
    body: { json: { Total: ['£ 12.50'] }, pageCount: 1 },
  })),
  {
    claim: 'keys come back letter by letter, whatever their script, slashes and tildes; pointers to them are escaped',
    spec: {
      ...parseFile(textPdf('Due date: 4 March 2024', 'Größe: 12 cm'), {
        extract_args: {
          extract_instruction: { 'Due/date': '', 'Größe~': '', 合計: 'total' },
          include_evidence: true,
        },
      }),
      path: 'extract_key_value',
    },
    status: 200,
    body: {
      json: { 'Due/date': ['4 March 2024'], 'Größe~': ['12 cm'], 合計: [] },
      text: expect.stringContaining('Größe: 12 cm'),
      evidence: [
        {
          pointer: '/json/Due~1date/0',
          page: 1,
          boxes: [[expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)]],
          confidence: expect.any(Number),
          normalized: '2024-03-04',
        },
        expect.objectContaining({ pointer: '/json/Größe~0/0' }),
      ],
      pageCount: 1,
    },
  },
  {
    claim: 'a thousand keys are answered, each that is not there with an empty list',
    spec: {
      ...parseFile(invoice, { extract_args: { extract_instruction: manyKeys } }),
      path: 'extract_key_value',
    },
    status: 200,
    body: { json: manyEmpty, pageCount: 1 },
  },
  ...[{}, [], { fields: {} }].map((extract_instruction) => ({
    claim: `an instruction that is empty (${JSON.stringify(extract_instruction)}) asks for every pair`,
    spec: { ...parseFile(invoice, { extract_args: { extract_instruction } }), path: 'extract_key_value' },
    status: 200,
    body: { json: expect.objectContaining({ Total: ['£ 12.50'], 'Invoice number': ['2026-117'] }), pageCount: 1 },
  })),
  {
    claim: 'without an instruction every key-value pair is found',
    spec: { ...parseFile(invoice), path: 'extract_key_value' },
    status: 200,
    body: { json: expect.objectContaining({ Total: ['£ 12.50'], 'Invoice number': ['2026-117'] }), pageCount: 1 },
  },
  {
    claim: 'PII comes as a contact card and a list of findings with their offsets, and what found them',
    spec: { ...parseFile(letter, { extract_args: { include_evidence: true } }), path: 'extract_pii' },
    status: 200,
    body: {
      json: {
        name: null,
        phone_number: null,
        address: null,
        email_address: 'ada@example.org',
        linkedin_url: null,
        github_url: null,
        summary: null,
        entities: [
          {
            type: 'EMAIL',
            text: 'ada@example.org',
            score: expect.any(Number),
            page: 1,
            start: 'Write to '.length,
            end: 'Write to ada@example.org'.length,
          },
        ],
      },
      text: 'Write to ada@example.org for more.',
      evidence: expect.arrayContaining([
        {
          pointer: '/json/email_address',
          page: 1,
          boxes: [[expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)]],
          confidence: expect.any(Number),
        },
      ]),
      messages: [{ code: 'entity_rule', text: 'EMAIL by the rule «email»: /json/entities/0.' }],
      pageCount: 1,
    },
  },
  {
    claim: 'evidence names the part of the Markdown that stands in a box of the page',
    spec: parseFile(hello, { extract_args: { include_evidence: true } }),
    status: 200,
    body: {
      ...markdownOf('Hello, contract'),
      text: 'Hello, contract',
      evidence: expect.arrayContaining([
        {
          pointer: '/markdown/content',
          page: 1,
          boxes: [[expect.closeTo(72, 0), expect.any(Number), expect.any(Number), expect.any(Number)]],
          confidence: expect.any(Number),
          range: [0, 'Hello, contract'.length],
        },
      ]),
    },
  },
  {
    claim:
      'where text recognition cannot be had, only pages with text are read and counted; a message names the others',
    spec: parseFile(half),
    status: 200,
    body: {
      markdown: {
        content: 'Received on 4 May 2026',
        pages: [
          { page: 1, content: 'Received on 4 May 2026' },
          { page: 2, content: '' },
        ],
      },
      messages: expect.arrayContaining([expect.objectContaining({ code: 'not_recognised', page: 2 })]),
      pageCount: 1,
    },
  },
  {
    claim: 'a scan whose text is not asked for is answered without it',
    spec: parseFile(scan, { extract_args: { ocr: 'never' } }),
    status: 200,
    body: {
      ...markdownOf(''),
      messages: [{ code: 'recognition_off', page: 1, text: expect.stringContaining('«ocr»') }],
    },
  },
  {
    claim: 'query tells the pages that are left as a string of digits',
    spec: { method: 'GET', path: 'query', headers: { 'x-api-key': POOR_KEY } },
    status: 200,
    body: { pageRemaining: '1' },
  },
];

const badRequests: readonly Case[] = [
  { claim: 'a body that is no JSON', spec: parse({ body: '{' }), status: 400, message: 'not valid JSON' },
  { claim: 'an empty body', spec: parse({ body: '' }), status: 400, message: 'not valid JSON' },
  { claim: 'a JSON array', spec: parse({ body: '[]' }), status: 400, message: 'must be a JSON object' },
  { claim: 'null', spec: parse({ body: 'null' }), status: 400, message: 'must be a JSON object' },
  { claim: 'no file_content', spec: parse({ json: {} }), status: 400, message: '«file_content»' },
  {
    claim: 'a number as file_content',
    spec: parse({ json: { file_content: 7 } }),
    status: 400,
    message: '«file_content»',
  },
  { claim: 'an empty file', spec: parse({ json: { file_content: '' } }), status: 400, message: 'empty' },
  {
    claim: 'what is not base64',
    spec: parse({ json: { file_content: 'résumé!' } }),
    status: 400,
    message: 'not base64',
  },
  {
    claim: 'a file_type outside the enum',
    spec: parseFile(hello, { file_type: 'odt' }),
    status: 400,
    message: '«file_type»',
  },
  {
    claim: 'a file_type that contradicts the bytes',
    spec: parseFile(hello, { file_type: 'docx' }),
    status: 400,
    message: 'is a pdf',
  },
  {
    claim: 'extract_args that is no object',
    spec: parseFile(hello, { extract_args: 'all' }),
    status: 400,
    message: '«extract_args»',
  },
  {
    claim: 'pages that are no numbers',
    spec: parseFile(hello, { extract_args: { pages: 'all' } }),
    status: 400,
    message: '1-3,7',
  },
  {
    claim: 'an instruction of more than a thousand keys',
    spec: {
      ...parseFile(hello, { extract_args: { extract_instruction: { ...manyKeys, more: '' } } }),
      path: 'extract_key_value',
    },
    status: 400,
    message: 'at most 1,000 keys',
  },
  {
    claim: 'a description of more than 10,000 characters',
    spec: {
      ...parseFile(hello, { extract_args: { extract_instruction: { Total: 'x'.repeat(10_001) } } }),
      path: 'extract_key_value',
    },
    status: 400,
    message: 'at most 10,000 characters',
  },
  {
    claim: 'an instruction that is no object',
    spec: { ...parseFile(hello, { extract_args: { extract_instruction: 'total' } }), path: 'extract_key_value' },
    status: 400,
    message: 'object of key and description',
  },
  {
    claim: 'a resume without its file_type',
    spec: { ...parseFile(hello), path: 'extract_resume_key_value', headers: { ...json, 'x-api-key': SPARE_KEYS[0] } },
    status: 400,
    message: '«file_type»',
  },
  {
    claim: 'a ticket without a file_name',
    spec: { ...parse({ json: {} }), path: 'async/upload' },
    status: 400,
    message: '«file_name»',
  },
  {
    claim: 'a ticket of an unknown process_type',
    spec: { ...parse({ json: { file_name: 'a.pdf', process_type: 'magic' } }), path: 'async/upload' },
    status: 400,
    message: '«process_type»',
  },
  {
    claim: 'a ticket whose process_type is misspelt',
    spec: { ...parse({ json: { file_name: 'a.pdf', processing_type: 'table' } }), path: 'async/upload' },
    status: 400,
    message: '«processing_type» is not a field of this request: did you mean «process_type»?',
  },
  {
    claim: 'a misspelt field of extract_args',
    spec: parseFile(hello, { extract_args: { page: '1' } }),
    status: 400,
    message: 'did you mean «extract_args.pages»?',
  },
  {
    claim: 'a field of extract_args beside it',
    spec: parseFile(hello, { pages: '1' }),
    status: 400,
    message: 'did you mean «extract_args.pages»?',
  },
  {
    claim: 'a field that is like none',
    spec: parseFile(hello, { colour: 'blue' }),
    status: 400,
    message: '«colour» is not a field of this request. There are «file_content», «file_type», «extract_args».',
  },
  {
    claim: 'a file_content that is null',
    spec: parse({ json: { file_content: null } }),
    status: 400,
    message: '«file_content»',
  },
  {
    claim: 'a fetch without a file_id',
    spec: { ...parse({ json: {} }), path: 'async/fetch' },
    status: 400,
    message: '«file_id»',
  },
  {
    claim: 'pages that the document has not',
    spec: parseFile(hello, { extract_args: { pages: '2' } }),
    status: 400,
    message: 'has 1 page',
  },
].map((row) => ({ ...row, claim: `${row.claim} is refused`, code: 'invalid_request' }));

const withoutRecogniser: readonly Case[] = [
  { claim: 'a scan is refused where text recognition cannot be had', spec: parseFile(scan) },
  {
    claim: 'pages that are to be read from their images are refused where text recognition cannot be had',
    spec: parseFile(hello, { extract_args: { ocr: 'always' } }),
  },
  {
    claim: 'a scan costs nothing where text recognition cannot be had',
    spec: { ...parseFile(scan), headers: { ...json, 'x-api-key': POOR_KEY } },
  },
].map((row) => ({
  ...row,
  status: 503,
  code: 'recogniser_unavailable',
  message: 'go online and send it again',
  retryable: true,
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
}));

const refusals: readonly Case[] = [
  ...withoutRecogniser,
  {
    claim: 'a document with more pages than the allowance has left is not processed',
    spec: { ...parseFile(pagesPdf(2)), headers: { ...json, 'x-api-key': POOR_KEY } },
    status: 402,
    code: 'quota_exceeded',
    message: 'has 2 pages and the allowance has 1 page left',
  },
  {
    claim: 'nothing is charged for a refusal',
    spec: { method: 'GET', path: 'query', headers: { 'x-api-key': POOR_KEY } },
    status: 200,
    body: { pageRemaining: '1' },
  },
  ...Object.entries({
    parse: 'POST',
    extract_tables: 'POST',
    extract_key_value: 'POST',
    extract_pii: 'POST',
    extract_resume_key_value: 'POST',
    'async/upload': 'POST',
    'async/fetch': 'POST',
    query: 'GET',
  }).map(([path, method]) => ({
    claim: `${path} needs a key`,
    spec: {
      method,
      path,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    },
    status: 403,
    code: 'forbidden',
    message: 'x-api-key',
  })),
  {
    claim: 'no key opens nothing',
    spec: parse({ headers: { 'content-type': 'application/json' }, json: {} }),
    status: 403,
    code: 'forbidden',
    message: 'x-api-key',
  },
  {
    claim: 'a wrong key opens nothing',
    spec: parse({ headers: { ...json, 'x-api-key': 'sk_wrong' }, json: {} }),
    status: 403,
    code: 'forbidden',
    message: 'x-api-key',
  },
  {
    claim: 'GET on a POST path is refused and names the method to use',
    spec: { method: 'GET', path: 'parse', headers: { 'x-api-key': FULL_KEY } },
    status: 405,
    code: 'method_not_allowed',
    headers: { allow: 'POST' },
  },
  {
    claim: 'DELETE on a GET path is refused and names the method to use',
    spec: { method: 'DELETE', path: 'query', headers: { 'x-api-key': FULL_KEY } },
    status: 405,
    code: 'method_not_allowed',
    headers: { allow: 'GET' },
  },
  {
    claim: 'a path below async/ that does not exist is not found',
    spec: { method: 'GET', path: 'async/nothing', headers: {} },
    status: 404,
    code: 'not_found',
  },
  ...['EXTRACT_TABLES', 'extract-table', 'v1/extract_tables', '%65xtract_tables.'].map((path) => ({
    claim: `${path} is told what was meant`,
    spec: { ...parseFile(hello), path },
    status: 404,
    code: 'not_found',
    message: /Did you mean POST \/.*extract_tables\?$/,
  })),
  {
    claim: 'a key that is sent nowhere goes nowhere',
    spec: { ...parseFile(hello), path: 'nope' },
    status: 404,
    code: 'not_found',
    message: 'openapi.json lists',
  },
  {
    claim: 'a file_id that was never given out is not found',
    spec: { ...parse({ json: { file_id: 'file_0123456789abcdef0123456789abcdef' } }), path: 'async/fetch' },
    status: 404,
    code: 'not_found',
  },
  {
    claim: 'an upload address that was never given out is refused',
    spec: { method: 'PUT', path: 'async/upload/file_1?expires=9999999999999&signature=00', headers: {}, bytes: '' },
    status: 403,
    code: 'forbidden',
    message: 'upload address',
  },
  {
    claim: 'a body far too long for its fields is refused as such, and not as a file',
    spec: { ...parse({ json: { file_id: 'x'.repeat(1_100_000) } }), path: 'async/fetch' },
    status: 413,
    code: 'too_large',
    message: 'request body',
  },
  {
    claim: 'a file of 101 MB is too large',
    spec: parse({ file: { zeros: 101_000_000 } }),
    status: 413,
    code: 'too_large',
    message: '100 MB',
  },
  {
    claim: 'a body that is not declared as JSON is not read',
    spec: parse({ headers: { 'x-api-key': FULL_KEY, 'content-type': 'text/plain' }, body: '{}' }),
    status: 415,
    code: 'unsupported_media_type',
    message: 'application/json',
  },
  {
    claim: 'text that calls itself a PDF is not one',
    spec: parseFile(new TextEncoder().encode('Dear Sir or Madam'), { file_type: 'pdf' }),
    status: 415,
    code: 'unsupported_media_type',
    message: 'neither PDF, DOCX',
  },
  {
    claim: 'a plain zip archive is no Word document',
    spec: parseFile(plainZip()),
    status: 415,
    code: 'unsupported_media_type',
    message: 'zip archive',
  },
  { claim: 'a truncated PDF is corrupt', spec: parseFile(truncated(pagesPdf(9))), status: 422, code: 'corrupt_file' },
  { claim: 'a PDF without pages is corrupt', spec: parseFile(pdf({ pages: [] })), status: 422, code: 'corrupt_file' },
  {
    claim: 'a DOCX whose parts inflate to a gigabyte is refused',
    spec: parseFile(bomb(1024)),
    status: 422,
    code: 'corrupt_file',
  },
  {
    claim: 'a DOCX that lies about what its parts inflate to is refused',
    spec: parseFile(lyingBomb(1024, 1000)),
    status: 422,
    code: 'corrupt_file',
  },
  { claim: 'an encrypted PDF asks for its password', spec: parseFile(secret), status: 422, code: 'password_required' },
  {
    claim: 'a wrong password is told apart from none',
    spec: parseFile(secret, { extract_args: { password: 'sesame' } }),
    status: 422,
    code: 'password_wrong',
  },
  {
    claim: 'a document over the page limit is refused and says how to go on',
    spec: parseFile(pagesPdf(MAX_PAGES + 1)),
    status: 422,
    code: 'too_many_pages',
    message: '«pages»',
  },
];

/** The contract, one request a row; the rows run in this order. */
export const cases: readonly Case[] = [...documents, ...badRequests, ...refusals];
