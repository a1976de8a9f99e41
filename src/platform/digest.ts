import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 in hexadecimal: of bytes by WebCrypto, or by script where a page has none (plain http); of a blob by script,
 * chunk by chunk, because WebCrypto needs all bytes at once and a blob may be larger than the free memory.
 */
export async function digest(content: Uint8Array<ArrayBuffer> | Blob): Promise<string> {
  if (content instanceof Blob) return digestOfStream(content.stream());
  if (!crypto.subtle) return bytesToHex(sha256(content));
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

async function digestOfStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const hash = sha256.create();
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  return bytesToHex(hash.digest());
}
