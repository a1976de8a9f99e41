import type { Item } from '../../../layout/item.ts';
import { type Line, lineOf } from '../lines.ts';

/** What stands on a printed line between wide gaps; the whole row of a table. */
export interface Segment extends Item {
  readonly line: Line;
  /** The pieces of it in their order. */
  readonly part: Line;
}

/** Whether a line is a row of several cells. */
const isRow = ({ block, pieces }: Line): boolean => block.kind === 'row' && pieces.length > 1;

/** The segments of printed lines that have places. */
export const segmentsOf = (lines: readonly Line[]): Segment[] =>
  lines.flatMap((line) => {
    if (isRow(line)) return line.box ? [{ line, part: line, box: line.box, fontSize: line.pieces[0]?.size ?? 0 }] : [];
    const parts: Line['pieces'][number][][] = [];
    for (const piece of line.pieces) {
      if (parts.length === 0 || piece.after === 'gap') parts.push([piece]);
      else parts.at(-1)?.push(piece);
    }
    return parts.flatMap((pieces) => {
      const part = lineOf(line.block, pieces);
      return part.box ? [{ line, part, box: part.box, fontSize: pieces[0]?.size ?? 0 }] : [];
    });
  });

/** The printed lines again, of segments in a new order: those that follow one another as on their line are one. */
export function linesOfSegments(segments: readonly Segment[]): Line[] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const before = groups.at(-1)?.at(-1);
    const goesOn = before?.line === segment.line && segment.part.start >= before.part.end;
    if (goesOn) groups.at(-1)?.push(segment);
    else groups.push([segment]);
  }
  return groups.map((group) => {
    const [first] = group as [Segment];
    const pieces = group.flatMap(({ part }) => part.pieces);
    if (pieces.length === first.line.pieces.length) return first.line;
    const isStart = pieces[0] === first.line.pieces[0];
    return { ...lineOf(first.line.block, pieces), ...(isStart && first.line.bullet ? { bullet: true } : {}) };
  });
}

/** Share of a segment's height by which another may be higher or lower and still be on its row. */
const SAME_ROW = 0.5;

/** Segments, or whatever has a box, from the top down, and from left to right in a row. */
export function inRows<T extends Item>(segments: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const segment of [...segments].sort((a, b) => middle(a) - middle(b))) {
    const [first] = rows.at(-1) ?? [];
    const height = first ? Math.min(first.box[3] - first.box[1], segment.box[3] - segment.box[1]) : 0;
    if (first && Math.abs(middle(first) - middle(segment)) < height * SAME_ROW) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

const middle = ({ box }: Item): number => (box[1] + box[3]) / 2;
