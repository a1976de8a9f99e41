import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../src/document/page.ts';
import type { PageImage } from '../../../src/document/page-image.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { withPicturedCheckBoxes } from '../../../src/reading/pictured-check-boxes.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { answer } from '../../fixtures/answer.ts';
import { type PageSpec, pdf } from '../../fixtures/pdf.ts';
import { blankImage, fill } from '../../fixtures/type-image.ts';

const SIDE = 48;
const MARGIN = 6;

/** A picture of a square with some paper around it, as programs paste it for a box to tick. */
function square(mark: 'cross' | 'tick' | 'none'): PageImage {
  const image = blankImage(SIDE, SIDE, 255);
  const [from, to] = [MARGIN, SIDE - MARGIN];
  fill(image, from, from, to - from, to - from, 60);
  fill(image, from + 3, from + 3, to - from - 6, to - from - 6, 255);
  for (let step = 10; mark === 'cross' && step < SIDE - 10; step++) {
    fill(image, step - 2, step - 2, 4, 4);
    fill(image, SIDE - step - 2, step - 2, 4, 4);
  }
  for (let step = 0; mark === 'tick' && step < 18; step++) {
    fill(image, 16 + step, 30 - step, 4, 4);
    if (step < 6) fill(image, 16 - step, 30 - step, 4, 4);
  }
  return image;
}

/** A page of an order with three boxes before or behind their texts. */
const order = (mark: 'cross' | 'tick', { behind = false } = {}): PageSpec => {
  const ways = ['Express delivery', 'Gift wrapping', 'Insured parcel'];
  return {
    text: [
      { text: 'Order of garden furniture', x: 72, y: 60, size: 14 },
      ...ways.map((text, at) => ({ text, x: 100, y: 120 + 30 * at })),
    ],
    pictures: ways.map((_, at) => {
      const [x, y] = [behind ? 188 : 80, 109 + 30 * at];
      return { box: [x, y, x + 13, y + 13] as const, image: square(at === 1 ? 'none' : mark) };
    }),
  };
};

async function read(page: PageSpec) {
  const readers = { pdf: createPdfReader(pdfiumWasm) };
  const request = { bytes: pdf({ pages: [page] }), type: 'pdf', maxPages: 1, maxInflatedBytes: 50e6 } as const;
  return (await readDocument({ readers }, request)).document;
}

test.each([
  ['crossed before their texts', order('cross')],
  ['ticked before their texts', order('tick')],
  ['crossed behind their texts', order('cross', { behind: true })],
  ['on a page that is displayed turned', { ...order('cross'), rotation: 90 }],
] as const)('small pictures of boxes, %s, say yes and no', async (_, page) => {
  const instruction = ['Express delivery?', 'Gift wrapping?', 'Insured parcel?'].map((key) => ({
    key,
    description: '',
  }));
  expect(answer(await read(page), 'extract_key_value', { instruction }).json).toEqual({
    'Express delivery?': ['yes'],
    'Gift wrapping?': ['no'],
    'Insured parcel?': ['yes'],
  });
});

/** A picture of an icon: no square of lines. */
const icon = blankImage(SIDE, SIDE, 255);
fill(icon, 10, 10, 28, 28, 90);

test('small pictures that are no boxes stay pictures', async () => {
  const page = order('cross');
  const pictures = (page.pictures ?? []).map(({ box }) => ({ box, image: icon }));
  const [seen] = (await read({ ...page, pictures })).pages as [PositionedPage];
  expect(seen.images).toHaveLength(3);
  expect(seen.words.map(({ text }) => text)).not.toContain('☐');
  expect(seen.words.map(({ text }) => text)).not.toContain('☒');
});

test.each([
  ['a square beside text', 80, square('none'), ['part', 'page']],
  ['an icon beside text', 80, icon, ['part']],
  ['a square far from all text', 500, square('none'), []],
] as const)('of a page with %s as much is drawn as it takes', async (_, x, image, expected) => {
  const page = order('cross');
  const pictures = [{ box: [x, 109, x + 13, 122] as const, image }];
  const reader = createPdfReader(pdfiumWasm);
  const reading = await reader.open(pdf({ pages: [{ ...page, pictures }] }), { maxInflatedBytes: 50e6 });
  const drawn: string[] = [];
  const render: typeof reading.render = (number, resolution, area) => {
    drawn.push(area ? 'part' : 'page');
    return reading.render?.(number, resolution, area) as Promise<PageImage>;
  };
  for await (const { value } of withPicturedCheckBoxes(reading.pages([1]), render)) expect(value.number).toBe(1);
  expect(drawn).toEqual(expected);
});

test('a part of a page is drawn with the pixels of the page', async () => {
  const reader = createPdfReader(pdfiumWasm);
  const reading = await reader.open(pdf({ pages: [order('cross')] }), { maxInflatedBytes: 50e6 });
  const whole = (await reading.render?.(1, 72)) as PageImage;
  const part = (await reading.render?.(1, 72, [70, 100, 170, 150])) as PageImage;
  expect([part.width, part.height, part.resolution]).toEqual([100, 50, whole.resolution]);
  const row = (image: PageImage, x: number, y: number): number[] => [
    ...image.pixels.subarray(y * image.width + x, y * image.width + x + 100),
  ];
  for (let y = 0; y < 50; y++) expect(row(part, 0, y)).toEqual(row(whole, 70, 100 + y));
});
