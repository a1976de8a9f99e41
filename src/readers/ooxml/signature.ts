const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const LOCAL_HEADER_LENGTH = 30;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Every directory entry is 128 bytes long and sectors are multiples of that (MS-CFB 2.6.1). */
const COMPOUND_ENTRY_LENGTH = 128;

/** Names, in lower case, under which programs write the parts that tell what an Office package holds. */
export const PARTS = {
  docx: /^word\/[^/]+\.xml$/,
  xlsx: /^xl\/[^/]+\.(xml|bin)$/,
  pptx: /^ppt\/[^/]+\.xml$/,
} as const;

/** Whether the bytes begin as a zip archive that holds a file (APPNOTE 4.3.7). */
export const isZip = (bytes: Uint8Array): boolean => LOCAL_HEADER.every((byte, index) => bytes[index] === byte);

/**
 * Whether a zip archive is an Office package (ISO/IEC 29500-2) with a part of this name.
 * @param names in lower case; none for a file that is no zip archive.
 */
export const holdsPart = (part: RegExp, names: readonly string[] = []): boolean =>
  names.includes('[content_types].xml') && names.some((name) => part.test(name));

/** Whether the first file of a zip archive is one that a Word file begins with. */
export function beginsAsPackage(bytes: Uint8Array): boolean {
  const start = bytes.subarray(LOCAL_HEADER_LENGTH, LOCAL_HEADER_LENGTH + 32);
  return isZip(bytes) && /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/)/.test(new TextDecoder().decode(start));
}

/** Whether the bytes are a compound file, the container of Office 97 and of encrypted Office documents (MS-CFB). */
export const isCompoundFile = (bytes: Uint8Array): boolean =>
  COMPOUND_FILE.every((byte, index) => bytes[index] === byte);

/** Whether a compound file lists a stream of this ASCII name. */
export function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = new Uint8Array(name.length * 2 + 2);
  for (let index = 0; index < name.length; index++) wanted[index * 2] = name.charCodeAt(index);
  for (let at = 0; at + COMPOUND_ENTRY_LENGTH <= bytes.length; at += COMPOUND_ENTRY_LENGTH) {
    if (bytes[at] === wanted[0] && wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
