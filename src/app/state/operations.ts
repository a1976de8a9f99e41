import type { Operation } from '../../page/read-file.ts';

/** The operations whose answers are shown, in the order of the first of their views. */
export const operations = [
  'parse',
  'extract_tables',
  'extract_key_value',
  'extract_pii',
  'extract_resume_key_value',
] as const satisfies readonly Operation[];
export type ShownOperation = (typeof operations)[number];
