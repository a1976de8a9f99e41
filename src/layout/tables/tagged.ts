import { overlap, verticalOverlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells, type Column, columnsOf, groupOf, type Row, rowsOf, tightParts } from './aligned-cells.ts';
import type { TableCandidate } from './grid.ts';

const FEWEST_ROWS = 2;
/** Longest distance of a head that is not named from its table, in shares of the font size. */
const HEAD_GAP = 1.6;

/** Whether the file says that a word stands in a cell of a table. */
export const isTaggedCell = ({ role }: Word): boolean => role === 'TH' || role === 'TD';

/** Tables whose cells the file names, as far as their text lies in rows and columns. */
export function taggedCandidates(lines: readonly Line[]): TableCandidate[] {
  return stretchesOf(lines).flatMap((stretch) => {
    const body = rowsOf(stretch);
    const columns = withLoneColumns(columnsOf(body), body);
    const head = headOf(body, columns, lines);
    const rows = head ? [head, ...body] : body;
    const isTable = columns.length > 1 && rows.length >= FEWEST_ROWS;
    return isTable
      ? [
          groupOf(
            rows.flat(),
            alignedCells(rows, columns, () => false),
          ),
        ]
      : [];
  });
}

/** Stretches of lines in cells that no other line interrupts. */
function stretchesOf(lines: readonly Line[]): Line[][] {
  const isCell = ({ words }: Line): boolean => words.every(isTaggedCell);
  const others = lines.filter((line) => !isCell(line));
  const stretches: Line[][] = [];
  for (const line of lines.filter(isCell).sort((a, b) => a.box[1] - b.box[1])) {
    const open = stretches.at(-1);
    const last = open?.at(-1);
    const isParted =
      last &&
      others.some(
        ({ box }) => box[1] >= last.box[3] - 1 && box[3] <= line.box[1] + 1 && !verticalOverlap(box, line.box),
      );
    if (open && !isParted) open.push(line);
    else stretches.push([line]);
  }
  return stretches;
}

/** The row above the cells where it heads their columns, though the file does not say so. */
function headOf(body: readonly Row[], columns: readonly Column[], lines: readonly Line[]): Row | undefined {
  const top = Math.min(...(body[0] ?? []).map(({ box }) => box[1]));
  const above = lines.filter(({ words, box, fontSize }) => {
    const gap = top - box[3];
    return words.every(({ role }) => role === undefined) && gap > -1 && gap < HEAD_GAP * fontSize;
  });
  const row = rowsOf(above).at(-1);
  const taken = row?.map(({ box }) => columns.filter(([x0, x1]) => overlap(x0, x1, box[0], box[2]) > 0));
  return row && row.length > 1 && taken?.every((own) => own.length === 1) ? row : undefined;
}

/** The columns and those that only few rows fill: cells may be there to be written in. */
function withLoneColumns(columns: readonly Column[], rows: readonly Row[]): Column[] {
  const all = [...columns];
  for (const { box } of rows.flat().flatMap(tightParts)) {
    if (!all.some(([x0, x1]) => overlap(x0, x1, box[0], box[2]) > 0)) all.push([box[0], box[2]]);
  }
  return all.sort((a, b) => a[0] - b[0]);
}
