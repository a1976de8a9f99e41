import type { Block } from '../../document/block.ts';
import { type Box, height, overlap, union } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { mapBlocks, wordsOf } from '../../document/walk.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { tightParts } from '../tables/rows.ts';
import { buildLines, type Line } from './lines.ts';
import { buildRotatedLines } from './rotated-lines.ts';

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
/** Width of a head on its column, in font sizes: less than the narrowest cell. */
const SLOT = 0.2;
/** Where a baseline stands above the foot of a line, in font sizes. */
const DESCENT = 0.2;

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

/** A page as layout takes it, and the words of the page as it was for those that were put elsewhere. */
export interface LevelHeads {
  readonly page: PositionedPage;
  readonly originals: ReadonlyMap<Word, Word>;
}

/** A turned line with the x of the middle of its column. */
interface Head {
  readonly line: Line;
  readonly x: number;
}

/**
 * The page with the turned heads of columns put level, one beside the other at the foot of their row, each on its column;
 * level heads of that row stand with them.
 */
export function levelHeads(page: PositionedPage, trace?: Trace): LevelHeads {
  const turned = buildRotatedLines(page.number, page.words);
  const moved = new Map<Word, Word>();
  if (turned.length > 1) {
    const level = buildLines(page.number, page.words).flatMap(tightParts);
    for (const group of groupsOf(turned.map(headOf))) {
      const below = linesBelow(group, level);
      const box = union(group.map(({ line }) => line.box));
      if (!decide(TURNED_HEADS, featuresOf(group, below), box, trace)) continue;
      putLevel(group, below, moved);
      putBeside(box, group, level, moved);
    }
  }
  if (moved.size === 0) return { page, originals: moved };
  const originals = new Map([...moved].map(([from, to]) => [to, from]));
  return { page: { ...page, words: page.words.map((word) => moved.get(word) ?? word) }, originals };
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

/** Puts the words of each head on one baseline at the foot of all, in the middle of its column. */
function putLevel(group: readonly Head[], below: readonly Line[], moved: Map<Word, Word>): void {
  const foot = footOf(group);
  for (const column of columnsOf(group, below)) {
    const size = sizeOf(column);
    const x = column.reduce((sum, head) => sum + head.x, 0) / column.length;
    const words = column.flatMap(({ line }) => line.words);
    const step = (SLOT * size) / words.length;
    for (const [index, word] of words.entries()) {
      const left = x - (SLOT * size) / 2 + index * step;
      moved.set(word, {
        ...word,
        box: [left, foot - size, left + step, foot],
        baseline: foot - DESCENT * size,
        rotation: 0,
        spaced: index > 0 || word.spaced,
      });
    }
  }
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
function putBeside(box: Box, group: readonly Head[], level: readonly Line[], moved: Map<Word, Word>): void {
  const [size, foot] = [sizeOf(group), footOf(group)];
  const beside = level.filter(
    (line) =>
      line.box[1] > box[1] - size && line.box[3] < foot + size && overlap(line.box[1], line.box[3], box[1], foot) > 0,
  );
  for (const line of beside) {
    const stack = beside.filter((other) => overlap(other.box[0], other.box[2], line.box[0], line.box[2]) > 0);
    if (stack.reduce((sum, other) => sum + height(other.box), 0) > FILLED * height(box)) continue;
    const down = foot - DESCENT * size - Math.max(...stack.map(({ baseline }) => baseline));
    for (const word of line.words) {
      const [x0, y0, x1, y1] = word.box;
      moved.set(word, { ...word, box: [x0, y0 + down, x1, y1 + down], baseline: word.baseline + down });
    }
  }
}

/** Blocks with the words of the page as it was; the boxes of tables and their cells hold these. */
export function withOriginals(blocks: readonly Block[], originals: ReadonlyMap<Word, Word>): readonly Block[] {
  if (originals.size === 0) return blocks;
  const turned = new Set(originals.values());
  const around = (box: Box | undefined, content: readonly Block[]): { box?: Box } => {
    const words = content.flatMap(wordsOf).filter((word) => turned.has(word));
    return box && words.length > 0 ? { box: union([box, ...words.map((word) => word.box)]) } : {};
  };
  return mapBlocks(blocks, { word: (word) => originals.get(word) ?? word }).map((block) => {
    if (block.kind !== 'table') return block;
    const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, ...around(cell.box, cell.blocks) })));
    return { ...block, rows, ...around(block.box, [block]) };
  });
}
