import { expect, test } from 'vitest';
import { validate } from './openapi.ts';

const markdown = { content: 'x', pages: [{ page: 1, content: 'x' }] };
const error = { message: 'No.', code: 'forbidden', retryable: false, request_id: 'req_1' };

test.each([
  ['a documented success', 'parse', 'POST', 200, { markdown, pageCount: 1 }],
  ['a documented error', 'parse', 'POST', 403, error],
  ['an upload address as a whole', 'https://you.test/a/async/upload/file_1?expires=1', 'PUT', 200, ''],
  ['a path that there is not', 'async/nothing', 'GET', 404, { ...error, code: 'not_found' }],
  ['a method that there is not', 'parse', 'DELETE', 405, { ...error, code: 'method_not_allowed' }],
])('%s validates', (_what, path, method, status, body) => expect(validate(path, method, status, body)).toEqual([]));

test.each([
  ['a field that is not documented', 'parse', 'POST', 200, { markdown, pageCount: 1, colour: 'blue' }],
  ['one further in', 'parse', 'POST', 200, { markdown: { ...markdown, colour: 'blue' }, pageCount: 1 }],
  ['a missing field', 'parse', 'POST', 200, { markdown }],
  ['a wrong type', 'query', 'GET', 200, { pageRemaining: 7 }],
  ['a status that is not documented', 'query', 'GET', 422, error],
  ['a code under another status', 'parse', 'POST', 415, error],
  ['a body where there is none', 'async/upload/file_1', 'PUT', 200, {}],
])('%s is found', (_what, path, method, status, body) => expect(validate(path, method, status, body)).not.toEqual([]));
