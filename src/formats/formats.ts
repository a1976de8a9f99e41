import { isJpeg, isPng } from '../readers/image/signature.ts';
import { beginsAsPackage, holdsPart, isCompoundFile, isZip, PARTS } from '../readers/ooxml/signature.ts';
import { isPdf } from '../readers/pdf/signature.ts';
import type { ReadableFormat, RefusedFormat } from './format-row.ts';
import { refusedArchives, refusedPictures, refusedTexts } from './refused.ts';

const word = {
  label: 'DOCX',
  documentType: 'docx',
  fileType: 'docx',
  extensions: ['.docx'],
  mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const;

const image = { documentType: 'image' } as const;

/**
 * One row per file format. Of the rows that match, the last one counts: a container stands before what it may hold, and
 * PDF, whose mark may be a kilobyte into the file, behind texts, which may stand before it, and before all other formats
 * that are known by their first bytes.
 */
export const formats = {
  ...refusedTexts,
  pdf: {
    matches: ({ head }) => isPdf(head),
    label: 'PDF',
    documentType: 'pdf',
    fileType: 'pdf',
    extensions: ['.pdf'],
    mediaTypes: ['application/pdf'],
  },
  zip: {
    matches: ({ head }) => isZip(head),
    refusal: 'This is a zip archive, not a Word document: unpack it and send the PDF or DOCX files in it.',
  },
  ...refusedArchives,
  pptx: {
    matches: (file) => holdsPart(PARTS.pptx, file.zipNames),
    refusal: 'This is a PowerPoint presentation, not a Word document: save it as PDF and send that.',
  },
  xlsx: {
    matches: (file) => holdsPart(PARTS.xlsx, file.zipNames),
    refusal: 'This is an Excel workbook, not a Word document: save it as PDF and send that.',
  },
  docx: {
    // A package cut short has lost its directory; its reader says that it is damaged.
    matches: ({ head, zipNames }) => (zipNames ? holdsPart(PARTS.docx, zipNames) : beginsAsPackage(head)),
    ...word,
  },
  'compound-file': {
    matches: ({ head }) => isCompoundFile(head),
    refusal: 'This is a file of an older Office version: save it as .docx or PDF and send that copy.',
  },
  'outlook-message': {
    matches: ({ hasStream }) => hasStream('__properties_version1.0'),
    refusal: 'This is a message of Outlook (.msg): save it as PDF and send that, or send its attachments.',
  },
  'word-97': {
    matches: ({ hasStream }) => hasStream('WordDocument'),
    refusal: 'This is a Word 97–2003 document (.doc): save it as .docx or PDF and send that copy.',
  },
  'encrypted-office': {
    // What it holds shows when its reader has opened it.
    matches: ({ hasStream }) => hasStream('EncryptedPackage'),
    ...word,
  },
  ...refusedPictures,
  png: {
    matches: ({ head }) => isPng(head),
    label: 'PNG',
    ...image,
    extensions: ['.png'],
    mediaTypes: ['image/png'],
  },
  jpeg: {
    matches: ({ head }) => isJpeg(head),
    label: 'JPEG',
    ...image,
    extensions: ['.jpg', '.jpeg'],
    mediaTypes: ['image/jpeg'],
  },
} as const satisfies Readonly<Record<string, ReadableFormat | RefusedFormat>>;

export type Format = keyof typeof formats;

type Readable = Extract<(typeof formats)[Format], ReadableFormat>;

/** What a readable file holds; each type has its reader. */
export type DocumentType = Readable['documentType'];

/** A value of `file_type` in a request. */
export type FileType = Extract<Readable, { readonly fileType: string }>['fileType'];
