import type { Line } from './lines.ts';

/** A word with spaces between its letters. */
const SPACED = /^(?:\p{L}\s)+\p{L}(?!\p{L})/u;

/**
 * Whether a line goes on in the next one, in its look, because the column had no room for the next word: where there
 * was room, the line was ended on purpose.
 * @param right x of the column's right edge, in points.
 */
export function isWrapped(line: Line, next: Line, right: number): boolean {
  const [last, first] = [line.pieces.at(-1), next.pieces[0]];
  if (!last?.box || !first?.box || first.bold !== last.bold || line.pieces.some(({ after }) => after === 'gap'))
    return false;
  const [word = ''] = SPACED.exec(first.text) ?? first.text.split(/\s/);
  const room = ((first.box[2] - first.box[0]) / first.text.length) * (word.length + 1);
  return last.box[2] + room > right;
}

/** x of the right edge of the text in the column of lines, in points; infinite where lines have no places. */
export const rightEdge = (lines: readonly Line[]): number =>
  lines.reduce(
    (edge, { box, right }) => Math.max(edge, right ?? box?.[2] ?? Number.POSITIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );

/** Lines of a column or frame that know its right edge; those of a frame in it know theirs. */
export function withRightEdge(lines: readonly Line[]): Line[] {
  const right = rightEdge(lines.filter((line) => line.right === undefined));
  return lines.map((line) => (line.right === undefined ? { ...line, right } : line));
}
