import type { Block } from '../../../../src/document/block.ts';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Rule } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import type { LineSpec } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

/** A box with lines of text in the middle of it, as drawing programs set them. */
export interface Node {
  readonly box: Box;
  readonly lines: readonly string[];
}

/** A box 120 points wide and 40 high at a place of a grid, with its lines. */
export const node = (column: number, row: number, ...lines: readonly string[]): Node => {
  const [x, y] = [72 + 170 * column, 100 + 90 * row];
  return { box: [x, y, x + 120, y + 40], lines };
};

/** The lines of text in boxes, from their middle on. */
export const labelsIn = (nodes: readonly Node[]): LineSpec[] =>
  nodes.flatMap(({ box: [x0, y0, x1, y1], lines }) =>
    lines.map((text, i) => {
      const length = text.split(' ').reduce((sum, word) => sum + 5 * word.length + 3, -3);
      return { text, x: (x0 + x1 - length) / 2, y: (y0 + y1) / 2 + 3 + 12 * (i - (lines.length - 1) / 2) };
    }),
  );

/** The four sides of a box. */
export const sides = ([x0, y0, x1, y1]: Box): Rule[] => [
  level(x0, x1, y0),
  level(x0, x1, y1),
  upright(x0, y0, y1),
  upright(x1, y0, y1),
];

/** The items of each list, their lines parted by `|`. */
export const itemsOf = (blocks: readonly Block[]): string[][] =>
  blocks.flatMap((block) =>
    block.kind === 'list'
      ? [
          block.items.map(({ blocks: [first] }) =>
            first && 'runs' in first ? textOf(first.runs).replaceAll('\n', ' | ') : '',
          ),
        ]
      : [],
  );
