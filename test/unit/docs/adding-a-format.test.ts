import { afterAll, expect, test } from 'vitest';
import { changedCopy } from './changed-copy.ts';

const copy = changedCopy('adding-a-format');
afterAll(copy.remove);

const reader = { documentType: 'webvtt', module: 'src/readers/webvtt/webvtt.ts', name: 'webVttReader' };
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

test('a format takes four places', () => expect(new Set(copy.paths).size).toBe(4));

test(
  'with the places of the page the types are whole',
  async () => expect(await copy.types('worker')).toBe(''),
  120_000,
);

test('a file is recognised and read, and the lists and the OpenAPI document name the format', async () => {
  const file = inBase64('WEBVTT\n\n1\n00:01.000 --> 00:04.000\nNever drink\nliquid nitrogen.\n\nNOTE a remark\n');
  const outcome = await copy.ask({ file, method: 'parse', reader });
  expect(outcome.answer).toMatchObject({ markdown: { content: 'Never drink liquid nitrogen.' }, pageCount: 1 });
  expect(outcome.extensions).toContain('.vtt');
  expect(outcome.openapi).toMatchObject({
    paths: { '/async/upload/{file_id}': { put: { requestBody: { content: { 'text/vtt': expect.anything() } } } } },
  });
}, 60_000);

test('the sentence that refuses other files names it too', async () => {
  const { answer } = await copy.ask({ file: inBase64('Dear Sir or Madam'), method: 'parse', reader });
  expect(answer).toEqual({ status: 415, message: expect.stringContaining('neither PDF, DOCX, PNG, JPEG nor WebVTT') });
}, 60_000);
