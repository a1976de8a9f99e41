import { expect, test } from 'vitest';
import { loaded } from '../../../src/answers/loaded.ts';

test('where a part of an answer cannot be loaded, the error says what to do', async () => {
  const refused = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loaded(refused)).rejects.toMatchObject({
    name: 'DocumentError',
    code: 'processing_failed',
    message: expect.stringContaining('could not be loaded. Go online and send the document again.'),
  });
  expect(await loaded(Promise.resolve('there'))).toBe('there');
});
