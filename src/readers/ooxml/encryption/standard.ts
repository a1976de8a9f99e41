import { ecb } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type Decipher, damaged, unknownMethod, viewOf } from './decipher.ts';
import { agree, hashPassword, uint32 } from './password-hash.ts';

/** Bytes of version, flags and the header's size before the header (MS-OFFCRYPTO 2.3.4.5). */
const PREFIX = 12;
/** Fields of the header before the provider's name. */
const FIXED_HEADER = 32;
const VERIFIER_LENGTH = 4 + 16 + 16 + 4 + 32;
/** AlgID of AES by the bits of its key (2.3.2). */
const KEY_BITS: ReadonlyMap<number, number> = new Map([
  [0x660e, 128],
  [0x660f, 192],
  [0x6610, 256],
]);
const ROUNDS = 50_000;
const HASH_LENGTH = 20;
const HASH_BLOCK = 64;
const AES_BLOCK = 16;

/** Standard encryption, of Office 2007; null where the password is not the one. */
export function openStandard(info: Uint8Array, password: string): Decipher | null {
  const view = viewOf(info);
  if (info.length < PREFIX + FIXED_HEADER) throw damaged();
  const verifier = PREFIX + view.getUint32(8, true);
  const bits = KEY_BITS.get(view.getUint32(PREFIX + 8, true));
  if (bits === undefined) throw unknownMethod();
  if (verifier + VERIFIER_LENGTH > info.length) throw damaged();
  const part = (offset: number, length: number) => info.subarray(verifier + offset, verifier + offset + length);
  const key = deriveKey(hashPassword(sha1, part(4, 16), password, ROUNDS), bits / 8);
  const decipher: Decipher = (ciphertext) => {
    const whole = ciphertext.subarray(0, ciphertext.length - (ciphertext.length % AES_BLOCK));
    return Uint8Array.from(ecb(key, { disablePadding: true }).decrypt(whole));
  };
  return agree(sha1(decipher(part(20, 16))), decipher(part(40, 32)), HASH_LENGTH) ? decipher : null;
}

/** 2.3.4.7, after the rounds. */
function deriveKey(digest: Uint8Array, length: number): Uint8Array {
  const final = sha1(concatBytes(digest, uint32(0)));
  const half = (filling: number): Uint8Array => {
    const block = new Uint8Array(HASH_BLOCK).fill(filling);
    for (const [index, byte] of final.entries()) block[index] = byte ^ filling;
    return sha1(block);
  };
  return concatBytes(half(0x36), half(0x5c)).subarray(0, length);
}
