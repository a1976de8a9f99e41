import type { Box } from './geometry.ts';
import { type PageImage, POINTS_PER_INCH } from './page-image.ts';
import { rotateBack, type Turns, turnBox } from './turning.ts';

/** How a page was brought upright and level to be read. */
export interface Levelling {
  /** The page or its image as displayed: its size in pixels, and pixels per inch, which are 72 where it was read in points. */
  readonly displayed: Pick<PageImage, 'width' | 'height' | 'resolution'>;
  /** Quarter turns clockwise that brought the page upright. */
  readonly turns: Turns;
  /** Degrees by which its lines then fell to the right; on the level page they do not. */
  readonly skew: number;
}

/** Whether the level page and the page as displayed are the same. */
export const isLevel = ({ turns, skew }: Pick<Levelling, 'turns' | 'skew'>): boolean => turns === 0 && skew === 0;

/** The smallest box on the page as displayed around a box of the level page. Both in points. */
export function displayedBox(box: Box, { displayed, turns, skew }: Levelling): Box {
  const { width, height, resolution } = displayed;
  const [uprightWidth, uprightHeight] = turns % 2 === 1 ? [height, width] : [width, height];
  const upright = rotateBack(scaled(box, resolution / POINTS_PER_INCH), uprightWidth, uprightHeight, -skew);
  const back = ((4 - turns) % 4) as Turns;
  return scaled(turnBox(upright, uprightWidth, uprightHeight, back), POINTS_PER_INCH / resolution);
}

/** Clockwise degrees, from 0 to less than 360, of level text on the page as displayed. */
export const displayedRotation = ({ turns, skew }: Levelling): number => (360 - 90 * turns + skew + 360) % 360;

const scaled = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 * by, y0 * by, x1 * by, y1 * by];
