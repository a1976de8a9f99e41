import type { Rule } from '../../document/page.ts';
import { oncePer } from '../../platform/once-per.ts';
import { groupByPosition } from '../metrics.ts';
import type { Ruling, Rulings } from '../tables/rulings.ts';

/** Points between the pieces of one line, and by which their places differ: drawings have lines that are 3 points apart. */
const TOUCHING = 0.75;

/** The lines of a drawing: pieces of one line are joined; once for a page's rules, as several looks at a drawing ask for them. */
export const strokesOf = oncePer((rules: readonly Rule[]): Rulings => {
  const level = rules.filter(({ orientation }) => orientation === 'horizontal');
  const upright = rules.filter(({ orientation }) => orientation === 'vertical');
  return {
    horizontal: joined(level.map(({ box: [x0, y0, x1, y1] }) => ({ at: (y0 + y1) / 2, from: x0, to: x1 }))),
    vertical: joined(upright.map(({ box: [x0, y0, x1, y1] }) => ({ at: (x0 + x1) / 2, from: y0, to: y1 }))),
  };
});

function joined(pieces: readonly Ruling[]): Ruling[] {
  const lines: Ruling[] = [];
  const rows = groupByPosition(
    pieces,
    ({ at }) => at,
    () => TOUCHING,
  );
  for (const row of rows) {
    let open: { at: number; from: number; to: number } | undefined;
    for (const { at, from, to } of row.sort((a, b) => a.from - b.from)) {
      if (open && from <= open.to + TOUCHING) {
        open.to = Math.max(open.to, to);
      } else {
        open = { at, from, to };
        lines.push(open);
      }
    }
  }
  return lines;
}
