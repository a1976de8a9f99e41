/** One file of a zip archive as its central directory lists it. */
export interface ZipEntry {
  /** With forward slashes and without a leading one. */
  readonly name: string;
  /** 0 stored, 8 deflated (APPNOTE 4.4.5). */
  readonly method: number;
  readonly encrypted: boolean;
  /** Bytes in the archive. */
  readonly compressedSize: number;
  /** Bytes after inflating, as declared: a claim, not a fact. */
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const END_RECORD = 0x06054b50;
const END_RECORD_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const ZIP64_END_RECORD_LENGTH = 56;
const ZIP64_EXTRA = 0x0001;
const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_HEADER_LENGTH = 46;
const IN_ZIP64 = 0xffffffff;

/** Entries that are read of a directory at most: one with more is no Office file that anyone wrote (`MOST_PARTS`). */
export const MOST_ENTRIES = 20_001;
/** Bytes within which they are; Word's take some 80 each. Longer names are cut off with what follows. */
const LONGEST_DIRECTORY = 8 << 20;

/**
 * The first entries of a zip archive in the order of its central directory (APPNOTE 4.3.12), `MOST_ENTRIES` at most, or
 * null where there is no whole directory. Inflates nothing. It is ours because the service worker needs the names alone.
 */
export function readZipDirectory(archive: Uint8Array): ZipEntry[] | null {
  const place = findZipDirectory(archive, 0);
  return place && readZipEntries(archive.subarray(place.start, place.end), place.isWhole);
}

/** Where the directory is in an archive, as far as it is read. */
export interface DirectoryPlace {
  readonly start: number;
  readonly end: number;
  /** Whether it ends there. */
  readonly isWhole: boolean;
}

/**
 * Finds the directory; null where there is none.
 * @param bytes the archive, or its end.
 * @param start where `bytes` begin in the archive.
 */
export function findZipDirectory(bytes: Uint8Array, start: number): DirectoryPlace | null {
  const view = viewOf(bytes);
  const end = findEndRecord(view);
  if (end === null) return null;
  const begin = directoryOffset(view, end, start);
  if (begin > start + end) return null;
  const last = Math.min(start + end, begin + LONGEST_DIRECTORY);
  return { start: begin, end: last, isWhole: last === start + end };
}

/** The first entries of a directory's bytes, or null where it is damaged. */
export function readZipEntries(directory: Uint8Array, isWhole: boolean): ZipEntry[] | null {
  const view = viewOf(directory);
  const end = directory.length;
  const decoder = new TextDecoder();
  const entries: ZipEntry[] = [];
  let at = 0;
  while (
    entries.length < MOST_ENTRIES &&
    at + CENTRAL_HEADER_LENGTH <= end &&
    view.getUint32(at, true) === CENTRAL_HEADER
  ) {
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + CENTRAL_HEADER_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > end) return isWhole ? null : entries;
    const nameAt = at + CENTRAL_HEADER_LENGTH;
    const name = decoder.decode(directory.subarray(nameAt, nameAt + nameLength));
    entries.push({
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      ...readSizes(view, at, nameAt + nameLength, extraLength),
    });
    at = next;
  }
  return entries.length > 0 ? entries : null;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEndRecord(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_RECORD_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_RECORD_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  return null;
}

/** Where the directory begins in the archive. */
function directoryOffset(view: DataView, end: number, start: number): number {
  const offset = view.getUint32(end + 16, true);
  const locator = end - ZIP64_LOCATOR_LENGTH;
  if (offset !== IN_ZIP64 || locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return offset;
  const record = Number(view.getBigUint64(locator + 8, true)) - start;
  const isInside = record >= 0 && record + ZIP64_END_RECORD_LENGTH <= end;
  return isInside ? Number(view.getBigUint64(record + 48, true)) : offset;
}

/** Sizes and offset, from the zip64 extra field where the plain ones are full (APPNOTE 4.5.3). */
function readSizes(view: DataView, header: number, extra: number, extraLength: number) {
  const plain = [24, 20, 42].map((field) => view.getUint32(header + field, true));
  const values = extraField(view, extra, extraLength, ZIP64_EXTRA);
  const [size = 0, compressedSize = 0, offset = 0] = plain.map((value) =>
    value === IN_ZIP64 ? (values.shift() ?? value) : value,
  );
  return { size, compressedSize, offset };
}

function extraField(view: DataView, start: number, length: number, id: number): number[] {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== id) continue;
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), start + length);
    const values: number[] = [];
    for (let field = at + 4; field + 8 <= end; field += 8) values.push(Number(view.getBigUint64(field, true)));
    return values;
  }
  return [];
}
