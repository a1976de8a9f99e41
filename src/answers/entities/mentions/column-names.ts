import type { Cell, Table } from '../../../document/block.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { columnsOf } from './column-heads.ts';
import { listedNames } from './name-list.ts';
import { SCORES } from './scores.ts';

/** Fewest cells of a column that are known to be persons, and the share of all that are. */
const FEWEST = 2;
const SHARE = 0.5;

/**
 * The other cells of columns in which at least half of the cells are persons already, whatever the head says: names that
 * a list has and no model knows. `sure` is in ascending order.
 */
export const columnNames = (text: PlainText, sure: readonly Candidate[]): Candidate[] =>
  text.tables.flatMap((table) => namesIn(text, table, sure));

function namesIn(text: PlainText, { rows: [, ...body] }: Table, sure: readonly Candidate[]): Candidate[] {
  const columns = new Map<number, Cell[]>();
  for (const row of body) {
    for (const [index, column] of columnsOf(row).entries()) {
      const cells = columns.get(column);
      if (cells) cells.push(row[index] as Cell);
      else columns.set(column, [row[index] as Cell]);
    }
  }
  return [...columns.values()].flatMap((cells) => othersOf(text, cells, sure));
}

/** The names in the cells of a column that are not known, if enough of the others are persons. */
function othersOf(text: PlainText, cells: readonly Cell[], sure: readonly Candidate[]): Candidate[] {
  const filled = cells.flatMap((cell) => {
    const span = text.cells.get(cell);
    return span && /\p{L}/u.test(text.text.slice(span.start, span.end)) ? [span] : [];
  });
  const known = filled.filter((span) => overlapping(sure, span).some(({ type }) => type === 'PERSON'));
  if (known.length < FEWEST || known.length < filled.length * SHARE) return [];
  return filled
    .filter((span) => !known.includes(span))
    .flatMap(({ start, end }) =>
      listedNames(text.text.slice(start, end).trim(), 1).map((name) => ({
        type: 'PERSON' as const,
        start: start + name.start,
        end: start + name.end,
        score: SCORES.columnHead,
        rule: 'column',
        inContext: true,
      })),
    );
}
