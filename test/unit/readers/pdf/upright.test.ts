import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { Box } from '../../../../src/document/geometry.ts';
import { displayedBox } from '../../../../src/document/levelling.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { createPdfium } from '../../../../src/readers/pdf/pdfium/pdfium.ts';
import { createPdfjs } from '../../../../src/readers/pdf/pdfjs/pdfjs.ts';
import { readingOf } from '../../../../src/readers/pdf/reading.ts';
import type { PdfEngine } from '../../../../src/readers/pdf/source.ts';
import { type PageSpec, pdf } from '../../../fixtures/pdf.ts';

/** A square page: turned about its middle, all of it stays on it. */
const square: PageSpec = {
  width: 600,
  height: 600,
  text: [
    { text: 'Stops of the ferry', x: 60, y: 80, size: 16, font: 'Helvetica-Bold' },
    { text: 'Harbour', x: 60, y: 120 },
    { text: '08:15', x: 160, y: 120 },
    { text: 'Island pier', x: 60, y: 140 },
    { text: '09:40', x: 160, y: 140 },
  ],
  rules: [{ from: [60, 125], to: [240, 125] }],
  fills: [{ box: [60, 108, 240, 124], color: [0.8, 0.8, 0.9] }],
  images: [[300, 300, 400, 350]],
};

/** Points by which a place may be off: the fixture writes matrices with six decimals. */
const near = (box: Box) => box.map((value) => expect.closeTo(value, 1));

describe.each<readonly [string, PdfEngine]>([
  ['PDFium', createPdfium(pdfiumWasm)],
  ['pdf.js', createPdfjs()],
])('%s', (_engine, engine) => {
  async function read(page: PageSpec): Promise<PositionedPage> {
    const reading = readingOf(await engine.open(pdf({ pages: [page] }), ''));
    try {
      for await (const { value } of reading.pages()) return value as PositionedPage;
    } finally {
      reading.close();
    }
    throw new Error('no page');
  }

  test.each([
    ['drawn turned by 90°', { drawnTurned: 90 }, 3],
    ['drawn upside down', { drawnTurned: 180 }, 2],
    ['drawn turned by 270°', { drawnTurned: 270 }, 1],
    ['displayed turned by 90°', { rotation: 90 }, 3],
    ['displayed upside down', { rotation: 180 }, 2],
  ] as const)('a page %s is read as the upright one', async (_, turned, turns) => {
    const [upright, page] = [await read(square), await read({ ...square, ...turned })];
    expect(page.levelling).toMatchObject({ turns, skew: 0 });
    expect(page.words.map(({ text, rotation }) => [text, rotation])).toEqual(
      upright.words.map(({ text }) => [text, 0]),
    );
    for (const [index, { box, baseline }] of upright.words.entries()) {
      expect(page.words[index]?.box).toEqual(near(box));
      expect(page.words[index]?.baseline).toBeCloseTo(baseline, 1);
    }
    expect(page.rules).toEqual(upright.rules.map((rule) => ({ ...rule, box: near(rule.box) })));
    expect(page.fills.map(({ box }) => box)).toEqual(upright.fills.map(({ box }) => near(box)));
    expect(page.images.map(({ box }) => box)).toEqual(upright.images.map(({ box }) => near(box)));
  });

  test.each([1, -2, 7])('a page drawn %i° askew is read level', async (drawnTurned) => {
    const page = await read({ ...square, drawnTurned });
    expect(page.levelling?.skew).toBeCloseTo(drawnTurned, 2);
    expect(page.words.every(({ rotation }) => rotation === 0)).toBe(true);
    const [harbour, time] = page.words.filter(({ text }) => text === 'Harbour' || text === '08:15');
    expect(harbour?.baseline).toBeCloseTo(time?.baseline ?? 0, 1);
    expect(page.rules).toMatchObject([{ orientation: 'horizontal' }]);
  });

  test('a page that was turned and one that is askew both lead back to where they are displayed', async () => {
    for (const drawnTurned of [90, 91]) {
      const page = await read({ ...square, drawnTurned });
      const image = page.images[0]?.box as Box;
      const middle = page.levelling && displayedBox(image, page.levelling);
      const [x, y] = [((middle?.[0] ?? 0) + (middle?.[2] ?? 0)) / 2, ((middle?.[1] ?? 0) + (middle?.[3] ?? 0)) / 2];
      // The middle of the image is 50 points right of and 25 below that of the page, which a quarter turn makes 25 left of it.
      expect(Math.abs(x - 275)).toBeLessThan(2);
      expect(Math.abs(y - 350)).toBeLessThan(2);
    }
  });

  test('a page with a turned stamp beside its text, or text in two directions alike, stays as it is', async () => {
    const stamp = { text: 'Received 3 May', x: 20, y: 400, rotation: 270 };
    const stamped = await read({ ...square, text: [...(square.text ?? []), stamp] });
    expect(stamped.levelling).toBeUndefined();
    expect(stamped.words.filter(({ rotation }) => rotation === 270).map(({ text }) => text)).toEqual([
      'Received',
      '3',
      'May',
    ]);
    const crossed = [
      { text: 'across', x: 60, y: 80 },
      { text: 'upward', x: 300, y: 400, rotation: 270 },
    ];
    expect((await read({ ...square, text: crossed })).levelling).toBeUndefined();
  });

  test('slanted text is not skew', async () => {
    const page = await read({ width: 600, height: 600, text: [{ text: 'DRAFT', x: 100, y: 500, rotation: 315 }] });
    expect(page.levelling).toBeUndefined();
    expect(page.words[0]).toMatchObject({ rotation: 315 });
  });
});
