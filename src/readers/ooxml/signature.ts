import { readZipDirectory } from './zip-directory.ts';

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const LOCAL_HEADER_LENGTH = 30;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Every directory entry is 128 bytes long and sectors are multiples of that (MS-CFB 2.6.1). */
const COMPOUND_ENTRY_LENGTH = 128;

/** Names under which programs write the parts that tell what an Office package holds. */
const PARTS = [
  ['docx', /^word\/[^/]+\.xml$/],
  ['xlsx', /^xl\/[^/]+\.(xml|bin)$/],
  ['pptx', /^ppt\/[^/]+\.xml$/],
] as const;

/** What a zip archive holds: an Office package (ISO/IEC 29500-2), or something else; null for what is none. */
export function zipFormat(bytes: Uint8Array): (typeof PARTS)[number][0] | 'zip' | null {
  if (!LOCAL_HEADER.every((byte, index) => bytes[index] === byte)) return null;
  const names = readZipDirectory(bytes)?.map((entry) => entry.name.toLowerCase());
  if (!names) return beginsAsPackage(bytes) ? 'docx' : 'zip';
  if (!names.includes('[content_types].xml')) return 'zip';
  return PARTS.find(([, part]) => names.some((name) => part.test(name)))?.[0] ?? 'zip';
}

/** A package cut short has lost its directory, but its first file usually tells. */
function beginsAsPackage(bytes: Uint8Array): boolean {
  const start = bytes.subarray(LOCAL_HEADER_LENGTH, LOCAL_HEADER_LENGTH + 32);
  return /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/)/.test(new TextDecoder().decode(start));
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
