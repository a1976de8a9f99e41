import { expect, test } from 'vitest';
import { groupMessages } from '../../../src/app/notes.ts';

test('the same message on several pages is one note that names each page once, in order', () => {
  const skipped = { code: 'nothing_recognised', text: 'An image was not read.' } as const;
  const notes = groupMessages([
    { ...skipped, page: 3 },
    { code: 'unmapped_glyphs', text: 'A font has no Unicode.', page: 1 },
    { ...skipped, page: 1 },
    { ...skipped, page: 3 },
  ]);
  expect(notes).toEqual([
    { text: 'An image was not read.', pages: [1, 3] },
    { text: 'A font has no Unicode.', pages: [1] },
  ]);
});

test('a message about the whole document names no page', () => {
  expect(groupMessages([{ code: 'docx_field', text: 'A header was left out.' }])).toEqual([
    { text: 'A header was left out.', pages: [] },
  ]);
});
