/** Reads the file given by its path and prints what came of it and the memory it took, as JSON: to be run in a process of its own. */
import { readFile } from 'node:fs/promises';
import { extract } from '../../src/answers/extract.ts';
import { DocumentError } from '../../src/document/document-error.ts';
import { docxReader } from '../../src/readers/docx/docx.ts';

export interface Effort {
  /** `read`, or the code of the refusal. */
  readonly outcome: string;
  /** Most memory of the process. */
  readonly megabytes: number;
}

const bytes = new Uint8Array(await readFile(process.argv[2] ?? ''));
const limits = { maxPages: 2000, maxInflatedBytes: 128e6 };
const outcome = await extract(
  { readers: { docx: docxReader } },
  { operation: 'parse', bytes, type: 'docx', ...limits },
).then(
  () => 'read',
  (error: unknown) => (error instanceof DocumentError ? error.code : String(error)),
);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ outcome, megabytes } satisfies Effort));
