import { afterAll, expect, test } from 'vitest';
import { textPdf } from '../../fixtures/pdf.ts';
import { changedCopy } from './changed-copy.ts';

const copy = changedCopy('adding-a-process-type');
afterAll(copy.remove);

test('a process type takes one place', () => expect(copy.paths).toEqual(['src/api/contract.ts']));

test('with the place of the page the types are whole', async () => expect(await copy.types('page')).toBe(''), 120_000);

test('a file is uploaded under it and answered, and the OpenAPI document and README name it', async () => {
  const file = Buffer.from(textPdf('Ada Brown', 'ada@brown.test')).toString('base64');
  const outcome = await copy.ask({ file, processType: 'resume' });
  expect(outcome.answer).toMatchObject({
    markdown: { content: expect.stringContaining('Ada Brown') },
    json: { pii: { email: 'ada@brown.test' }, education: [] },
    pageCount: 1,
  });
  expect(outcome.openapi).toMatchObject({
    components: {
      schemas: {
        UploadRequest: { properties: { process_type: { enum: expect.arrayContaining(['resume']) } } },
        FetchAnswer: {
          properties: { json: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/Resume' }]) } },
        },
      },
    },
  });
  expect(outcome.table).toContain('`resume`');
}, 60_000);
