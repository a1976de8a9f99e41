import { concatBytes } from '@noble/hashes/utils.js';

export type Hash = (message: Uint8Array) => Uint8Array;

/** Numbers of rounds and segments are hashed as 32 bits, little-endian. */
export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

/** A password hashed with its salt and then as many times more (MS-OFFCRYPTO 2.3.4.7 and 2.3.4.11). */
export function hashPassword(hash: Hash, salt: Uint8Array, password: string, rounds: number): Uint8Array {
  const letters = new Uint8Array(password.length * 2);
  for (let index = 0; index < password.length; index++) {
    new DataView(letters.buffer).setUint16(index * 2, password.charCodeAt(index), true);
  }
  let digest = hash(concatBytes(salt, letters));
  const message = new Uint8Array(4 + digest.length);
  const view = new DataView(message.buffer);
  for (let round = 0; round < rounds; round++) {
    view.setUint32(0, round, true);
    message.set(digest, 4);
    digest = hash(message);
  }
  return digest;
}

/** Whether two digests agree in the first `length` bytes. */
export const agree = (a: Uint8Array, b: Uint8Array, length: number): boolean =>
  a.length >= length && b.length >= length && a.subarray(0, length).every((byte, index) => byte === b[index]);
