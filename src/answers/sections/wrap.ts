import type { Line } from './lines.ts';

/** A word with spaces between its letters. */
const SPACED = /^(?:\p{L}\s)+\p{L}(?!\p{L})/u;

/** How much farther below a line than its leading one stands that begins anew: more than boxes of type differ. */
const LOOSER = 1.15;

/**
 * Whether a line goes on in the next one, in its look, because the column had no room for the next word: where there
 * was room, or more space than within paragraphs, the line was ended on purpose.
 * @param right x of the column's right edge, in points.
 */
export function isWrapped(line: Line, next: Line, right: number): boolean {
  const [last, first] = [line.pieces.at(-1), next.pieces[0]];
  if (!last?.box || !first?.box || first.bold !== last.bold || line.pieces.some(({ after }) => after === 'gap'))
    return false;
  if (line.leading !== undefined && first.box[1] - last.box[1] > LOOSER * line.leading) return false;
  const [word = ''] = SPACED.exec(first.text) ?? first.text.split(/\s/);
  const room = ((first.box[2] - first.box[0]) / first.text.length) * (word.length + 1);
  return isSetRight(line, next) ? last.box[0] - room < (line.left ?? last.box[0]) : last.box[2] + room > right;
}

/** Points by which the edges of lines that are set to one edge differ at most. */
const SAME_EDGE = 1;

/** Whether lines end below one another and begin elsewhere: their room is on the left. */
const isSetRight = ({ box: a }: Line, { box: b }: Line): boolean =>
  a !== undefined && b !== undefined && Math.abs(a[2] - b[2]) < SAME_EDGE && Math.abs(a[0] - b[0]) > SAME_EDGE;

/** x of the right edge of the text in the column of lines, in points; infinite where lines have no places. */
export const rightEdge = (lines: readonly Line[]): number =>
  lines.reduce(
    (edge, { box, right }) => Math.max(edge, right ?? box?.[2] ?? Number.POSITIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );

/** Lines of a column or frame that know its edges; those of a frame in it know theirs. */
export function withEdges(lines: readonly Line[]): Line[] {
  const own = lines.filter((line) => line.right === undefined);
  const right = rightEdge(own);
  const left = own.reduce((edge, { box }) => Math.min(edge, box?.[0] ?? Number.NEGATIVE_INFINITY), right);
  return lines.map((line) => (line.right === undefined ? { ...line, left, right } : line));
}

/** Regions of lines that know how far below one another the lines of paragraphs in their size begin in the document. */
export function withLeadings(regions: readonly (readonly Line[])[]): Line[][] {
  const steps = regions.flatMap((lines) =>
    lines.flatMap((line, index) => {
      const next = lines[index + 1];
      return next && isSurelyWrapped(line, next) ? [[sizeOf(line), stepOf(line, next)] as const] : [];
    }),
  );
  const leadings = new Map<number, number>();
  for (const [size, step] of steps) leadings.set(size, Math.max(step, leadings.get(size) ?? 0));
  return regions.map((lines) =>
    lines.map((line) => {
      const leading = leadings.get(sizeOf(line));
      return leading === undefined ? line : { ...line, leading };
    }),
  );
}

/** The size of a line's type, in half points. */
const sizeOf = ({ pieces }: Line): number => Math.round(2 * (pieces[0]?.size ?? 0));

const stepOf = (line: Line, next: Line): number => (next.box?.[1] ?? 0) - (line.box?.[1] ?? 0);

/** Whether a line of prose goes on in small letters in the next one of its paragraph. */
const isSurelyWrapped = (line: Line, next: Line): boolean =>
  next.block === line.block &&
  next.page === line.page &&
  sizeOf(next) === sizeOf(line) &&
  /^\p{Ll}/u.test(next.text) &&
  stepOf(line, next) > 0 &&
  isWrapped(line, next, line.right ?? rightEdge([line, next]));
