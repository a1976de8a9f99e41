import fc from 'fast-check';
import type { Document } from '../../../src/document/document.ts';
import { type Finding, findings } from '../../attack/markdown/findings.ts';
import { hostileDocument } from '../../attack/markdown/hostile-blocks.ts';
import { hostileDocx, hostilePdf } from '../../attack/markdown/hostile-files.ts';
import { documentOf } from '../../attack/markdown/read-files.ts';
import type { Attack } from '../attack.ts';

/** How many documents of blocks, Word files and PDFs. */
const DOCUMENTS = 10_000;
const FILES = 300;

/** Four readers each: marked, Sheaf's page, markdown-it, remark. */
const READERS = 4;

/** Readings that show other letters than the document has: marked leaves some delimiters of emphasis within words. */
const MISREAD = 0.001;

interface Tally {
  readonly found: readonly Finding[];
  readonly documents: number;
}

function report(name: string, { found, documents }: Tally): boolean {
  const alive = found.filter(({ kind }) => kind !== 'text');
  const misread = (found.length - alive.length) / (documents * READERS);
  console.log(
    `${name}: ${documents} documents, ${alive.length} live nodes, ${found.length - alive.length} readings with other letters`,
  );
  const kinds = Object.entries(Object.groupBy(found, ({ reader, kind }) => `${reader}: ${kind}`));
  for (const [kind, all = []] of kinds) console.log(`  ${kind}: ${all.length}, as ${JSON.stringify(all[0]?.detail)}`);
  return alive.length === 0 && misread <= MISREAD;
}

async function tally(documents: Iterable<Document | Promise<Document>>): Promise<Tally> {
  const found: Finding[] = [];
  let count = 0;
  for (const document of documents) {
    found.push(...findings(await document));
    count++;
  }
  return { found, documents: count };
}

function* read(type: 'docx' | 'pdf', files: readonly Uint8Array<ArrayBuffer>[]): Iterable<Promise<Document>> {
  for (const file of files) yield documentOf(file, type);
}

/** Hostile texts in documents of every kind, and what readers of their Markdown find. */
export const markdown: Attack = async ({ seed }) => {
  const held = [
    report('Blocks', await tally(fc.sample(hostileDocument, { numRuns: DOCUMENTS, seed }))),
    report('Word files', await tally(read('docx', fc.sample(hostileDocx, { numRuns: FILES, seed })))),
    report('PDFs', await tally(read('pdf', fc.sample(hostilePdf, { numRuns: FILES, seed })))),
  ];
  return held.every(Boolean);
};
