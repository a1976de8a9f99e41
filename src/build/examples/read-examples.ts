/**
 * Reads the examples of the site with its own engines, as the service worker would have them read, and writes what the
 * site shows of them before any engine is there: `node src/build/examples/read-examples.ts FOLDER`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extract } from '../../answers/extract.ts';
import { type Example, examples, folderOf, readOf } from '../../app/examples/examples.ts';
import { operations } from '../../app/state/operations.ts';
import { createPdfReader } from '../../readers/pdf/reader.ts';
import { rememberingLast } from '../../reading/last-document.ts';
import { readDocument } from '../../reading/read-document.ts';
import { nameTagger, pdfiumWasm, tesseract } from '../engines-in-node.ts';
import { drawPages } from './page-pictures.ts';

const MAX_INFLATED_BYTES = 128 * 1024 * 1024;
const engines = {
  readers: { pdf: createPdfReader(pdfiumWasm) },
  recognizer: tesseract(),
  nameTagger,
  read: rememberingLast(readDocument),
};

async function readExample(example: Example, target: string): Promise<void> {
  const folder = join(target, folderOf(example));
  await mkdir(folder, { recursive: true });
  const bytes = new Uint8Array(
    await readFile(fileURLToPath(new URL(`../../../public/${example.path}`, import.meta.url))),
  );
  const answers: Record<string, object> = {};
  for (const operation of operations) {
    const { answer, pageCount } = await extract(engines, {
      operation,
      bytes,
      type: 'pdf',
      source: example.id,
      includeEvidence: true,
      maxPages: Number.POSITIVE_INFINITY,
      maxInflatedBytes: MAX_INFLATED_BYTES,
    });
    answers[operation] = { ...answer, pageCount };
  }
  const pages = await drawPages(bytes);
  for (const [index, { file }] of pages.entries()) await writeFile(join(folder, `${index + 1}.png`), file);
  const sizes = pages.map(({ width, height }) => ({ width, height }));
  await writeFile(join(target, readOf(example)), JSON.stringify({ sizes, answers }));
}

const [, , target] = process.argv;
if (target === undefined) {
  console.error('Usage: node src/build/examples/read-examples.ts FOLDER');
  process.exit(2);
}
for (const example of examples) await readExample(example, target);
