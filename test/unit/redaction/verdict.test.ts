import { expect, test } from 'vitest';
import { verdictOf } from '../../../src/redaction/verdict.ts';

const texts = ['Jane Doe', 'jane@example.org'];
const before = {
  found: [
    { text: 0, page: 2 },
    { text: 1, page: 5 },
  ],
  pages: [
    { number: 2, words: 40 },
    { number: 5, words: 6 },
  ],
};
const pages = [
  { number: 1, words: 37 },
  { number: 2, words: 0 },
];

test('a redacted file in which no text is found is verified', () => {
  expect(verdictOf(texts, before, { found: [], pages })).toEqual({ kind: 'verified' });
});

test('a text that is found again is named with its pages, each once', () => {
  const found = [
    { text: 1, page: 2 },
    { text: 1, page: 1 },
    { text: 1, page: 2 },
  ];
  expect(verdictOf(texts, before, { found, pages })).toEqual({
    kind: 'survived',
    survivors: [{ text: 'jane@example.org', pages: [1, 2] }],
  });
});

test.each([
  [13, 'verified'],
  [12, 'unread'],
])('a page of 38 words besides, of which %i are read again, is %s', (words, kind) => {
  expect(
    verdictOf(texts, before, {
      found: [],
      pages: [
        { number: 1, words },
        { number: 2, words: 0 },
      ],
    }).kind,
  ).toBe(kind);
});

test('a page that is covered but for a few words need not be read again', () => {
  const few = { found: [{ text: 0, page: 1 }], pages: [{ number: 1, words: 11 }] };
  expect(verdictOf(texts, few, { found: [], pages: [{ number: 1, words: 0 }] })).toEqual({ kind: 'verified' });
});
