import { expect, test } from 'vitest';
import { refuseUnread } from '../../../../src/reading/recognition/refuse-unread.ts';

const REFUSED = expect.objectContaining({ code: 'recogniser_unavailable' });

test('a document of which no page could be read without a recogniser is refused', () => {
  expect(() => refuseUnread({ pageCount: 2, unread: [1, 2] }, {})).toThrow(REFUSED);
});

test('a document is answered as long as one of its pages could be read', () => {
  expect(() => refuseUnread({ pageCount: 2, unread: [2] }, {})).not.toThrow();
});

test('a document whose every page was to be read from its image is refused for one that was not', () => {
  expect(() => refuseUnread({ pageCount: 2, unread: [2] }, { ocr: 'always' })).toThrow(REFUSED);
  expect(() => refuseUnread({ pageCount: 2, unread: [] }, { ocr: 'always' })).not.toThrow();
});
