import type { Run } from '../../document/block.ts';
import { hasLeader } from '../page/leaders.ts';
import type { GridCell } from './grid.ts';

/** Fewest cells of a column with leaders: the dots of one may be its text. */
const FEWEST = 2;

/**
 * The cells in a column of leaders that lead to texts right of it. Dots after which nothing comes, or more dots, are to
 * write on.
 * @param rows from top to bottom, cells from left to right.
 */
export function ledCells(rows: readonly (readonly GridCell[])[]): ReadonlySet<GridCell> {
  const dotted = new Set(rows.flat().filter(hasLeader));
  if (dotted.size < FEWEST) return dotted.size === 0 ? dotted : new Set();
  const beside = rows.flatMap((row) =>
    row.flatMap((cell, index) => {
      const next = row.slice(index + 1).find(({ words }) => words.length > 0);
      return next && !dotted.has(next) ? [cell] : [];
    }),
  );
  const columns = Map.groupBy(beside, ({ column }) => column);
  const led = [...columns.values()].filter((column) => column.filter((cell) => dotted.has(cell)).length >= FEWEST);
  return new Set(led.flat());
}

/** Signs of leaders and the spaces between them. */
const DOTS = ' .·∙‧…';

/** Runs without the leader at their end, which keep its words: an abbreviation's one dot stays. */
export function withoutLeader(runs: readonly Run[]): Run[] {
  const whole = [...runs];
  for (let index = whole.length - 1; index >= 0; index--) {
    const run = whole[index] as Run;
    let end = run.text.length;
    while (end > 0 && DOTS.includes(run.text.charAt(end - 1))) end--;
    const rest = run.text.slice(end);
    if (rest.length > 1 || rest === ' ') whole[index] = { ...run, text: run.text.slice(0, end) };
    if (end > 0) break;
  }
  return whole;
}
