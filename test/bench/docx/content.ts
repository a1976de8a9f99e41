import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from '../../../src/document/block.ts';
import { DocumentError } from '../../../src/document/document-error.ts';
import { docxReader } from '../../../src/readers/docx/docx.ts';
import { writtenText } from './written-text.ts';

/** Letters and digits: what stays the same however a text is written. */
const words = (text: string, letters = /[\p{L}\p{N}]+/gu): string[] => text.normalize('NFKC').match(letters) ?? [];

/** LaTeX has commands for the letters of other alphabets. */
const LATIN = /[A-Za-z0-9]+/g;

/** Every text in blocks: runs, code, alternatives, markers. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const separator = Array.isArray(value) ? '' : ' ';
  return Object.values(value).map(textsIn).join(separator);
}

interface Missing {
  readonly id: string;
  readonly part: string;
  readonly text: string;
}

/** The words of a file that are neither in its blocks nor named in a message; null where the file is refused. */
async function missingIn(
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ runs: number; missing: Missing[] } | null> {
  const blocks: Block[] = [];
  const codes: string[] = [];
  try {
    const reading = await docxReader.open(bytes, { maxInflatedBytes: 128e6 });
    for await (const { value, messages } of reading.pages()) {
      if (value.source === 'flow') blocks.push(...value.blocks);
      codes.push(...messages.map(({ code }) => code));
    }
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
  const found = words(textsIn(blocks)).join('');
  const written = writtenText(bytes);
  const missing = written.filter(({ text, unseen, equation }) => {
    if (unseen !== undefined) return !codes.includes(unseen);
    return !words(text, equation ? LATIN : undefined).every((word) => found.includes(word));
  });
  return { runs: written.length, missing: missing.map(({ part, text }) => ({ id, part, text })) };
}

/** Prints what of all Word files in the corpus is lost in silence; resolves to whether it is nothing. */
export async function checkContent(corpus: string): Promise<boolean> {
  let [files, refused, runs] = [0, 0, 0];
  const missing: Missing[] = [];
  for (const set of await readdir(corpus)) {
    const folder = join(corpus, set, 'docx');
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.docx'))) {
      const checked = await missingIn(`${set}/${name}`, new Uint8Array(await readFile(join(folder, name))));
      files++;
      if (!checked) refused++;
      runs += checked?.runs ?? 0;
      missing.push(...(checked?.missing ?? []));
    }
  }
  console.log(
    `${files} Word files, ${refused} of them refused; ${runs} runs of text, ${missing.length} lost in silence.`,
  );
  for (const { id, part, text } of missing) console.log(`  ${id}  ${part}  ${JSON.stringify(text.slice(0, 80))}`);
  return missing.length === 0;
}
