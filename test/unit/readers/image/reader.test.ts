import { expect, test } from 'vitest';
import { jpegHeader, pngHeader } from '../../../../src/readers/image/header.ts';
import { createImageReader, type DecodedImage } from '../../../../src/readers/image/reader.ts';
import { fittingResolution } from '../../../../src/readers/resolution.ts';
import { progressiveJpeg } from '../../../fixtures/bombs/progressive-jpeg.ts';
import { textPdf } from '../../../fixtures/pdf.ts';
import { png, scanPage } from '../../../fixtures/scan.ts';

const image = await scanPage(textPdf('Scan'), 100);
const options = { maxInflatedBytes: 1e6 };
let closed = 0;
const decoded = (width: number, height: number): DecodedImage => ({
  width,
  height,
  colors: (width, height) => ({ width, height, bytes: new Uint8Array(width * height * 3), step: 3, places: [0, 1, 2] }),
  close: () => void closed++,
});
const reader = createImageReader(async () => decoded(image.width, image.height));

/** The first segments of a JPEG file. */
const jpeg = (width: number, height: number, density?: { unit: number; value: number }): Uint8Array<ArrayBuffer> => {
  const pair = (value: number): number[] => [value >> 8, value & 255];
  const jfif = density
    ? [
        0xff,
        0xe0,
        0,
        16,
        0x4a,
        0x46,
        0x49,
        0x46,
        0,
        1,
        2,
        density.unit,
        ...pair(density.value),
        ...pair(density.value),
        0,
        0,
      ]
    : [];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...jfif,
    0xff,
    0xdb,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    11,
    8,
    ...pair(height),
    ...pair(width),
    1,
    1,
    0x11,
    0,
  ]);
};

test('a PNG says its size and density', () => {
  const { width, height } = image;
  expect(pngHeader(png(image))).toMatchObject({ width, height, resolution: expect.closeTo(100, 1) });
});

test('a JPEG says its size and density', () => {
  expect(jpegHeader(jpeg(850, 1100, { unit: 1, value: 300 }))).toEqual({ width: 850, height: 1100, resolution: 300 });
  expect(jpegHeader(jpeg(850, 1100, { unit: 2, value: 100 }))).toEqual({ width: 850, height: 1100, resolution: 254 });
  expect(jpegHeader(jpeg(850, 1100))).toEqual({ width: 850, height: 1100 });
});

test('a header cut short is none', () => {
  expect(pngHeader(png(image).slice(0, 20))).toBeUndefined();
  expect(jpegHeader(jpeg(850, 1100).slice(0, 12))).toBeUndefined();
});

test('an image is a document of one page without words; one of unknown density is as long as a letter', async () => {
  const reading = await reader.open(png(image), options);
  const page = (await reading.pages()[Symbol.asyncIterator]().next()).value;
  expect(reading.pageCount).toBe(1);
  expect(page?.value).toMatchObject({
    number: 1,
    height: 792,
    words: [],
    images: [{ box: [0, 0, expect.any(Number), 792] }],
  });
  const drawn = await reading.render?.(1, 200);
  expect(drawn).toMatchObject({ height: 2200, resolution: 200 });
  expect(drawn?.pixels.length).toBe((drawn?.width ?? 0) * 2200);
  reading.close();
  expect(closed).toBe(1);
});

test.each([
  [
    'an image of 20,000 × 20,000 pixels',
    png(image, { width: 20_000, height: 20_000 }),
    'processing_failed',
    '20,000 × 20,000',
  ],
  ['an image of one pixel', png(image, { width: 1, height: 1 }), 'processing_failed', 'no text fits'],
  ['a JPEG in 101 scans', progressiveJpeg(80, 80, 100), 'processing_failed', 'a JPEG in 101 scans'],
  ['an image of no pixels', png(image, { width: 0, height: 9 }), 'corrupt_file', 'damaged'],
  ['an image without a header', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 0]), 'corrupt_file', 'damaged'],
])('%s is refused before it is decoded', async (_what, bytes, code, message) => {
  const untouched = createImageReader(() => {
    throw new Error('It was decoded.');
  });
  await expect(untouched.open(bytes, options)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test('a progressive JPEG is read, also with coded data and a preview that look like scans', async () => {
  const file = progressiveJpeg(80, 80, 99);
  expect((await reader.open(file, options)).pageCount).toBe(1);
  const preview = Array.from({ length: 200 }, () => [0xff, 0xda]).flat();
  const withPreview = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0x01, 0x92, ...preview, ...file.subarray(2)]);
  expect((await reader.open(withPreview, options)).pageCount).toBe(1);
});

test('an image that cannot be decoded is damaged', async () => {
  const failing = createImageReader(() => Promise.reject(new Error('no')));
  await expect(failing.open(png(image), options)).rejects.toMatchObject({ code: 'corrupt_file' });
});

test('page images have at most 17.5 million pixels', () => {
  expect(fittingResolution(612, 792, 200)).toEqual({ width: 1700, height: 2200, resolution: 200 });
  const { width, height, resolution } = fittingResolution(6120, 7920, 200);
  expect(width * height).toBeLessThanOrEqual(17_500_000);
  expect(resolution).toBeLessThan(200);
});
