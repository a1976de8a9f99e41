import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSet } from '../corpus.ts';
import { officeDocuments } from './office/office-documents.ts';

/** Sets with a truth in Markdown, and how much a document of each counts; those that count nothing are only measured. */
const SETS: Readonly<Record<string, number>> = {
  press: 1,
  // Real documents with truths by hand, and fewer: they count more.
  'odl-bench': 4,
  'docling-pdf': 3,
  // Its licence is not clear.
  'readoc-sample': 0,
};

/** How much a document of our own counts: each is printed in many styles. Chosen by the figures of sources left out. */
const OFFICE = 0.1;

/** A document and where it comes from. */
export interface SourceDocument {
  /** What is left out together: its producer or style, where documents were made in several, else its set. */
  readonly source: string;
  /** How much it counts; 0 when it is only measured. */
  readonly counts: number;
  pdf(): Promise<Uint8Array<ArrayBuffer>>;
  /** What it says, in Markdown. */
  truth(): Promise<string>;
}

interface Produced {
  readonly items: readonly { readonly id: string; readonly producer?: string }[];
}

/** All documents to fit on or to measure. Throws an `Error` when the corpus lacks a set. */
export async function sourceDocuments(corpus: string): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const [set, counts] of Object.entries(SETS)) {
    const { items } = JSON.parse(await readFile(join(corpus, set, 'manifest.json'), 'utf8')) as Produced;
    const producers = new Map(items.map(({ id, producer }) => [id, producer]));
    for (const { id, path, truthPath } of await readSet(corpus, set)) {
      // Documents that another program wrote anew (`producer>program`) belong to the producer of their siblings.
      const producer = producers.get(id)?.split('>')[0];
      documents.push({
        source: producer === undefined ? set : `${set} ${producer}`,
        counts,
        pdf: async () => new Uint8Array(await readFile(path)),
        truth: () => readFile(truthPath, 'utf8'),
      });
    }
  }
  for (const { source, pdf, truth } of await officeDocuments()) {
    documents.push({ source, counts: OFFICE, pdf: async () => pdf, truth: async () => truth });
  }
  return documents;
}
