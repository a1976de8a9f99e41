import type { Box } from './geometry.ts';
import { type PageImage, POINTS_PER_INCH } from './page-image.ts';
import { type Projection, projected, projectedBox } from './projection.ts';
import { rotateBack, type Size, type Turns, turnBox } from './turning.ts';

/** A page that was photographed at a slant, as it is seen from above. */
export interface Flattening extends Size {
  /** Leads from a pixel of the flat page, `width × height` large, to one of the page as displayed. */
  readonly projection: Projection;
}

/** How a page was brought flat, upright and level to be read. */
export interface Levelling {
  /** The page or its image as displayed: its size in pixels, and pixels per inch, which are 72 where it was read in points. */
  readonly displayed: Pick<PageImage, 'width' | 'height' | 'resolution'>;
  /** How it was made flat, first of all; absent where it is. The flat page has as many pixels per inch. */
  readonly flattening?: Flattening | undefined;
  /** Quarter turns clockwise that brought the page upright. */
  readonly turns: Turns;
  /** Degrees by which its lines then fell to the right; on the level page they do not. */
  readonly skew: number;
}

/** Whether the level page and the page as displayed are the same. */
export const isLevel = ({ flattening, turns, skew }: Pick<Levelling, 'flattening' | 'turns' | 'skew'>): boolean =>
  flattening === undefined && turns === 0 && skew === 0;

/** The smallest box on the page as displayed around a box of the level page. Both in points. */
export function displayedBox(box: Box, { displayed, flattening, turns, skew }: Levelling): Box {
  const { resolution } = displayed;
  const { width, height } = flattening ?? displayed;
  const [uprightWidth, uprightHeight] = turns % 2 === 1 ? [height, width] : [width, height];
  const upright = rotateBack(scaled(box, resolution / POINTS_PER_INCH), uprightWidth, uprightHeight, -skew);
  const back = ((4 - turns) % 4) as Turns;
  const flat = turnBox(upright, uprightWidth, uprightHeight, back);
  return scaled(flattening ? projectedBox(flattening.projection, flat) : flat, POINTS_PER_INCH / resolution);
}

/** Clockwise degrees, from 0 to less than 360, of level text on the page as displayed; of a slanted one, in its middle. */
export function displayedRotation({ flattening, turns, skew }: Levelling): number {
  const flat = (360 - 90 * turns + skew + 360) % 360;
  if (!flattening) return flat;
  const { width, height, projection } = flattening;
  const radians = (flat * Math.PI) / 180;
  const [x, y] = [width / 2, height / 2];
  const from = projected(projection, [x, y]);
  const to = projected(projection, [x + Math.cos(radians), y + Math.sin(radians)]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (Math.round(((degrees + 360) % 360) * 10) / 10) % 360;
}

const scaled = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 * by, y0 * by, x1 * by, y1 * by];
