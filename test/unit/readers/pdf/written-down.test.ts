import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { createPdfium } from '../../../../src/readers/pdf/pdfium/pdfium.ts';
import { readingOf } from '../../../../src/readers/pdf/reading.ts';
import { japanesePdf, verticalPdf } from '../../../fixtures/pdf-japanese.ts';
import { texts } from '../../layout/blocks-of.ts';

const COLUMNS = ['朝早く村の人々は山道を歩いて畑へ向かっ', 'た。空はまだ暗く、東の方だけが少し明る', 'かった。'];
const engine = createPdfium(pdfiumWasm);

async function pageIn(bytes: Uint8Array<ArrayBuffer>): Promise<PositionedPage> {
  const reading = readingOf(await engine.open(bytes, ''));
  try {
    for await (const { value } of reading.pages()) return value as PositionedPage;
  } finally {
    reading.close();
  }
  throw new Error('no page');
}

describe.each([
  ['a vertical font', false],
  ['glyphs placed one by one', true],
])('columns written down by %s', (_, glyphwise) => {
  test('are lines, the rightmost first', async () => {
    const page = await pageIn(verticalPdf(COLUMNS, glyphwise));
    expect(page.levelling).toMatchObject({ turns: 3, skew: 0 });
    expect(texts(layout([page]))).toContain(COLUMNS.join(''));
  });

  test('leave the page number as it is', async () => {
    const page = await pageIn(verticalPdf(COLUMNS, glyphwise));
    expect(page.words.filter(({ text }) => text === '12')).toHaveLength(1);
  });
});

test('lines of the same script written across stay as they are', async () => {
  const page = await pageIn(japanesePdf(COLUMNS[0] as string, 'Printed in Tokyo'));
  expect(page.levelling).toBeUndefined();
});
