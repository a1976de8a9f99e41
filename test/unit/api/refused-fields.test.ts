import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inspectFile, readFileContent } from '../../../src/api/file-content.ts';
import { readBody } from '../../../src/api/request-body.ts';
import { documentRequest, fetchRequest, uploadRequest } from '../../../src/api/schemas/requests.ts';

const asked = (schema: v.GenericSchema, body: object) =>
  readBody(
    new Request('https://you.example/parse', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    schema as typeof documentRequest,
    1000,
  );

describe('a refusal says in plain words what a field must be', () => {
  test.each([
    [
      documentRequest,
      {},
      '«file_content» is missing: send the file (PDF, DOCX, PNG or JPEG), as base64 in the standard alphabet.',
    ],
    [
      documentRequest,
      { file_content: null },
      '«file_content» is missing: send the file (PDF, DOCX, PNG or JPEG), as base64 in the standard alphabet.',
    ],
    [documentRequest, { file_content: 7 }, '«file_content» must be text, not 7.'],
    [documentRequest, { file_content: { bytes: [] } }, '«file_content» must be text, not an object.'],
    [documentRequest, { file_content: '', file_type: 'PDF' }, '«file_type» must be "pdf" or "docx", not "PDF".'],
    [documentRequest, { file_content: '', extract_args: 'all' }, '«extract_args» must be an object, not "all".'],
    [
      documentRequest,
      { file_content: '', extract_args: { languages: 'eng' } },
      '«extract_args.languages» must be a list, not "eng".',
    ],
    [
      documentRequest,
      { file_content: '', extract_args: { languages: [7] } },
      '«extract_args.languages.0» must be text, not 7.',
    ],
    [
      documentRequest,
      { file_content: '', extract_args: { include_evidence: 'yes' } },
      '«extract_args.include_evidence» must be true or false, not "yes".',
    ],
    [
      documentRequest,
      { file_content: '', extract_args: { ocr: true } },
      '«extract_args.ocr» must be "auto", "always" or "never", not true.',
    ],
    [
      documentRequest,
      { file_content: '', extract_args: { pages: 'all' } },
      '«extract_args.pages» is wrong: Write pages like "1-3,7".',
    ],
    [uploadRequest, {}, '«file_name» is missing: send the name of the file to be uploaded, for your own use.'],
    [
      uploadRequest,
      { file_name: '' },
      '«file_name» is empty: send the name of the file to be uploaded, for your own use.',
    ],
    [fetchRequest, {}, '«file_id» is missing: send the identifier that the upload ticket came with.'],
  ])('%#', async (schema, body, sentence) => {
    await expect(asked(schema, body)).rejects.toMatchObject({ code: 'invalid_request', message: sentence });
  });

  test('and does not say a long text again', async () => {
    const body = { file_content: '', extract_args: 'x'.repeat(5000) };
    await expect(asked(documentRequest, body)).rejects.toMatchObject({
      message: `«extract_args» must be an object, not "${'x'.repeat(30)}…".`,
    });
  });
});

describe('what is not base64 is refused with what is wrong about it:', () => {
  test.each([
    [
      'a text',
      'résumé!',
      '«file_content» is not base64: its character 2, «é», is not of its alphabet. Encode the bytes of the file.',
    ],
    [
      'an object written as text',
      '[object Blob]',
      '«file_content» is not base64: its character 1, «[», is not of its alphabet. Encode the bytes of the file.',
    ],
    ['base64url', 'ab-_', '«file_content» is base64url: write + for - and / for _.'],
    [
      'what is cut short',
      'aGkaG',
      '«file_content» is not base64: it is cut short, or has more behind its end. Encode the bytes of the file.',
    ],
    [
      'two one after the other',
      'Zg==Zg==',
      '«file_content» is not base64: it is cut short, or has more behind its end. Encode the bytes of the file.',
    ],
  ])('%s', async (_, text, sentence) => {
    const request = { file_content: text, extract_args: {} };
    await expect(readFileContent(request, 1000)).rejects.toMatchObject({ code: 'invalid_request', message: sentence });
  });
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');

describe('where the type must be declared,', () => {
  const read = (file_content: string) => readFileContent({ file_content, extract_args: {} }, 1000, true);

  test('a PDF without it is refused, and so is what is no document', async () => {
    const refused = { code: 'invalid_request', message: '«file_type» is missing: send "pdf" or "docx".' };
    await expect(read(Buffer.from('%PDF-1.7').toString('base64'))).rejects.toMatchObject(refused);
    await expect(read('aGk=')).rejects.toMatchObject(refused);
  });

  test('an image goes without it, as there is no value for one', async () => {
    expect(await read(png)).toMatchObject({ type: 'image' });
  });
});

test('an image is declared as no «pdf», in good English', async () => {
  await expect(readFileContent({ file_content: png, file_type: 'pdf', extract_args: {} }, 1000)).rejects.toMatchObject({
    message: '«file_type» says pdf, but the file is an image: leave it out.',
  });
});

test('a declared type that is not that of the file is refused with the one that is', async () => {
  const file_content = Buffer.from('%PDF-1.7').toString('base64');
  await expect(readFileContent({ file_content, file_type: 'docx', extract_args: {} }, 1000)).rejects.toMatchObject({
    message: '«file_type» says docx, but the file is a pdf: send "pdf".',
  });
});

describe('a file that is no document is refused with what to send instead:', () => {
  test.each([
    ['a table', 'a,b\n1,2\n'],
    ['a note', '# To do'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s', async (_, text) => {
    await expect(inspectFile(new Blob([text]), 1000)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message:
        'The file is neither PDF, DOCX, PNG nor JPEG: print or save it as PDF and send that, or as PNG or JPEG where it is a picture.',
    });
  });

  test('an empty one', async () => {
    await expect(inspectFile(new Blob([]), 1000)).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'The file is empty: check that it was saved or downloaded whole, and send it again.',
    });
  });
});
