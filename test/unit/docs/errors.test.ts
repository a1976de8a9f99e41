import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errors } from '../../../src/api/errors.ts';
import type { DocumentErrorCode } from '../../../src/document/document-error.ts';
import { MESSAGE_CODES } from '../../../src/document/message.ts';
import { tableRows } from './code-blocks.ts';

const ROOT = new URL('../../../', import.meta.url);

const rows = tableRows('errors');
const errorRows = rows.filter((row) => row.length === 5);
const messageRows = rows.filter((row) => row.length === 3);

test('docs/errors.md has a row for every error code, with its status', () => {
  const expected = Object.entries(errors).map(([code, { status, retryable }]) => [
    `\`${code}\``,
    String(status),
    retryable ? 'yes' : 'no',
  ]);
  expect(errorRows.map((row) => row.slice(0, 3))).toEqual(expected);
});

test('its sentences are those of the code', () => {
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).map((path) => readFileSync(new URL(path, ROOT), 'utf8'));
  for (const [, , , sentence = ''] of errorRows) {
    const parts = sentence.split('…').map((part) => part.trim());
    const isSaid = sources.some((source) => parts.every((part) => source.includes(part)));
    expect(isSaid, sentence).toBe(true);
  }
});

test('every code with which a document is refused is an error code of the API', () => {
  const ofDocuments: Readonly<Record<DocumentErrorCode, true>> = {
    invalid_request: true,
    unsupported_media_type: true,
    corrupt_file: true,
    password_required: true,
    password_wrong: true,
    too_many_pages: true,
    processing_failed: true,
    recogniser_unavailable: true,
  };
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(ofDocuments)));
});

test('it has a row for every code of a message, with what it says and what to do', () => {
  expect(messageRows.map(([code]) => code)).toEqual(MESSAGE_CODES.map((code) => `\`${code}\``));
  for (const [code, says, advice] of messageRows) expect([says, advice], code).not.toContain('');
});
