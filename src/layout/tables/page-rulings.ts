import { type Box, height, overlap, width } from '../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../document/page.ts';
import { oncePer } from '../../platform/once-per.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';
import { impliedColumns, impliedRulings } from './joints.ts';
import { markersOf } from './marked-text.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import type { JoinedRuling } from './stacks.ts';

/** Points: largest distance of two pieces that touch. Programs round to quarters and eighths. */
const TOUCHING = 0.3;
/** Points: shortest ruling; ticks, outlines of glyphs and dots are shorter. Chosen on odl-bench, dev half. */
const SHORTEST = 6;
/**
 * Points from the end of a line to the joint at a frame's corner: the distance of LaTeX's listings from their text (3) and
 * a line. Joints that are nearer are those of lines that meet.
 */
const CORNER = { least: 2, most: 5 } as const;
/** Points: least width and height of a shaded cell or row. Chosen on odl-bench, dev half. */
const SMALLEST_SHADE = 7;

const horizontalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (y0 + y1) / 2, from: x0, to: x1 });
const verticalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (x0 + x1) / 2, from: y0, to: y1 });

/**
 * The lines that a page draws, in no order: pieces of one line are joined, and lines that pieces imply are added.
 * @param words the boxes of the page's words in points.
 */
export function drawnRulings(rules: readonly Rule[], words: readonly Box[] = []): Rulings {
  const { horizontal, vertical } = joinedLines(rules);
  const implied = impliedRulings({ horizontal, vertical }, words);
  return {
    horizontal: [...horizontal.map(rulingOf), ...implied.horizontal],
    vertical: [...vertical.map(rulingOf), ...implied.vertical],
  };
}

/** The lines that a page draws, pieces of one line joined, without those that others imply. */
export function drawnLines(rules: readonly Rule[]): Rulings {
  const { horizontal, vertical } = joinedLines(rules);
  return { horizontal: horizontal.map(rulingOf), vertical: vertical.map(rulingOf) };
}

/** Both the lines of text and their tables ask for them. */
const joinedLines = oncePer((rules: readonly Rule[]): Record<Rule['orientation'], JoinedRuling[]> => {
  const along = (orientation: Rule['orientation']): Box[] =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box);
  return {
    horizontal: joinPieces(along('horizontal').map(horizontalOf)),
    vertical: joinPieces(along('vertical').map(verticalOf)),
  };
});

const rulingOf = ({ at, from, to }: JoinedRuling): Ruling => ({ at, from, to });

/**
 * Drawn lines and the edges of shaded cells and rows, and lines that those imply; ticks and backgrounds (of `page`, in
 * points) do not count, nor does what marks words of running text. Without such shades they are the drawn ones themselves.
 * @param words the boxes of the page's words in points.
 */
export function allRulings(
  drawn: Rulings,
  fills: readonly FilledRectangle[],
  page: Box,
  words: readonly Box[] = [],
): Rulings {
  const marksText = markersOf(words);
  const shades = fills.filter(({ box }) => {
    const [across, down] = [width(box), height(box)];
    const isShade = across * down <= BACKGROUND_SHARE * width(page) * height(page);
    return Math.min(across, down) >= SMALLEST_SHADE && isShade && !marksText(box);
  });
  if (shades.length === 0) return drawn;
  const edges = shades.flatMap(({ box: [x0, y0, x1, y1] }) => ({
    horizontal: [y0, y1].map((at): Ruling => ({ at, from: x0, to: x1 })),
    vertical: [x0, x1].map((at): Ruling => ({ at, from: y0, to: y1 })),
  }));
  const level = edges.flatMap((edge) => edge.horizontal);
  const horizontal = joinPieces([...drawn.horizontal, ...level]);
  const vertical = joinPieces([...drawn.vertical, ...edges.flatMap((edge) => edge.vertical)]);
  // A shade shows the cells of its own row.
  const isKnown = (from: number, to: number, at: number): boolean =>
    shades.some(({ box }) => box[0] <= at && box[2] >= at && overlap(box[1], box[3], from, to) * 2 > to - from);
  const lines = drawn.horizontal.map((line): JoinedRuling => ({ ...line, joints: [] }));
  const levels = [...lines, ...joinPieces(level)].sort((a, b) => a.at - b.at);
  const implied = impliedColumns(levels, { drawn: drawn.vertical, rows: [], words, isKnown });
  return {
    horizontal: [...horizontal.map(rulingOf), ...implied.horizontal],
    vertical: [...vertical.map(rulingOf), ...implied.vertical],
  };
}

/** Joins rulings on one line that touch or overlap, and drops those that are short even so. */
function joinPieces(rulings: readonly Ruling[]): JoinedRuling[] {
  const joined: JoinedRuling[] = [];
  for (const row of clusters(rulings, ({ at }) => at)) {
    const at = row.reduce((sum, ruling) => sum + ruling.at, 0) / row.length;
    let open: { from: number; to: number; joints: number[] } | undefined;
    for (const { from, to } of [...row].sort((a, b) => a.from - b.from)) {
      if (open && from <= open.to + TOLERANCE) {
        if (Math.abs(from - open.to) <= TOUCHING && to > open.to) open.joints.push(from);
        open.to = Math.max(open.to, to);
      } else {
        if (open) joined.push({ at, ...open });
        open = { from, to, joints: [] };
      }
    }
    if (open) joined.push({ at, ...open });
  }
  return joined.filter(({ from, to }) => to - from >= SHORTEST).map(withoutCorners);
}

/** A line without the joints at the corners of a frame, which TeX draws as pieces of their own. */
const withoutCorners = (line: JoinedRuling): JoinedRuling =>
  line.joints.length === 0
    ? line
    : { ...line, joints: line.joints.filter((at) => !isCorner(Math.min(at - line.from, line.to - at))) };

const isCorner = (distance: number): boolean => distance >= CORNER.least && distance <= CORNER.most;
