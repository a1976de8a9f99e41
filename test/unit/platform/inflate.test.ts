import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { inflate } from '../../../src/platform/inflate.ts';

const text = new TextEncoder().encode('what was packed '.repeat(20_000));

test('what was packed comes back whole', async () => {
  expect(await inflate(zlibSync(text), 'deflate')).toEqual(text);
});

test('what is damaged or cut short is refused', async () => {
  const packed = zlibSync(text);
  await expect(inflate(packed.subarray(0, packed.length / 2), 'deflate')).rejects.toThrow();
  await expect(inflate(text, 'deflate')).rejects.toThrow();
});
