import type { Box } from '../../document/geometry.ts';
import { areApartAt } from './apart-at.ts';
import { clusters, meet, type Ruling, TOLERANCE } from './rulings.ts';
import type { Stack } from './stacks.ts';

/** Least number of lines that joints imply, for each that is drawn between the outer ones. */
const IMPLIED = 2;

/** What keeps lines across a stack away. */
export interface Limits {
  /** The lines that are drawn across it. */
  readonly drawn: readonly Ruling[];
  /** Boxes of text, in points: no line runs through them. */
  readonly texts: readonly Box[];
  /** Those of the words that they are made of, but where these are of two columns. Texts are whole when absent. */
  readonly words?: readonly Box[];
  /** Whether the cells between two positions along the lines are known by themselves. */
  readonly isKnown?: (from: number, to: number, at: number) => boolean;
}

/** Whether a line crosses a stack between its sides. */
const isInside = (line: Ruling, { lines }: Stack): boolean =>
  lines.some((border) => meet(border, line) && line.at > border.from + TOLERANCE && line.at < border.to - TOLERANCE);

/**
 * The lines across a stack at its joints, row by row.
 * @param lines all lines of the stack's direction, which bound the rows.
 */
export function linesAcross(stack: Stack, lines: readonly Ruling[], limits: Limits): Ruling[] {
  const { drawn: crossing, texts, words = [], isKnown = () => false } = limits;
  const { start, end, drawn } = stack;
  const borders = [...(start ? [start] : []), ...stack.lines, ...(end ? [end] : [])];
  const joints = stack.lines.flatMap((line) => [...line.joints, line.from, line.to].map((at) => ({ at, line })));
  const isDrawn = (at: number): boolean =>
    crossing.some((line) => Math.abs(line.at - at) <= TOLERANCE && borders.some((border) => meet(border, line)));
  const groups = clusters(joints, ({ at }) => at).map((group) => ({
    own: new Set<Ruling>(group.map(({ line }) => line)),
    at: group.reduce((sum, joint) => sum + joint.at, 0) / group.length,
  }));
  const undrawn = groups.filter(({ at }) => !isDrawn(at));
  const inner = clusters(
    crossing.filter((line) => isInside(line, stack)),
    ({ at }) => at,
  );
  if (undrawn.length < IMPLIED * inner.length) return [];
  return undrawn.flatMap(({ own, at }) => {
    const here = borders.filter(({ from, to }) => from <= at + TOLERANCE && to >= at - TOLERANCE);
    const struck = texts.filter((box) => box[0] < at && at < box[2]);
    const isStruck = (from: number, to: number): boolean => {
      const own = struck.filter((box) => box[1] + box[3] > 2 * from && box[1] + box[3] < 2 * to);
      return own.length > 0 && !areApartAt(at, own, words);
    };
    const between = lines.filter(({ from, to }) => from < at && to > at).map((line) => line.at);
    return here.slice(1).flatMap((below, i): Ruling[] => {
      const above = here[i] as Ruling;
      const ends = drawn === 'both' ? [above, below] : [drawn === 'after' ? below : above];
      const deciding = ends.filter((line) => line !== start && line !== end);
      if (!(deciding.length > 0 ? deciding : [above, below]).some((line) => own.has(line))) return [];
      const rows = [above.at, ...between.filter((y) => y > above.at && y < below.at), below.at].sort((a, b) => a - b);
      return rows.slice(1).flatMap((to, row) => {
        const from = rows[row] as number;
        return isKnown(from, to, at) || isStruck(from, to) ? [] : [{ at, from, to }];
      });
    });
  });
}
