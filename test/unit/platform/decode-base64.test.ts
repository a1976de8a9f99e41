import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64 } from '../../../src/platform/decode-base64.ts';

describe('file_content', () => {
  test('gives back the bytes that were encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
      }),
    );
  });

  test('may be longer than one piece of decoding', () => {
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
