import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { refusalOf } from '../../../src/app/state/refusal.ts';

test('the page names the languages that could not be loaded for a document, and what to do', () => {
  const error = new ApiError('recogniser_unavailable', 'It could not be loaded. Nothing was charged.');
  expect(refusalOf(error, ['pol', 'ces'])).toBe(
    'It needs text recognition in Polish and Czech, which could not be loaded: go online, then read it again, or choose other languages in its options.',
  );
  expect(refusalOf(error, [])).toBe(
    'It needs text recognition, which could not be loaded: go online, then read it again.',
  );
});

test('the page says nothing of charging, which it never does', () => {
  const error = new ApiError('storage_full', 'There is no room left. Free some. Nothing was charged.');
  expect(refusalOf(error, [])).toBe('There is no room left. Free some.');
});
