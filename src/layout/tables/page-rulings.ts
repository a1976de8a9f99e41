import { type Box, height, width } from '../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../document/page.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';
import { impliedRulings, type JoinedRuling } from './joints.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';

/** Points: largest distance of two pieces that touch. Programs round to quarters and eighths. */
const TOUCHING = 0.3;
/** Points: shortest ruling; ticks, outlines of glyphs and dots are shorter. Chosen on odl-bench, dev half. */
const SHORTEST = 6;
/** Points: least width and height of a shaded cell or row. Chosen on odl-bench, dev half. */
const SMALLEST_SHADE = 7;

const horizontalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (y0 + y1) / 2, from: x0, to: x1 });
const verticalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (x0 + x1) / 2, from: y0, to: y1 });

/**
 * The lines that a page draws, in no order: pieces of one line are joined, and lines that pieces imply are added.
 * @param words the boxes of the page's words in points.
 */
export function drawnRulings(rules: readonly Rule[], words: readonly Box[] = []): Rulings {
  const along = (orientation: Rule['orientation']): Box[] =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box);
  const horizontal = joinPieces(along('horizontal').map(horizontalOf));
  const vertical = joinPieces(along('vertical').map(verticalOf));
  const implied = impliedRulings({ horizontal, vertical }, words);
  return {
    horizontal: [...horizontal.map(rulingOf), ...implied.horizontal],
    vertical: [...vertical.map(rulingOf), ...implied.vertical],
  };
}

const rulingOf = ({ at, from, to }: JoinedRuling): Ruling => ({ at, from, to });

/** Drawn lines and the edges of shaded cells and rows; ticks and backgrounds (of `page`, in points) do not count. */
export function allRulings({ horizontal, vertical }: Rulings, fills: readonly FilledRectangle[], page: Box): Rulings {
  const shades = fills.filter(({ box }) => {
    const [across, down] = [width(box), height(box)];
    return Math.min(across, down) >= SMALLEST_SHADE && across * down <= BACKGROUND_SHARE * width(page) * height(page);
  });
  const edges = shades.flatMap(({ box: [x0, y0, x1, y1] }) => ({
    horizontal: [y0, y1].map((at): Ruling => ({ at, from: x0, to: x1 })),
    vertical: [x0, x1].map((at): Ruling => ({ at, from: y0, to: y1 })),
  }));
  return {
    horizontal: joinPieces([...horizontal, ...edges.flatMap((edge) => edge.horizontal)]).map(rulingOf),
    vertical: joinPieces([...vertical, ...edges.flatMap((edge) => edge.vertical)]).map(rulingOf),
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
  return joined.filter(({ from, to }) => to - from >= SHORTEST);
}
