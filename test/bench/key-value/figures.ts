import { decimals, textTable } from '../text-table.ts';
import { type Counts, f1, sum } from './scorer.ts';
import type { AskedDocument } from './sets.ts';

/** Figures of each set and split. */
export function setsReport(counts: readonly { readonly document: AskedDocument; readonly counts: Counts }[]): string {
  const rows = [...Map.groupBy(counts, ({ document }) => `${document.set} ${document.split}`)].map(([name, own]) => {
    const all = sum(own.map(({ counts }) => counts));
    return [name, String(own.length), decimals(f1(all), 3), ...[all.right, all.found, all.there].map(String)];
  });
  return textTable([['set', 'documents', 'F1', 'right', 'found', 'there'], ...rows]);
}
