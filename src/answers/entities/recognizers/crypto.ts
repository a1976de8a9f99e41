import { sha256 } from '@noble/hashes/sha2.js';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;

/** Base58Check: the last four of 25 bytes are the first of a double SHA-256 of the others. */
function passesBase58(address: string): boolean {
  let value = 0n;
  for (const character of address) value = value * 58n + BigInt(BASE58.indexOf(character));
  const bytes = new Uint8Array(25);
  for (let i = 24; i >= 0; i--, value >>= 8n) bytes[i] = Number(value & 0xffn);
  const hash = sha256(sha256(bytes.subarray(0, 21)));
  return value === 0n && bytes.subarray(21).every((byte, index) => byte === hash[index]);
}

/** Bech32 and Bech32m (BIP 173, BIP 350) with the human-readable part `bc`. */
function passesBech32(address: string): boolean {
  const data = [...address.toLowerCase().slice(3)].map((character) => BECH32.indexOf(character));
  let check = 1;
  for (const value of [3, 3, 0, 2, 3, ...data]) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    for (const [index, generator] of GENERATORS.entries()) if ((top >> index) & 1) check ^= generator;
  }
  return !data.includes(-1) && (check === 1 || check === 0x2bc830a3);
}

/** Bitcoin addresses. */
export const crypto: EntityDefinition = {
  title: 'Bitcoin address',
  region: 'any',
  form: 'Base58Check, or Bech32 (BIP 173, BIP 350)',
  source: 'Bitcoin Improvement Proposals 13, 173, 350',
  confusions: 'none known',
  example: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  recognizer: byPattern({
    patterns: [
      ['[13][1-9A-HJ-NP-Za-km-z]{25,34}', 0.9],
      ['(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})', 0.9],
    ],
    context: ['wallet', 'bitcoin', 'btc', 'crypto'],
    checkDigits: (match) => (/^bc1/i.test(match) ? passesBech32(match) : passesBase58(match)),
  }),
};
