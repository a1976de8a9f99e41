import type { Flattening } from '../../document/levelling.ts';
import type { PageImage } from '../../document/page-image.ts';
import { type Corners, type Point, projectionOnto } from '../../document/projection.ts';
import { pageCorners } from './page-corners.ts';

/** Degrees between opposite sides of a page from which it is seen at a slant: less is what levelling lines does as well. */
const LEAST_SLANT = 1;

/**
 * How the page on a photograph becomes flat; undefined where the image is none of a whole page at a slant. The flat page
 * is as large as the longer of its opposite sides, so that no part of it loses detail.
 */
export function flatteningOf(image: PageImage): Flattening | undefined {
  const corners = pageCorners(image);
  if (!corners || !isSlanted(corners)) return undefined;
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.round(Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)));
  const height = Math.round(Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)));
  return { width, height, projection: projectionOnto(corners, { width, height }) };
}

function isSlanted([topLeft, topRight, bottomRight, bottomLeft]: Corners): boolean {
  const across = Math.abs(direction(topLeft, topRight) - direction(bottomLeft, bottomRight));
  const down = Math.abs(direction(topLeft, bottomLeft) - direction(topRight, bottomRight));
  return Math.max(across, down) >= LEAST_SLANT;
}

const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
/** Degrees. */
const direction = (from: Point, to: Point): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
