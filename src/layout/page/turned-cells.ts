import { type Box, holdsMiddle, union } from '../../document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import { tightParts } from '../tables/rows.ts';
import { buildLines, type Line } from './lines.ts';
import { type MovedWords, putLevel, withMoved } from './moved-words.ts';
import { buildRotatedLines } from './rotated-lines.ts';
import { levelHeads } from './turned-heads.ts';

/** Most turned lines of a page that may be in cells: figures have many. */
const MOST_LINES = 200;
/** Largest distance of a label from the cells right of it, in font sizes: what is further away is another column. */
const LARGEST_GAP = 5;
/** Points by which a word may reach over a rule: boxes are those of the font. */
const REACH = 1;
/** Points beyond the edge of a cell where the rules of a grid still run. */
const BEYOND = 3;

/** A page as layout takes it, and the words of the page as it was by those that were put in their places. */
export interface LevelCells {
  readonly page: PositionedPage;
  readonly originals: ReadonlyMap<Word, Word>;
}

/**
 * The page with turned text of table cells put level: heads of columns, and labels of groups of rows. All kinds of tables
 * find it there.
 */
export function levelCells(page: PositionedPage, trace?: Trace): LevelCells {
  const moved: MovedWords = new Map();
  const turned = buildRotatedLines(page.number, page.words);
  if (turned.length > 0 && turned.length <= MOST_LINES) {
    const level = buildLines(page.number, page.words).flatMap(tightParts);
    const upright = turned.filter(({ words }) => words.every(({ rotation }) => rotation % 180 === 90));
    levelRuled(upright, level, page.rules, moved);
    const left = turned.filter(({ words }) => !words.some((word) => moved.has(word)));
    levelHeads(left, level, moved, trace);
  }
  return { page: withMoved(page, moved), originals: new Map([...moved].map(([from, to]) => [to, from])) };
}

/**
 * Turned text of ruled cells, such as labels of groups of rows. It goes to the first level line right beside its cell, or
 * else to the foot of the text.
 */
function levelRuled(turned: readonly Line[], level: readonly Line[], rules: readonly Rule[], moved: MovedWords): void {
  const [across, along] = (['horizontal', 'vertical'] as const).map((orientation) =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box),
  ) as [Box[], Box[]];
  const cells = Map.groupBy(
    turned.flatMap((line) => inCells(line, across, along)),
    ({ cell }) => cell,
  );
  for (const [key, inCell] of cells) {
    const words = inCell.map(({ word }) => word);
    const cell = key.split(' ').map(Number) as unknown as Box;
    if (level.some(({ box }) => holdsMiddle(cell, box))) continue;
    const [left, , right, foot] = union(words.map(({ box }) => box));
    const size = words[0]?.fontSize ?? 0;
    const beside = level
      .filter(({ box, baseline }) => baseline > cell[1] && baseline < cell[3] && box[0] >= right)
      .filter(({ box }) => box[0] - cell[2] < LARGEST_GAP * size)
      .map(({ baseline }) => baseline);
    putLevel(words, (left + right) / 2, beside.length > 0 ? Math.min(...beside) : foot - size / 4, moved);
  }
}

/** The words of a turned line with their cells, as edges joined by spaces; those that jut out go with their neighbours. */
function inCells({ words }: Line, across: readonly Box[], along: readonly Box[]): { word: Word; cell: string }[] {
  const cells = words.map(({ box }) => cellAround(box, across, along)?.join(' '));
  return words.flatMap((word, index) => {
    const cell = cells[index] ?? cells.slice(0, index).findLast((other) => other !== undefined) ?? cells.find(Boolean);
    return cell === undefined ? [] : [{ word, cell }];
  });
}

/**
 * The cell of a grid around a turned word: the nearest rules above and below that run across it, which go on beyond the
 * cell as those of a box do not, and the nearest one on either side that runs along it; a table may have none on its left.
 */
function cellAround(box: Box, across: readonly Box[], along: readonly Box[]): Box | undefined {
  const [left, right] = nearest(
    [box[0], box[2]],
    along.filter((rule) => rule[1] < box[1] + REACH && rule[3] > box[3] - REACH).map((rule) => (rule[0] + rule[2]) / 2),
  );
  if (!Number.isFinite(right)) return undefined;
  const heights = (x0: number, x1: number): readonly [number, number] =>
    nearest(
      [box[1], box[3]],
      across.filter((rule) => rule[0] < x0 && rule[2] > x1).map((rule) => (rule[1] + rule[3]) / 2),
    );
  const [top, bottom] = heights(box[0], box[2]);
  const goesOn = [right + BEYOND, left - BEYOND].some((x) => {
    const [above, below] = heights(x, x);
    return Math.abs(above - top) < REACH && Math.abs(below - bottom) < REACH;
  });
  return goesOn && Number.isFinite(top) && Number.isFinite(bottom)
    ? [Math.max(left, 0), top, right, bottom]
    : undefined;
}

/** The nearest of some places before and behind a range; infinite where there is none. */
function nearest([from, to]: readonly [number, number], places: readonly number[]): readonly [number, number] {
  const before = places.filter((place) => place <= from + REACH);
  const behind = places.filter((place) => place >= to - REACH);
  return [Math.max(Number.NEGATIVE_INFINITY, ...before), Math.min(Number.POSITIVE_INFINITY, ...behind)];
}
