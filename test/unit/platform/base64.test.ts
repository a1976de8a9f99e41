import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../../src/platform/base64.ts';

describe('file_content', () => {
  test('gives back the bytes that were encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
      }),
    );
  });

  test('may be longer than one chunk of decoding', () => {
    const bytes = Uint8Array.from({ length: 400_001 }, (_, index) => index % 251);
    expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
  });

  test.each([
    ['a data URL', 'data:application/pdf;base64,aGk='],
    ['line breaks', 'aG\r\nk=\n'],
  ])('may come with %s', (_, text) => {
    expect(decodeBase64(text)).toEqual(new TextEncoder().encode('hi'));
  });

  test.each(['%%%', 'aGk-', 'a', 'Zm9v=Zm9v'])('%j is not base64', (text) => {
    expect(decodeBase64(text)).toBeUndefined();
  });
});

/** Bytes of every value, in no order that repeats with the chunks. */
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + index / 251) & 255);

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])(
  '%i bytes become the base64 that decodes to them',
  (length) => {
    const bytes = bytesOf(length);
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  },
);
