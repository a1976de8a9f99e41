import { expect, test } from 'vitest';
import { framesOf } from '../../../../src/layout/boxes/frames.ts';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { DRAWN_LATTICE, latticeCandidates } from '../../../../src/layout/tables/lattice.ts';
import type { Ruling, Rulings } from '../../../../src/layout/tables/rulings.ts';
import { growth } from '../../../fixtures/growth.ts';
import { line, page } from '../page.ts';

/** Grids of the shorter page. */
const SHORT = 500;
/** Times that the longer page has as many, and most times that it may take as long: less than the 16 of its square. */
const LONGER = 4;
const MOST = 8;

interface Grids {
  readonly rulings: Rulings;
  readonly lines: readonly Line[];
}

/** Grids of two rows and two columns, ten beside each other. */
function gridsOf(count: number): Grids {
  const [horizontal, vertical]: [Ruling[], Ruling[]] = [[], []];
  const lines: Line[] = [];
  for (let index = 0; index < count; index++) {
    const [x, y] = [100 * (index % 10), 60 * Math.floor(index / 10)];
    for (const step of [0, 1, 2]) {
      horizontal.push({ at: y + 20 * step, from: x, to: x + 80 });
      vertical.push({ at: x + 40 * step, from: y, to: y + 40 });
    }
    for (const [dx, dy] of [
      [4, 14],
      [44, 14],
      [4, 34],
      [44, 34],
    ] as const) {
      lines.push(line({ text: 'one', x: x + dx, y: y + dy }));
    }
  }
  return { rulings: { horizontal, vertical }, lines };
}

test('grids are found in time that grows with their number', () => {
  const find = ({ rulings, lines }: Grids): void => {
    framesOf(page([], { width: 1000, height: 100_000 }), rulings);
    expect(latticeCandidates(rulings, lines, DRAWN_LATTICE)).toHaveLength(lines.length / 4);
  };
  expect(growth(find, gridsOf(SHORT), gridsOf(SHORT * LONGER), MOST)).toBeLessThan(MOST);
});
