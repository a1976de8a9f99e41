import type { List, ListItem } from '../../document/block.ts';
import { type Box, holdsMiddle, overlap, union } from '../../document/geometry.ts';
import { type Line, partsInRows, textOfLine } from '../page/lines.ts';
import type { RunsOf } from '../tables/grid.ts';
import type { Rulings } from '../tables/rulings.ts';
import { withoutStyle } from '../text/runs.ts';
import { stacksOf } from './label-stacks.ts';

/** Points between a side of a box and what begins or ends there. */
const AT_SIDE = 3;
/** Points within which lines begin at one place. */
const SAME_EDGE = 1.5;
/** Font sizes between two words. */
const SPACE = 0.3;
/** What begins an entry of a class: its visibility (UML 2.5.1, 7.4.4); or a bullet. */
const ENTRY = /^[+#~•·▪–*-](?:\s|\p{L})/u;

/** Labels that belong together, from top to bottom. */
interface Group {
  readonly box: Box;
  readonly lines: readonly Line[];
  /** Those that begin an entry of their own. */
  readonly breaks: ReadonlySet<Line>;
}

/**
 * A list of the labels from top to bottom, those side by side from left to right: an item for each box, and for each label
 * between the boxes.
 * @param strokes the lines of the page.
 */
export function boxedLabels(
  page: number,
  labels: readonly Line[],
  nodes: readonly Box[],
  strokes: Rulings,
  runsOf: RunsOf,
): List {
  const taken = new Set<Line>();
  const boxed = nodes.flatMap((node) => {
    const own = labels.filter((line) => !taken.has(line) && holdsMiddle(node, line.box));
    for (const line of own) taken.add(line);
    return own.length > 0 ? [groupInBox(node, own, strokes)] : [];
  });
  const free = stacksOf(labels.filter((line) => !taken.has(line))).map(groupOfStack);
  const groups = inOrder([...boxed, ...free]);
  return { kind: 'list', page, ordered: false, items: groups.map((group) => itemOf(page, group, runsOf)) };
}

const itemOf = (page: number, { box, lines, breaks }: Group, runsOf: RunsOf): ListItem => ({
  marker: '',
  blocks: [{ kind: 'paragraph', page, box, runs: runsOf(lines, breaks).map(withoutStyle) }],
});

const groupOfStack = (lines: readonly Line[]): Group => ({
  box: union(lines.map(({ box }) => box)),
  lines,
  breaks: new Set(),
});

/** The labels of a box, section by section. */
function groupInBox(node: Box, lines: readonly Line[], { horizontal }: Rulings): Group {
  const dividers = horizontal
    .filter(({ at, from, to }) => at > node[1] + AT_SIDE && at < node[3] - AT_SIDE && spans(from, to, node))
    .map(({ at }) => at);
  const rows = partsInRows(lines);
  const breaks = new Set<Line>();
  for (const [at, row] of rows.entries()) {
    const [before, first] = [rows[at - 1], row[0] as Line];
    if (!before) continue;
    const isDivided = dividers.some((divider) => middleOf(before) < divider && middleOf(row) > divider);
    if (isDivided || ENTRY.test(textOfLine(first)) || hasRoom(before, row, node)) breaks.add(first);
  }
  return { box: node, lines: rows.flat(), breaks };
}

const spans = (from: number, to: number, [x0, , x1]: Box): boolean =>
  from < x0 + AT_SIDE && to > x1 - AT_SIDE && overlap(from, to, x0, x1) > 0;

const middleOf = (row: readonly Line[]): number => {
  const [, top, , bottom] = union(row.map(({ box }) => box));
  return (top + bottom) / 2;
};

/** Whether the first word of a line had room on the one above, in a box of lines that begin at one place. */
function hasRoom(before: readonly Line[], row: readonly Line[], [x0, , x1]: Box): boolean {
  const [above, below] = [union(before.map(({ box }) => box)), union(row.map(({ box }) => box))];
  const word = row[0]?.words[0];
  if (!word || Math.abs(above[0] - below[0]) > SAME_EDGE || Math.abs(above[2] - below[2]) < SAME_EDGE) return false;
  const padding = above[0] - x0;
  return above[2] + SPACE * word.fontSize + (word.box[2] - word.box[0]) < x1 - padding;
}

/** From top to bottom, those side by side from left to right. */
function inOrder(groups: readonly Group[]): Group[] {
  const rows: Group[][] = [];
  for (const group of [...groups].sort((a, b) => a.box[1] - b.box[1])) {
    const row = rows.find(([first]) => first && areLevel(first.box, group.box));
    if (row) row.push(group);
    else rows.push([group]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** Whether the middle of one of two boxes is at the height of the other. */
function areLevel(a: Box, b: Box): boolean {
  const [first, second] = [(a[1] + a[3]) / 2, (b[1] + b[3]) / 2];
  return (first > b[1] && first < b[3]) || (second > a[1] && second < a[3]);
}
