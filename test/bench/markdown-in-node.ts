/**
 * Writes the Markdown of every PDF in a folder:
 *   node test/bench/markdown-in-node.ts --in FOLDER --out FOLDER
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { markdown } from '../../src/answers/markdown/markdown.ts';
import { DocumentError } from '../../src/document/document-error.ts';
import type { Page } from '../../src/document/page.ts';
import { layout } from '../../src/layout/layout.ts';
import { createPdfReader } from '../../src/readers/pdf/reader.ts';

const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } });
const [source, target] = [values.in, values.out];
if (source === undefined || target === undefined) {
  console.error('Usage: node test/bench/markdown-in-node.ts --in FOLDER --out FOLDER');
  process.exit(2);
}

async function loadWasm(): Promise<ArrayBuffer> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

const reader = createPdfReader(loadWasm);

async function convert(bytes: Uint8Array<ArrayBuffer>): Promise<{ text: string; pageCount: number }> {
  const reading = await reader.open(bytes, { maxInflatedBytes: 1e9 });
  try {
    const pages: Page[] = [];
    for await (const page of reading.pages()) pages.push(page.value);
    const { pageCount } = reading;
    const { value: blocks } = layout(pages, reading.outline?.());
    return { text: markdown({ type: 'pdf', pageCount, pages, blocks }).content, pageCount };
  } finally {
    reading.close();
  }
}

await mkdir(target, { recursive: true });
const names = (await readdir(source)).filter((name) => name.endsWith('.pdf')).sort();
let pagesDone = 0;
let seconds = 0;
for (const name of names) {
  const bytes = new Uint8Array(await readFile(join(source, name)));
  const start = performance.now();
  try {
    const { text, pageCount } = await convert(bytes);
    seconds += (performance.now() - start) / 1000;
    pagesDone += pageCount;
    await writeFile(join(target, `${basename(name, '.pdf')}.md`), `${text}\n`);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    console.error(`${name}: ${error.code}: ${error.message}`);
  }
}
console.log(
  `${names.length} files, ${pagesDone} pages in ${seconds.toFixed(1)} s: ${(pagesDone / seconds).toFixed(0)} pages/s`,
);
