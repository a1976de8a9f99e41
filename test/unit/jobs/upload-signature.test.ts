import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/jobs/database.ts';
import { openUploadSignature } from '../../../src/jobs/upload-signature.ts';
import { randomId } from '../../../src/platform/random-id.ts';

describe.each([
  ['with WebCrypto', true],
  ['without WebCrypto, on plain http', false],
])('an upload signature %s', (_, subtle) => {
  const open = async (scope: string) => {
    if (!subtle) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      return await openUploadSignature(await openDatabase(scope));
    } finally {
      vi.unstubAllGlobals();
    }
  };

  test('holds for its id and its time only', async () => {
    const { sign, verify } = await open(randomId('scope'));
    const signature = await sign('file_a', 1000);
    expect(await verify('file_a', 1000, signature)).toBe(true);
    expect(await verify('file_b', 1000, signature)).toBe(false);
    expect(await verify('file_a', 1001, signature)).toBe(false);
    expect(
      await verify(
        'file_a',
        1000,
        signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toBe(false);
    expect(await verify('file_a', 1000, '')).toBe(false);
  });

  test('holds after a restart, and on no other device', async () => {
    const scope = randomId('scope');
    const signature = await (await open(scope)).sign('file_a', 1000);
    expect(await (await open(scope)).verify('file_a', 1000, signature)).toBe(true);
    expect(await (await open(randomId('scope'))).verify('file_a', 1000, signature)).toBe(false);
  });
});

test('the secret of upload signatures cannot be read out', async () => {
  const database = await openDatabase(randomId('scope'));
  await openUploadSignature(database);
  const secret = await database.get('secrets', 'upload');
  expect(secret).toBeInstanceOf(CryptoKey);
  expect((secret as CryptoKey).extractable).toBe(false);
});
