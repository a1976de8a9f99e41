declare global {
  interface Uint8Array {
    /** ES2026; absent in older browsers and in Node 24. */
    toBase64?(): string;
  }
}

/** Bytes that are encoded at once: a multiple of three, so that the pieces can be joined. */
const PIECE = 3 * 8192;

/** Base64 of bytes, in the standard alphabet with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  if (bytes.toBase64) return bytes.toBase64();
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + PIECE))));
  }
  return pieces.join('');
}
