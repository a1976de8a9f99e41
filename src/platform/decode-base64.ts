declare global {
  interface Uint8ArrayConstructor {
    /** ES2026; absent in older browsers and in Node 24. Throws `SyntaxError`. */
    fromBase64?(text: string): Uint8Array<ArrayBuffer>;
  }
}

/** Characters that `atob` gets at once: a multiple of four, so that every piece stands alone. */
const PIECE = 4 * 65_536;

/**
 * Bytes of base64 text in the standard alphabet (RFC 4648, section 4); white space and a `data:…;base64,` prefix are
 * tolerated. `undefined` when it is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const data = text.replace(/^\s*data:[^,]{0,200};base64,/, '');
  try {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(data);
    return decodePieces(data.replace(/\s+/g, ''));
  } catch {
    return undefined;
  }
}

function decodePieces(data: string): Uint8Array<ArrayBuffer> {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array(Math.floor((data.length * 3) / 4) - padding);
  let length = 0;
  for (let start = 0; start < data.length; start += PIECE) {
    const piece = atob(data.slice(start, start + PIECE));
    for (let index = 0; index < piece.length; index++) bytes[length++] = piece.charCodeAt(index);
  }
  return bytes.subarray(0, length);
}
