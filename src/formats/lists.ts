import type { ReadableFormat } from './format-row.ts';
import { type FileType, formats } from './formats.ts';

const readable = Object.values(formats).flatMap((row): ReadableFormat[] => ('label' in row ? [row] : []));

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What users call the formats that are read: `PDF`, `DOCX`, `PNG`, `JPEG`. */
export const labels: readonly string[] = distinct(readable.map(({ label }) => label));

/** The extensions of their files, in lower case and with the dot. */
export const extensions: readonly string[] = distinct(readable.flatMap((row) => row.extensions));

/** Their media types. */
export const mediaTypes: readonly string[] = distinct(readable.flatMap((row) => row.mediaTypes));

/** The values of `file_type` in a request. */
export const fileTypes = distinct(readable.flatMap(({ fileType }) => fileType ?? [])) as FileType[];

/** Names as a list in a sentence: `PDF, DOCX, PNG or JPEG`. */
export const listed = (names: readonly string[], conjunction: 'or' | 'nor'): string =>
  `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
