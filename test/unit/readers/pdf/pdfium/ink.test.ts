import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../../src/document/page.ts';
import { createPdfium } from '../../../../../src/readers/pdf/pdfium/pdfium.ts';
import { readingOf } from '../../../../../src/readers/pdf/reading.ts';
import { type PageSpec, pdf } from '../../../../fixtures/pdf.ts';

const engine = createPdfium(pdfiumWasm);

/** The words of a page as text, and those that nobody sees. */
async function wordsOf(page: PageSpec): Promise<{ seen: string; hidden: string }> {
  const reading = readingOf(await engine.open(pdf({ pages: [page] }), ''));
  for await (const { value } of reading.pages()) {
    const { words, leftOut = [] } = value as PositionedPage;
    const hidden = leftOut.flatMap((list) => (list.reason === 'hidden' ? list.words : []));
    reading.close();
    return { seen: words.map(({ text }) => text).join(' '), hidden: hidden.map(({ text }) => text).join(' ') };
  }
  throw new Error('The file has no page.');
}

const WHITE = [1, 1, 1] as const;
const RED = [1, 0, 0] as const;

test('text in the colour of what lies under it is hidden, light text on dark is not', async () => {
  const page: PageSpec = {
    fills: [{ box: [60, 100, 300, 130], color: RED }],
    text: [
      { text: 'seen', x: 72, y: 72 },
      { text: 'white', x: 272, y: 72, color: WHITE },
      { text: 'red', x: 72, y: 120, color: RED },
      { text: 'reversed', x: 172, y: 120, color: WHITE },
    ],
  };
  expect(await wordsOf(page)).toEqual({ seen: 'seen reversed', hidden: 'white red' });
});

test('text that is all of a page in the colour of its paper is hidden too', async () => {
  expect(await wordsOf({ text: [{ text: 'all white', x: 72, y: 72, color: WHITE }] })).toEqual({
    seen: '',
    hidden: 'all white',
  });
});

test('of text that is covered in part, the words without ink are hidden', async () => {
  const cover = { x: 0, y: 0, drawing: { fills: [{ box: [100, 60, 300, 80] as const, color: RED }] } };
  const text = [{ text: 'name secret', x: 72, y: 72 }];
  expect(await wordsOf({ text, forms: [cover] })).toEqual({ seen: 'name', hidden: 'secret' });
});

test('text under what is painted over it first is not hidden', async () => {
  const text = [{ text: 'name', x: 72, y: 72 }];
  expect(await wordsOf({ text, fills: [{ box: [60, 60, 300, 80], color: RED }] })).toEqual({
    seen: 'name',
    hidden: '',
  });
});

test('a word that is covered in part is seen', async () => {
  const cover = { x: 0, y: 0, drawing: { fills: [{ box: [80, 60, 90, 80] as const, color: RED }] } };
  expect(await wordsOf({ text: [{ text: 'secret', x: 72, y: 72 }], forms: [cover] })).toEqual({
    seen: 'secret',
    hidden: '',
  });
});

test('hidden text of a sideways page is looked for where it is displayed', async () => {
  const text = [
    { text: 'plainly seen text', x: 72, y: 300 },
    { text: 'white', x: 272, y: 300, color: WHITE },
  ];
  expect(await wordsOf({ text, rotation: 90 })).toEqual({ seen: 'plainly seen text', hidden: 'white' });
});

test('hidden text outside its page is left out as outside', async () => {
  const text = [
    { text: 'seen', x: 72, y: 72 },
    { text: 'white', x: 72, y: 2000, color: WHITE },
  ];
  const reading = readingOf(await engine.open(pdf({ pages: [{ text }] }), ''));
  for await (const { value } of reading.pages()) {
    expect((value as PositionedPage).leftOut).toMatchObject([{ reason: 'off_page', words: [{ text: 'white' }] }]);
  }
  reading.close();
});

test.each([3.13, 3.6])('text that begins right where its clipping path ends, at %f points, is hidden', async (end) => {
  const text = [
    { text: '200102210754', x: 3.14, y: 7, size: 12, clip: [0.3, 1, end, 7] as const },
    { text: 'seen', x: 72, y: 72 },
  ];
  expect(await wordsOf({ text })).toEqual(
    end < 3.14 ? { seen: 'seen', hidden: '200102210754' } : { seen: '200102210754 seen', hidden: '' },
  );
});
