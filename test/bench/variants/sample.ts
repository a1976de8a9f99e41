import { createHash } from 'node:crypto';
import type { CorpusDocument } from '../corpus.ts';

/** So many of the documents, the same ones for the same seed whatever else the set holds. */
export function sampleOf(documents: readonly CorpusDocument[], size: number, seed: string): CorpusDocument[] {
  const rank = ({ set, id }: CorpusDocument): string =>
    createHash('sha256').update(`${seed} ${set} ${id}`).digest('hex');
  return documents
    .map((document) => ({ document, rank: rank(document) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ document }) => document);
}
