import { expect, test } from 'vitest';
import { digest } from '../../../src/platform/digest.ts';

test.each([
  ['nothing', ''],
  ['a few bytes', 'abc'],
  ['more than one piece of a stream', 'x'.repeat(3_000_000)],
])('of %s, a blob has the digest of its bytes', async (_what, text) => {
  expect(await digest(new Blob([text]))).toBe(await digest(new TextEncoder().encode(text)));
});

test('it is SHA-256 in hexadecimal', async () => {
  // FIPS 180-4, the example of one block.
  expect(await digest(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
