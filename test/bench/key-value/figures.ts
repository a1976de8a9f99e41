import { decimals, textTable } from '../text-table.ts';
import { type Counts, f1, sum } from './scorer.ts';
import type { AskedDocument } from './sets.ts';

/** What was right in a document. */
export interface Counted {
  readonly document: AskedDocument;
  /** In the notation of the set. */
  readonly counts: Counts;
  /** Of the values as printed. */
  readonly printed: Counts;
}

/** Figures of each set and split: F1 in the set's own notation, and of the values as printed. */
export function setsReport(counted: readonly Counted[]): string {
  const rows = [...Map.groupBy(counted, ({ document }) => `${document.set} ${document.split}`)].map(([name, own]) => {
    const all = sum(own.map(({ counts }) => counts));
    const figures = [all, sum(own.map(({ printed }) => printed))].map((figure) => decimals(f1(figure), 3));
    return [name, String(own.length), ...figures, ...[all.right, all.found, all.there].map(String)];
  });
  return textTable([['set', 'documents', 'F1', 'as printed', 'right', 'found', 'there'], ...rows]);
}
