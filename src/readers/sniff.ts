import type { DocumentType } from '../document/document.ts';
import { DocumentError } from '../document/document-error.ts';
import { isJpeg, isPng } from './image/signature.ts';
import { hasStream, isCompoundFile, zipFormat } from './ooxml/signature.ts';
import { isPdf } from './pdf/signature.ts';

/** What a file's bytes say it is. The last five are recognised only to refuse them with a helpful sentence. */
export type Format = Readable | 'xlsx' | 'pptx' | 'zip' | 'word-97' | 'compound-file';

type Readable = 'pdf' | 'docx' | 'encrypted-office' | 'png' | 'jpeg';

/** First match wins: images and containers at the first byte, before PDF, whose mark may stand further in. */
const signatures: readonly (readonly [Format, (bytes: Uint8Array) => boolean])[] = [
  ['png', isPng],
  ['jpeg', isJpeg],
  ['encrypted-office', (bytes) => isCompoundFile(bytes) && hasStream(bytes, 'EncryptedPackage')],
  ['word-97', (bytes) => isCompoundFile(bytes) && hasStream(bytes, 'WordDocument')],
  ['compound-file', isCompoundFile],
  ['pdf', isPdf],
];

/**
 * The format of a file by its bytes, or null for an unknown one. Looks at the first kilobyte, at a zip's central
 * directory or a compound file's entries; inflates nothing.
 */
export function sniff(bytes: Uint8Array): Format | null {
  return zipFormat(bytes) ?? signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

/** The type of document that is read from a file of this format; what an encrypted one holds shows when it is open. */
export function documentType(format: Format | null): DocumentType | null {
  if (format === 'pdf' || format === 'docx') return format;
  if (format === 'encrypted-office') return 'docx';
  return format === 'png' || format === 'jpeg' ? 'image' : null;
}

/** Why a file of this format cannot be read, as an error to throw; null when it can be. */
export function refusal(format: Format | null): DocumentError | null {
  switch (format) {
    case 'pdf':
    case 'docx':
    case 'encrypted-office':
    case 'png':
    case 'jpeg':
      return null;
    case 'xlsx':
      return new DocumentError(
        'unsupported_media_type',
        'This is an Excel workbook, not a Word document: save it as PDF and send that.',
      );
    case 'pptx':
      return new DocumentError(
        'unsupported_media_type',
        'This is a PowerPoint presentation, not a Word document: save it as PDF and send that.',
      );
    case 'zip':
      return new DocumentError(
        'unsupported_media_type',
        'This is a zip archive, not a Word document: unpack it and send the PDF or DOCX files in it.',
      );
    case 'word-97':
      return new DocumentError(
        'unsupported_media_type',
        'This is a Word 97–2003 document (.doc): save it as .docx or PDF and send that copy.',
      );
    case 'compound-file':
      return new DocumentError(
        'unsupported_media_type',
        'This is a file of an older Office version: save it as .docx or PDF and send that copy.',
      );
    default:
      return new DocumentError(
        'unsupported_media_type',
        'The file is neither PDF, DOCX, PNG nor JPEG, whatever its name says: send a PDF or a DOCX.',
      );
  }
}
