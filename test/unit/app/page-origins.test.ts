import { expect, test } from 'vitest';
import { pageOrigins } from '../../../src/app/pages/page-origins.ts';

const answer = {
  markdown: { content: '', pages: [{ page: 3, content: '' }] },
  pageCount: 1,
};

test('a page that was left out is said to be so, where only some were asked for', () => {
  const origins = pageOrigins(answer, 4);
  expect(origins.get(3)).toEqual({ text: 'text from the file', notable: false });
  expect(origins.get(4)?.text).toContain('not read');
  expect(pageOrigins(answer, 0).get(4)).toBeUndefined();
});
