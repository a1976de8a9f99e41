import { expect, test } from 'vitest';
import { encodeBase64 } from '../../../src/platform/encode-base64.ts';

/** Bytes of every value, in no order that repeats with the pieces. */
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + index / 251) & 255);

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])(
  '%i bytes become the base64 that decodes to them',
  (length) => {
    const bytes = bytesOf(length);
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  },
);
