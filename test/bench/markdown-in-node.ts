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
import { documentOf, sheafReader } from './engines/sheaf.ts';

const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } });
const [source, target] = [values.in, values.out];
if (source === undefined || target === undefined) {
  console.error('Usage: node test/bench/markdown-in-node.ts --in FOLDER --out FOLDER');
  process.exit(2);
}

async function loadWasm(specifier: string): Promise<ArrayBuffer> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(specifier)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

const reader = sheafReader(loadWasm);

await mkdir(target, { recursive: true });
const names = (await readdir(source)).filter((name) => name.endsWith('.pdf')).sort();
let pagesDone = 0;
let seconds = 0;
for (const name of names) {
  const bytes = new Uint8Array(await readFile(join(source, name)));
  const start = performance.now();
  try {
    const document = await documentOf(reader, bytes);
    const { content } = markdown(document);
    seconds += (performance.now() - start) / 1000;
    pagesDone += document.pageCount;
    await writeFile(join(target, `${basename(name, '.pdf')}.md`), `${content}\n`);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    console.error(`${name}: ${error.code}: ${error.message}`);
  }
}
console.log(
  `${names.length} files, ${pagesDone} pages in ${seconds.toFixed(1)} s: ${(pagesDone / seconds).toFixed(0)} pages/s`,
);
