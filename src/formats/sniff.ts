import { DocumentError } from '../document/document-error.ts';
import { hasStream, isCompoundFile, isZip } from '../readers/ooxml/signature.ts';
import { findZipDirectory, readZipEntries } from '../readers/ooxml/zip-directory.ts';
import type { FileSigns } from './format-row.ts';
import { type DocumentType, type FileType, type Format, formats } from './formats.ts';
import { labels, listed } from './lists.ts';

/** Bytes of `FileSigns.head`: where the mark of a PDF may be (ISO 32000-1, Annex H, note 13). */
const HEAD = 1024;

/** Bytes at the end of a zip archive in which the record is that leads to its directory, and nearly always all of it. */
const TAIL = 1 << 20;

/** A file's bytes, or where they can be read from. */
type Source = Uint8Array<ArrayBuffer> | Blob;

/**
 * The format of a file by its bytes, or null for an unknown one. Of a blob it reads no more than it needs: the head, the
 * end of a zip archive, all of a compound file, whose directory may be anywhere. Inflates nothing.
 */
export async function sniff(file: Source): Promise<Format | null> {
  const signs = await signsOf(file);
  const found = (Object.keys(formats) as Format[]).findLast((format) => formats[format].matches(signs));
  return found ?? null;
}

async function signsOf(file: Source): Promise<FileSigns> {
  const head = await part(file, 0, HEAD);
  if (isZip(head)) {
    const zipNames = await namesIn(file);
    return { head, hasStream: () => false, ...(zipNames && { zipNames }) };
  }
  if (!isCompoundFile(head)) return { head, hasStream: () => false };
  const bytes = await part(file, 0);
  return { head, hasStream: (name) => hasStream(bytes, name) };
}

/** The names in a zip archive's directory; undefined where it has lost it. */
async function namesIn(file: Source): Promise<string[] | undefined> {
  const size = file instanceof Blob ? file.size : file.length;
  const tailStart = Math.max(0, size - TAIL);
  const tail = await part(file, tailStart);
  const place = findZipDirectory(tail, tailStart);
  if (!place) return undefined;
  const { start, end, isWhole } = place;
  const isInTail = start >= tailStart;
  const directory = isInTail ? tail.subarray(start - tailStart, end - tailStart) : await part(file, start, end);
  const entries = readZipEntries(directory, isWhole);
  return entries?.map(({ name }) => name.toLowerCase());
}

/** The bytes of a file from `start` to `end`. */
async function part(file: Source, start: number, end?: number): Promise<Uint8Array<ArrayBuffer>> {
  return file instanceof Blob ? new Uint8Array(await file.slice(start, end).arrayBuffer()) : file.subarray(start, end);
}

/** What reads files of a format. Throws `DocumentError` with a helpful sentence for a format that nothing reads. */
export function documentTypeOf(format: Format | null): DocumentType {
  if (format === null) {
    throw new DocumentError(
      'unsupported_media_type',
      `The file is neither ${listed(labels, 'nor')}: print or save it as PDF and send that, or as PNG or JPEG where it is a picture.`,
    );
  }
  const row = formats[format];
  if ('refusal' in row) throw new DocumentError('unsupported_media_type', row.refusal);
  return row.documentType;
}

/** Whether a file of this format is an image, which a request declares no type of. */
export function isImage(format: Format | null): boolean {
  const row = format && formats[format];
  return row !== null && 'documentType' in row && row.documentType === 'image';
}

/** What a request declares of a file of this format; undefined where the contract has no name for it. */
export function fileTypeOf(format: Format | null): FileType | undefined {
  const row = format && formats[format];
  return row && 'fileType' in row ? row.fileType : undefined;
}
