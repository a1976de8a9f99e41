declare global {
  interface Uint8ArrayConstructor {
    /** ES2026; absent in older browsers and in Node 24. Throws `SyntaxError`. */
    fromBase64?(text: string): Uint8Array<ArrayBuffer>;
  }
  interface Uint8Array {
    /** ES2026; absent in older browsers and in Node 24. */
    toBase64?(): string;
  }
}

/** Characters that `atob` decodes at once: a multiple of four, so that each chunk is base64 by itself. */
const CHARACTERS_AT_ONCE = 4 * 65_536;

/** Bytes that `btoa` encodes at once: a multiple of three, so that the chunks can be joined. */
const BYTES_AT_ONCE = 3 * 8192;

/**
 * Bytes of base64 text in the standard alphabet (RFC 4648, section 4); white space and a `data:…;base64,` prefix are
 * tolerated. `undefined` when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const data = text.replace(/^\s*data:[^,]{0,200};base64,/, '');
  try {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(data);
    return decodeChunks(data.replace(/\s+/g, ''));
  } catch {
    return undefined;
  }
}

function decodeChunks(data: string): Uint8Array<ArrayBuffer> {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array(Math.floor((data.length * 3) / 4) - padding);
  let length = 0;
  for (let start = 0; start < data.length; start += CHARACTERS_AT_ONCE) {
    const chunk = atob(data.slice(start, start + CHARACTERS_AT_ONCE));
    for (let index = 0; index < chunk.length; index++) bytes[length++] = chunk.charCodeAt(index);
  }
  return bytes.subarray(0, length);
}

/** Base64 of bytes, in the standard alphabet with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  if (bytes.toBase64) return bytes.toBase64();
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_ONCE))));
  }
  return chunks.join('');
}
