import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Database } from './database.ts';

const ALGORITHM: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' };

/** Signs upload addresses (HMAC-SHA-256, RFC 2104) with a secret that is created on the device and never leaves it. */
export interface UploadSignature {
  /** The signature in hexadecimal. */
  sign(id: string, expiresAt: number): Promise<string>;
  verify(id: string, expiresAt: number, signature: string): Promise<boolean>;
}

/** Opens the signature of this site on this device; the first call creates its secret. */
export async function openUploadSignature(database: Database): Promise<UploadSignature> {
  const secret = (await database.get('secrets', 'upload')) ?? (await makeSecret(database));
  const message = (id: string, expiresAt: number) => new TextEncoder().encode(`${id} ${expiresAt}`);
  return {
    async sign(id, expiresAt) {
      const bytes = message(id, expiresAt);
      if (secret instanceof Uint8Array) return bytesToHex(hmac(sha256, secret, bytes));
      return bytesToHex(new Uint8Array(await crypto.subtle.sign(ALGORITHM, secret, bytes)));
    },
    async verify(id, expiresAt, signature) {
      if (!/^[0-9a-f]{64}$/.test(signature)) return false;
      const bytes = message(id, expiresAt);
      if (secret instanceof Uint8Array) return bytesToHex(hmac(sha256, secret, bytes)) === signature;
      return crypto.subtle.verify(ALGORITHM, secret, new Uint8Array(hexToBytes(signature)), bytes);
    },
  };
}

/** Not extractable where the page has WebCrypto; random bytes where it has none (plain http). */
async function makeSecret(database: Database): Promise<CryptoKey | Uint8Array> {
  const made = crypto.subtle
    ? await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
    : crypto.getRandomValues(new Uint8Array(32));
  return database.write(['secrets'], async ({ store }) => {
    // Another context may have stored its secret first.
    const stored = await store.get('upload');
    if (!stored) await store.put(made, 'upload');
    return stored ?? made;
  });
}
