import { Inflate } from 'fflate';
import { DamagedPart } from './damaged-part.ts';
import type { ZipEntry } from './zip-directory.ts';

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** Deflate grows at most 1032-fold, so one step yields 16 MB at worst. */
const STEP = 16 * 1024;

/**
 * The bytes of one part, exactly as many as its entry declares. Stops as soon as more come out, so a directory that
 * lies costs no more than one that does not. Throws `DamagedPart`.
 */
export function inflate(archive: Uint8Array, entry: ZipEntry): Uint8Array {
  const data = compressedData(archive, entry);
  if (entry.encrypted) throw new DamagedPart(`The part ${entry.name} of this Office file is encrypted.`);
  if (entry.method === STORED && data.length === entry.size) return data;
  if (entry.method !== DEFLATED) throw damaged(entry);
  const part = new Uint8Array(entry.size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > part.length) throw damaged(entry);
    part.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < data.length; at += STEP) {
      stream.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
  } catch (error) {
    throw error instanceof DamagedPart ? error : damaged(entry, error);
  }
  if (length < part.length) throw damaged(entry);
  return part;
}

function compressedData(archive: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const header = entry.offset;
  if (header + LOCAL_HEADER_LENGTH > archive.length || view.getUint32(header, true) !== LOCAL_HEADER) {
    throw damaged(entry);
  }
  const start = header + LOCAL_HEADER_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + entry.compressedSize > archive.length) throw damaged(entry);
  return archive.subarray(start, start + entry.compressedSize);
}

const damaged = (entry: ZipEntry, cause?: unknown): DamagedPart =>
  new DamagedPart(
    `The part ${entry.name} of this Office file is damaged: open the file in Office, let it repair it, and send that copy.`,
    cause,
  );
