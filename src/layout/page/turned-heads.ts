import { type Box, height, overlap, union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from './lines.ts';
import { DESCENT, type MovedWords, putDown, putLevel } from './moved-words.ts';

/** Font sizes of heads that differ by a smaller share are one. */
const SAME_SIZE = 0.2;
/** Least share of the lower of two heads beside which the other stands. */
const BESIDE = 0.5;
/** Rows below the heads in which their columns show: in font sizes, some four rows of a table. */
const ROWS_BELOW = 8;
/** Largest distance of the lines of one head, in font sizes. */
const LINE_PITCH = 1.5;
/** Least share of the heads with a cell of their own below. */
const WITH_CELLS = 0.5;
/** Share of the height of turned heads that level ones beside them fill at most: text beside fills it. */
const FILLED = 0.5;

/** What decides whether turned lines side by side are the heads of columns. */
export interface TurnedHeadFeatures {
  readonly heads: number;
  /**
   * Share of them with a cell of their own below, before any line that runs through several columns, as a caption or the
   * title of an axis does.
   */
  readonly withCells: number;
}

/** Turned lines side by side are heads of columns unless one of the signs speaks against it. */
export const TURNED_HEADS = decisionOf<TurnedHeadFeatures>(
  'turned heads',
  [
    { name: 'one alone', weight: WEIGHT.veto, holds: ({ heads }) => heads < 2 },
    { name: 'no cells below', weight: WEIGHT.veto, holds: ({ withCells }) => withCells < WITH_CELLS },
  ],
  WEIGHT.for,
);

/** A turned line with the x of the middle of its column. */
interface Head {
  readonly line: Line;
  readonly x: number;
}

/**
 * Puts turned heads of columns level, one beside the other at the foot of their row, each on its column; level heads of
 * that row stand with them.
 * @param turned turned lines of a page.
 * @param level its level lines, parted at wide gaps.
 * @param moved receives the words that were put elsewhere.
 */
export function levelHeads(turned: readonly Line[], level: readonly Line[], moved: MovedWords, trace?: Trace): void {
  for (const group of groupsOf(turned.map(headOf))) {
    const below = linesBelow(group, level);
    const box = union(group.map(({ line }) => line.box));
    if (!decide(TURNED_HEADS, featuresOf(group, below), box, trace)) continue;
    const baseline = footOf(group) - DESCENT * sizeOf(group);
    for (const column of columnsOf(group, below)) {
      const x = column.reduce((sum, head) => sum + head.x, 0) / column.length;
      putLevel(
        column.flatMap(({ line }) => line.words),
        x,
        baseline,
        moved,
      );
    }
    putBeside(box, baseline, level, sizeOf(group), moved);
  }
}

const rotationOf = (line: Line): number => line.words[0]?.rotation ?? 0;

/** A head stands on its foot: the lower end of its line. */
function headOf(line: Line): Head {
  const [x0, , x1] = line.box;
  const rotation = rotationOf(line);
  if (rotation % 180 === 90) return { line, x: (x0 + x1) / 2 };
  return { line, x: rotation > 180 ? x0 + line.fontSize / 2 : x1 - line.fontSize / 2 };
}

/** Heads in one direction and size that stand side by side, from left to right. */
function groupsOf(heads: readonly Head[]): Head[][] {
  const groups: Head[][] = [];
  for (const head of [...heads].sort((a, b) => a.x - b.x)) {
    const group = groups.find((other) => other.every((member) => areBeside(member.line, head.line)));
    if (group) group.push(head);
    else groups.push([head]);
  }
  return groups;
}

const areBeside = (a: Line, b: Line): boolean =>
  rotationOf(a) === rotationOf(b) &&
  Math.abs(a.fontSize - b.fontSize) <= SAME_SIZE * a.fontSize &&
  overlap(a.box[1], a.box[3], b.box[1], b.box[3]) >= BESIDE * Math.min(height(a.box), height(b.box));

const sizeOf = (group: readonly Head[]): number => group[0]?.line.fontSize ?? 0;

const footOf = (group: readonly Head[]): number => Math.max(...group.map(({ line }) => line.box[3]));

/** The level lines of the first rows below heads, within their width, down to one that runs through several columns. */
function linesBelow(group: readonly Head[], level: readonly Line[]): Line[] {
  const [foot, size] = [footOf(group), sizeOf(group)];
  const [left, right] = [group[0]?.x ?? 0, group.at(-1)?.x ?? 0];
  const below = level
    .filter(({ box }) => box[1] > foot - size / 2 && box[1] < foot + ROWS_BELOW * size)
    .filter(({ box }) => box[2] > left - size && box[0] < right + size)
    .sort((a, b) => a.box[1] - b.box[1]);
  const end = below.findIndex((line) => headsOver(line, group).length > 1);
  return end < 0 ? below : below.slice(0, end);
}

const middle = ({ box }: Line): number => (box[0] + box[2]) / 2;

/** The heads in whose column a line is. */
const headsOver = (line: Line, group: readonly Head[]): Head[] =>
  group.filter(
    ({ x, line: { fontSize } }) => (line.box[0] <= x && line.box[2] >= x) || Math.abs(middle(line) - x) < fontSize / 2,
  );

function featuresOf(group: readonly Head[], below: readonly Line[]): TurnedHeadFeatures {
  const own = new Set(below.flatMap((line) => headsOver(line, group)));
  return {
    heads: group.length,
    withCells: own.size / group.length,
  };
}

/** Heads of one column are lines of one text: cells below stand under their middle. In reading order. */
function columnsOf(group: readonly Head[], below: readonly Line[]): Head[][] {
  const columns: Head[][] = [];
  for (const head of group) {
    const last = columns.at(-1);
    const before = last?.at(-1);
    if (before && areOneText(before, head, below)) last?.push(head);
    else columns.push([head]);
  }
  const readsDown = rotationOf((group[0] as Head).line) < 180;
  return readsDown ? columns.map((column) => column.reverse()) : columns;
}

function areOneText(a: Head, b: Head, below: readonly Line[]): boolean {
  const pitch = b.x - a.x;
  if (pitch > LINE_PITCH * a.line.fontSize) return false;
  const under = (x: number): number => below.filter((line) => Math.abs(middle(line) - x) < pitch / 4).length;
  return under((a.x + b.x) / 2) > under(a.x) + under(b.x);
}

/** Puts level heads that stand beside turned ones, at the top of their cells or half way down, on their baseline. */
function putBeside(box: Box, baseline: number, level: readonly Line[], size: number, moved: MovedWords): void {
  const [, top, , foot] = box;
  const beside = level.filter(
    (line) => line.box[1] > top - size && line.box[3] < foot + size && overlap(line.box[1], line.box[3], top, foot) > 0,
  );
  for (const line of beside) {
    const stack = beside.filter((other) => overlap(other.box[0], other.box[2], line.box[0], line.box[2]) > 0);
    if (stack.reduce((sum, other) => sum + height(other.box), 0) > FILLED * height(box)) continue;
    putDown(line.words, baseline - Math.max(...stack.map((other) => other.baseline)), moved);
  }
}
