import { afterAll, expect, test } from 'vitest';
import { docx, heading, headingStyles, paragraph } from '../../fixtures/docx.ts';
import { changedCopy } from './changed-copy.ts';

const copy = changedCopy('adding-an-operation');
afterAll(copy.remove);

test('an operation takes four places', () => expect(new Set(copy.paths).size).toBe(4));

test('with the places of the page the types are whole', async () => expect(await copy.types('page')).toBe(''), 120_000);

test('it is answered, and the client, the OpenAPI document and README have it', async () => {
  const file = docx({ styles: headingStyles, body: heading(1, 'Findings') + paragraph('Nothing else.') });
  const outcome = await copy.ask({ file: Buffer.from(file).toString('base64'), method: 'headings' });
  expect(outcome.answer).toEqual({ json: { headings: [{ page: 1, level: 1, text: 'Findings' }] }, pageCount: 1 });
  expect(outcome.openapi).toMatchObject({
    paths: { '/extract_headings': { post: { operationId: 'extractHeadings' } } },
    components: { schemas: { HeadingsAnswer: { required: ['json', 'pageCount'] } } },
  });
  expect(outcome.table).toMatch(/^\| `POST \/extract_headings` +\| The headings of a document +\| `file_content`/m);
}, 60_000);
