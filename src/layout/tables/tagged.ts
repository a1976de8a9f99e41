import { overlap, union, verticalOverlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import { alignedCells } from './aligned-cells.ts';
import { type Column, columnsOf } from './columns.ts';
import type { TableCandidate } from './grid.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';
import type { Ruling } from './rulings.ts';
import { isPartedBy, rulingsAcross } from './rulings-across.ts';

/** Largest gap between a head without a tag and its table, in shares of the font size. Chosen on odl-bench, dev half. */
const HEAD_GAP = 1.6;

/** Whether the structure tree puts a word in a cell of a table (TH or TD: ISO 32000-2, 14.8.4). */
export const isTaggedCell = ({ role }: Word): boolean => role === 'TH' || role === 'TD';

/**
 * Tables whose cells the structure tree names, as far as their text lies in rows and columns; in no order.
 * @param rulings the horizontal ones drawn or edges of shades: they part rows.
 */
export function taggedCandidates(lines: readonly Line[], rulings: readonly Ruling[] = []): TableCandidate[] {
  return stretchesOf(lines).flatMap((stretch) => {
    const body = rowsOf(stretch);
    const columns = withLoneColumns(columnsOf(body), body);
    const head = headOf(body, columns, lines);
    const rows = head ? [head, ...body] : body;
    if (columns.length < 2) return [];
    const box = union(rows.flat().map((line) => line.box));
    const [left, top, right, bottom] = box;
    const inside = rulings.filter(({ at }) => at > top && at < bottom);
    return [{ box, cells: alignedCells(rows, columns, isPartedBy(rulingsAcross(inside, left, right))) }];
  });
}

/** Maximal runs of lines in cells, from top to bottom, that no other line interrupts. */
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

/** The row without tags above the cells, where each of its parts is above one column of its own. */
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

/** The columns and, from left to right among them, those that only few rows fill, such as cells to be filled in. */
function withLoneColumns(columns: readonly Column[], rows: readonly Row[]): Column[] {
  const all = [...columns];
  for (const { box } of rows.flat().flatMap(tightParts)) {
    if (!all.some(([x0, x1]) => overlap(x0, x1, box[0], box[2]) > 0)) all.push([box[0], box[2]]);
  }
  return all.sort((a, b) => a[0] - b[0]);
}
