import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 in hexadecimal: by WebCrypto, or by script where a page has none (plain http). */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToHex(crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : sha256(bytes));
}
