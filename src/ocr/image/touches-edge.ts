import type { Box } from '../../document/geometry.ts';
import type { Size } from '../../document/turning.ts';

/** Whether a box in whole pixels reaches the edge of its image, or is so many pixels from it. */
export const touchesEdge = ([x0, y0, x1, y1]: Box, { width, height }: Size, slack = 0): boolean =>
  x0 <= slack || y0 <= slack || x1 >= width - slack || y1 >= height - slack;
