const MARK = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
const WINDOW = 1024;

/** Whether `%PDF-` stands within the first 1024 bytes, where readers accept it (ISO 32000-1, Annex H, note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, WINDOW) - MARK.length;
  for (let at = 0; at <= last; at++) {
    if (MARK.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
