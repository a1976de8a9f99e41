import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CorpusDocument, readSet } from '../corpus.ts';

/** Sets with a truth in Markdown, and how much a document of each counts; those that count nothing are only measured. */
const SETS: Readonly<Record<string, number>> = {
  press: 1,
  // Real documents with truths by hand, and fewer: they count more.
  'odl-bench': 4,
  'docling-pdf': 3,
  // Its licence is not clear.
  'readoc-sample': 0,
};

/** A document and where it comes from. */
export interface SourceDocument extends CorpusDocument {
  /** What is left out together: its producer, where documents were made by several, else its set. */
  readonly source: string;
  /** How much it counts; 0 when it is only measured. */
  readonly counts: number;
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
    for (const document of await readSet(corpus, set)) {
      // Documents that another program wrote anew (`producer>program`) belong to the producer of their siblings.
      const producer = producers.get(document.id)?.split('>')[0];
      documents.push({ ...document, source: producer === undefined ? set : `${set} ${producer}`, counts });
    }
  }
  return documents;
}
