import type { Candidate } from '../candidate.ts';
import { rightNeighbours } from '../grids/grid.ts';
import { piecesByPage } from '../grids/pieces.ts';
import { isValueLike } from '../grids/roles.ts';
import { labelOf } from '../label.ts';
import type { DocumentRecord } from '../record.ts';
import { isTotal } from './total-rows.ts';

/** Most values on a line that its total names. */
const MOST_VALUES = 8;

/** Every value on a printed line behind a word for a total: `Grand total: 60 $20,650.00` has a count and an amount. */
export function totalLines(record: DocumentRecord): Candidate[] {
  return [...piecesByPage(record).values()].flatMap((pieces) => {
    const next = rightNeighbours(pieces);
    return pieces.flatMap((label): Candidate[] => {
      if (!isTotal(label.text)) return [];
      const found: Candidate[] = [];
      for (let value = next.get(label); value && found.length < MOST_VALUES; value = next.get(value)) {
        if (!isValueLike(value.text)) break;
        const { start, end } = value;
        found.push({ labels: [labelOf(label.text)], value: [{ start, end }], kind: 'total', open: false });
      }
      return found;
    });
  });
}
