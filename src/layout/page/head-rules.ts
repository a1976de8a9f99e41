import { union } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import type { Line } from './lines.ts';

/** Points by which a line may be over the box of the text that it is drawn below. */
const SLACK = 2;
/** Fewest level lines of a table's own. */
const FEWEST_OWN = 2;

/**
 * The rules of a page without the lines below its running heads and above its running feet, where tables have lines of
 * their own: what is between the two is no row of these. What is nearer to the text than to the head, or meets an upright
 * line, is the border of a table.
 * @param lines all lines of the page, those of running heads among them.
 */
export function rulesOfBody(
  rules: readonly Rule[],
  lines: readonly Line[],
  runningHeads: ReadonlySet<Line>,
): readonly Rule[] {
  const [heads, body] = [
    lines.filter((line) => runningHeads.has(line)),
    lines.filter((line) => !runningHeads.has(line)),
  ];
  if (heads.length === 0 || body.length === 0) return rules;
  const [, top, , bottom] = union(body.map(({ box }) => box));
  const uprights = rules.filter(({ orientation }) => orientation === 'vertical').map(({ box }) => box);
  const isHeadRule = ({ box: [x0, y0, x1, y1], orientation }: Rule): boolean => {
    if (orientation === 'vertical' || (y1 > top && y0 < bottom)) return false;
    const over = heads.filter(({ box }) => box[3] <= y0 + SLACK).map(({ box }) => y0 - box[3]);
    const under = heads.filter(({ box }) => box[1] >= y1 - SLACK).map(({ box }) => box[1] - y1);
    const isNearer = (y1 <= top && Math.min(...over) < top - y1) || (y0 >= bottom && Math.min(...under) < y0 - bottom);
    return (
      isNearer &&
      !uprights.some(
        (side) => side[2] >= x0 - SLACK && side[0] <= x1 + SLACK && side[1] <= y1 + SLACK && side[3] >= y0 - SLACK,
      )
    );
  };
  const own = rules.filter((rule) => !isHeadRule(rule));
  const isOwn = own.length === rules.length;
  return isOwn || own.filter(({ orientation }) => orientation === 'horizontal').length < FEWEST_OWN ? rules : own;
}
