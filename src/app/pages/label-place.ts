import type { Evidence } from '../state/pointing.svelte.ts';
import type { PageSize } from './page-source.ts';

/** Left, top, right, bottom in points. */
type Box = Evidence['boxes'][number];

/** Points between a box and its label. */
const GAP = 2;

/**
 * The top left of a label for a box where it covers as little as can be of the lines of the page and stays on the page:
 * above the box, below it, to its right or left, or at the edges of the page beside it, in this order. In points.
 */
export function labelPlace(
  box: Box,
  label: PageSize,
  page: PageSize,
  lines: readonly Box[],
): readonly [number, number] {
  const [x0, y0, x1, y1] = box;
  const middle = (y0 + y1 - label.height) / 2;
  const places = [
    [x0, y0 - GAP - label.height],
    [x0, y1 + GAP],
    [x1 + GAP, middle],
    [x0 - GAP - label.width, middle],
    [page.width - label.width, middle],
    [0, middle],
  ] as const;
  const kept = places.map(
    ([x, y]) => [within(x, page.width - label.width), within(y, page.height - label.height)] as const,
  );
  const covered = kept.map(([x, y]) => coverage([x, y, x + label.width, y + label.height], [box, ...lines]));
  const least = covered.indexOf(Math.min(...covered));
  return kept[least] ?? [x0, y0];
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Square points of some boxes that another covers. */
const coverage = ([x0, y0, x1, y1]: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, [left, top, right, bottom]) => {
    const [width, height] = [Math.min(x1, right) - Math.max(x0, left), Math.min(y1, bottom) - Math.max(y0, top)];
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
