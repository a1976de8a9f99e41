import { expect, test } from 'vitest';
import { groupMessages, isAboutRecognition } from '../../../src/app/shell/notes.ts';

test('the same message on several pages is one note that names each page once, in order', () => {
  const skipped = { code: 'nothing_recognised', text: 'An image was not read.' } as const;
  const notes = groupMessages([
    { ...skipped, page: 3 },
    { code: 'unmapped_glyphs', text: 'A font has no Unicode.', page: 1 },
    { ...skipped, page: 1 },
    { ...skipped, page: 3 },
  ]);
  expect(notes).toEqual([
    { text: 'An image was not read.', pages: [1, 3], unsure: false },
    { text: 'A font has no Unicode.', pages: [1], unsure: false },
  ]);
});

test('a message about the whole document names no page', () => {
  expect(groupMessages([{ code: 'docx_field', text: 'A header was left out.' }])).toEqual([
    { text: 'A header was left out.', pages: [], unsure: false },
  ]);
});

test('that words may be wrong stands beside the result, marked, with the pages that it is true of', () => {
  const unsure = { code: 'low_confidence', text: 'Many words may be wrong.' } as const;
  expect(groupMessages([{ ...unsure, page: 2 }])).toEqual([{ text: unsure.text, pages: [2], unsure: true }]);
  expect(isAboutRecognition(unsure)).toBe(true);
  expect(isAboutRecognition({ code: 'nothing_recognised', text: 'None.' })).toBe(false);
});
