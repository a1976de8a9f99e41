import { groupByPosition } from '../metrics.ts';
import type { Line } from '../page/lines.ts';

/** Difference of edges in shares of the font size up to which titles begin at one: numbers of sections may end at one edge. */
const SAME_EDGE = 0.7;
/** Most ranks of contents, as DOCX and LaTeX number them: parts to subparagraphs. */
const MOST_RANKS = 7;
/** Fewest entries for each edge: titles in the middle of a page begin anywhere. */
const FEWEST_EACH = 2;

/**
 * The ranks of titles by how far they are set in, 0 for those furthest out, from top to bottom.
 * @returns Undefined where all begin at one edge, or at so many that they tell no ranks.
 */
export function ranksOf(lines: readonly Line[]): number[] | undefined {
  const edges = groupByPosition(
    lines,
    ({ box }) => box[0],
    ({ fontSize }) => SAME_EDGE * fontSize,
  );
  if (edges.length < 2 || edges.length > MOST_RANKS || lines.length < FEWEST_EACH * edges.length) return undefined;
  const ranks = new Map(edges.flatMap((group, rank) => group.map((line) => [line, rank] as const)));
  return lines.map((line) => ranks.get(line) ?? 0);
}
