import type { Line } from '../page/lines.ts';
import { alignedCells, columnsOf, groupOf, rowsOf } from './aligned-cells.ts';
import type { TableCandidate } from './grid.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';

/** Share of the rows between two lines that must fall into several parts for the stretch to be tabular. */
const TABULAR = 0.6;
const FEWEST_ROWS = 2;
/** Two columns of which one has longer lines than this, in words, are sections and their titles. */
const MOST_WORDS = 10;

/** Tables that only level lines (or shaded rows) mark: stacks of lines of one length with columns of text between. */
export function ruledRowCandidates({ horizontal }: Rulings, lines: readonly Line[]): TableCandidate[] {
  const tables: TableCandidate[] = [];
  for (const sameLeft of clusters(horizontal, ({ from }) => from)) {
    for (const stack of clusters(sameLeft, ({ to }) => to)) {
      for (const stretch of tabularStretches(stack, lines)) {
        const group = tableIn(stretch, lines, stack);
        if (group) tables.push(group);
      }
    }
  }
  return tables;
}

/** Stretches from line to line, joined while the text between them is tabular. */
function tabularStretches(stack: readonly Ruling[], lines: readonly Line[]): Ruling[][] {
  const sorted = [...stack].sort((a, b) => a.at - b.at);
  const stretches: Ruling[][] = [];
  let open = false;
  for (const [index, ruling] of sorted.entries()) {
    const above = sorted[index - 1];
    if (above && isTabular(linesBetween(above, ruling, lines))) {
      if (open) stretches.at(-1)?.push(ruling);
      else stretches.push([above, ruling]);
      open = true;
    } else {
      open = false;
    }
  }
  return stretches;
}

function linesBetween(above: Ruling, below: Ruling, lines: readonly Line[]): Line[] {
  return lines.filter(({ box }) => {
    const middle = (box[1] + box[3]) / 2;
    return middle > above.at && middle < below.at && box[0] >= above.from - TOLERANCE && box[2] <= above.to + TOLERANCE;
  });
}

function isTabular(lines: readonly Line[]): boolean {
  const rows = rowsOf(lines);
  const parted = rows.filter((row) => row.length > 1).length;
  return parted > 0 && parted >= TABULAR * rows.length - 1;
}

function tableIn(
  stretch: readonly Ruling[],
  lines: readonly Line[],
  stack: readonly Ruling[],
): TableCandidate | undefined {
  const inside = linesBetween(stretch[0] as Ruling, stretch.at(-1) as Ruling, lines);
  const rows = rowsOf(inside);
  const columns = columnsOf(rows);
  if (columns.length < 2 || rows.filter((row) => row.length > 1).length < FEWEST_ROWS) return undefined;
  if (columns.length === 2 && inside.some((line) => line.words.length > MOST_WORDS)) return undefined;
  const isParted = (above: number, below: number): boolean =>
    stack.some(({ at }) => at > above && at < below + TOLERANCE);
  return groupOf(inside, alignedCells(rows, columns, isParted));
}
