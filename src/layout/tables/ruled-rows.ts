import { union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells } from './aligned-cells.ts';
import { columnsOf } from './columns.ts';
import type { TableCandidate } from './grid.ts';
import { rowsOf } from './rows.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';

/** Least share of rows of several parts between two rulings. Chosen on odl-bench, dev half, as are all here. */
const TABULAR = 0.6;
/** Fewest rows of several parts. */
const FEWEST_ROWS = 2;
/** Most words of a line in one of two columns: sections beside their titles have more. */
const MOST_WORDS = 10;

/** What decides whether rows between horizontal rulings make a table. */
export interface RuledRowFeatures {
  readonly columns: number;
  /** Number of rows of several parts. */
  readonly rows: number;
  /** Number of words in the longest part. */
  readonly longest: number;
}

/** Rows of several parts between horizontal rulings are a table unless one of the signs speaks against it. */
export const RULED_ROWS = decisionOf<RuledRowFeatures>(
  'ruled rows',
  [
    { name: 'one column', weight: WEIGHT.veto, holds: ({ columns }) => columns < 2 },
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    {
      name: 'sections beside their titles',
      weight: WEIGHT.veto,
      holds: ({ columns, longest }) => columns === 2 && longest > MOST_WORDS,
    },
  ],
  WEIGHT.for,
);

/** Rows of aligned parts in stacks of horizontal rulings (drawn, or edges of shades) of one place and length. */
export function ruledRowCandidates({ horizontal }: Rulings, lines: readonly Line[], trace?: Trace): TableCandidate[] {
  const tables: TableCandidate[] = [];
  for (const sameLeft of clusters(horizontal, ({ from }) => from)) {
    for (const stack of clusters(sameLeft, ({ to }) => to)) {
      for (const stretch of tabularStretches(stack, lines)) {
        const table = tableIn(stretch, lines, stack, trace);
        if (table) tables.push(table);
      }
    }
  }
  return tables;
}

/** Stretches from ruling to ruling, joined while the text between them is tabular. */
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
  trace: Trace | undefined,
): TableCandidate | undefined {
  const inside = linesBetween(stretch[0] as Ruling, stretch.at(-1) as Ruling, lines);
  const rows = rowsOf(inside);
  const columns = columnsOf(rows);
  const box = union(inside.map((line) => line.box));
  const features: RuledRowFeatures = {
    columns: columns.length,
    rows: rows.filter((row) => row.length > 1).length,
    longest: Math.max(0, ...inside.map(({ words }) => words.length)),
  };
  if (!decide(RULED_ROWS, features, box, trace)) return undefined;
  const isParted = (above: number, below: number): boolean =>
    stack.some(({ at }) => at > above && at < below + TOLERANCE);
  return { box, cells: alignedCells(rows, columns, isParted) };
}
