import { readZipDirectory } from './zip-directory.ts';

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const LOCAL_HEADER_LENGTH = 30;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Every directory entry is 128 bytes long and sectors are multiples of that (MS-CFB 2.6.1). */
const COMPOUND_ENTRY_LENGTH = 128;

/** Whether the bytes begin as a zip archive with at least one file does. */
export const isZip = (bytes: Uint8Array): boolean => LOCAL_HEADER.every((byte, index) => bytes[index] === byte);

/** Whether the bytes are a zip archive that holds an Office package with a Word part (ISO/IEC 29500-2). */
export const isDocx = (bytes: Uint8Array): boolean =>
  isZip(bytes) && (holdsParts(bytes, /^word\/[^/]+\.xml$/) ?? beginsAsPackage(bytes));

/** Whether they hold one with an Excel workbook. */
export const isXlsx = (bytes: Uint8Array): boolean =>
  isZip(bytes) && holdsParts(bytes, /^xl\/[^/]+\.(xml|bin)$/) === true;

/** Whether they hold one with a PowerPoint presentation. */
export const isPptx = (bytes: Uint8Array): boolean => isZip(bytes) && holdsParts(bytes, /^ppt\/[^/]+\.xml$/) === true;

/** Whether an archive is a package with parts of such names; null where its directory is lost. */
function holdsParts(bytes: Uint8Array, pattern: RegExp): boolean | null {
  const names = readZipDirectory(bytes)?.map((entry) => entry.name.toLowerCase());
  return names ? names.includes('[content_types].xml') && names.some((name) => pattern.test(name)) : null;
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
