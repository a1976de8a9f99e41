import { type Box, height } from '../../document/geometry.ts';
import { type Limits, linesAcross } from './lines-across.ts';
import { isTitled } from './open-row.ts';
import type { Ruling, Rulings } from './rulings.ts';
import {
  areJoinedAlike,
  hasColumns,
  isRow,
  type JoinedRuling,
  type JoinedRulings,
  stacksOf,
  withEnds,
  withOpenRows,
} from './stacks.ts';
import { textRuns } from './text-runs.ts';

/** Points at the sides of a text, and share of its height at top and bottom, where a line may run. */
const BESIDE = 1;
const STRUCK = 0.3;

/**
 * The lines that nobody drew, but that lines drawn cell by cell imply: columns where level lines have joints one below
 * the other, rows where upright ones have joints side by side. None where lines of their own direction are drawn: what
 * those leave out is a merged cell. None through text.
 * @param words the boxes of the page's words in points.
 */
export function impliedRulings({ horizontal, vertical }: JoinedRulings, words: readonly Box[]): Rulings {
  if (!vertical.some(hasJoints)) return impliedColumns(horizontal, { drawn: vertical, rows: [], words });
  const texts = innerBoxes(textRuns(words)).map(([x0, y0, x1, y1]): Box => [y0, x0, y1, x1]);
  const rows = stacksOf(vertical, (left, right) => isRow(left, right, texts))
    .filter((stack) => hasColumns(stack, horizontal))
    .flatMap((stack) => linesAcross(withEnds(stack, vertical, horizontal), vertical, { drawn: horizontal, texts }));
  const columns = impliedColumns(horizontal, { drawn: vertical, rows, words });
  return { horizontal: [...rows, ...columns.horizontal], vertical: columns.vertical };
}

interface Known {
  /** The upright lines that are drawn. */
  readonly drawn: readonly Ruling[];
  /** Level lines that have no joints. */
  readonly rows: readonly Ruling[];
  /** The boxes of the page's words in points. */
  readonly words: readonly Box[];
  readonly isKnown?: Limits['isKnown'];
}

/**
 * The columns alone, and the outer borders of rows that have none there.
 * @param isKnown rows whose columns are known by themselves, as shades show them.
 */
export function impliedColumns(levels: readonly JoinedRuling[], { drawn, rows, words, isKnown }: Known): Rulings {
  if (!levels.some(hasJoints)) return { horizontal: [], vertical: [] };
  const runs = textRuns(words);
  const texts = innerBoxes(runs);
  const isRowBetween = (above: JoinedRuling, below: JoinedRuling): boolean =>
    isRow(above, below, texts) && !isTitled(above, below, runs, !areJoinedAlike(above, below));
  const stacks = stacksOf(levels, isRowBetween).map((stack) =>
    withOpenRows(withEnds(stack, levels, drawn, runs), drawn, words),
  );
  const limits = { drawn, texts, words, ...(isKnown && { isKnown }) };
  return {
    horizontal: stacks.flatMap(({ start, end }) => [start, end].filter((line) => line !== undefined)),
    vertical: stacks.flatMap((stack) => linesAcross(stack, [...levels, ...rows], limits)),
  };
}

const hasJoints = ({ joints }: JoinedRuling): boolean => joints.length > 0;

/** Boxes of text without the rim where a line may run. */
const innerBoxes = (boxes: readonly Box[]): Box[] =>
  boxes.map((box): Box => {
    const struck = STRUCK * height(box);
    return [box[0] + BESIDE, box[1] + struck, box[2] - BESIDE, box[3] - struck];
  });
