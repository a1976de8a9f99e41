import { expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { page, words } from '../../layout/page.ts';
import { flowing, paragraph, printed } from '../documents.ts';

/** The pages and boxes of the places of texts, by the text. */
function places(document: Document, ...texts: string[]) {
  const { json, evidence } = answer(document, 'find_texts', { texts, includeEvidence: true });
  const { found } = json as { found: { text: number; page: number }[] };
  return found.map(({ text, page: number }, index) => {
    const own = evidence?.filter(({ pointer }) => pointer === `/json/found/${index}`) ?? [];
    return { text: texts[text], page: number, boxes: own.flatMap(({ boxes }) => boxes) };
  });
}

test('every place of a text has the box of its whole words', () => {
  const document = printed([
    { text: 'Signed by Jane Doe.', y: 100 },
    { text: 'Also JANE DOE, again', y: 130 },
  ]);
  expect(places(document, 'Jane Doe')).toEqual([
    { text: 'Jane Doe', page: 1, boxes: [[118, 92.5, 161, 102.5]] },
    { text: 'Jane Doe', page: 1, boxes: [[95, 122.5, 138, 132.5]] },
  ]);
});

test('a text that goes on in the next line has a box for each line', () => {
  const document = printed([
    { text: 'This letter was written by hand and signed by the tenant Jane', y: 100 },
    { text: 'Doe, who lives there with her family since the spring of the year', y: 112 },
  ]);
  expect(places(document, 'Jane Doe').map(({ boxes }) => boxes.length)).toEqual([2]);
});

test('a text is found where the document leaves it out: hidden, and under a head that runs on every page', () => {
  const lines = [
    { text: 'Jane Doe', y: 30 },
    { text: 'A page of text', y: 300 },
  ];
  const body = () => page(lines, { leftOut: [{ reason: 'hidden', words: words({ text: 'jane doe', y: 500 }) }] });
  const document = printed(body(), body(), body());
  expect(
    places(document, 'Jane Doe')
      .map(({ page: number }) => number)
      .sort(),
  ).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a text is found in a document without places, on its page and without boxes', () => {
  expect(places(flowing(paragraph('By Jane Doe')), 'Jane Doe', 'nobody')).toEqual([
    { text: 'Jane Doe', page: 1, boxes: [] },
  ]);
});

test('pages are told with the number of their words', () => {
  const { json } = answer(printed([{ text: 'One two', y: 100 }], [{ text: 'Three', y: 100 }]), 'find_texts');
  expect(json).toMatchObject({
    pages: [
      { number: 1, words: 2 },
      { number: 2, words: 1 },
    ],
  });
});
