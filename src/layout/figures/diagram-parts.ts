import { type Box, contains, grown, height, intersection, union, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';
import type { Connector } from './connectors.ts';
import type { DiagramBoxes } from './diagram-nodes.ts';

/** Points between parts of one drawing. Chosen on drawings of our own. */
const NEAR = 12;

/** Boxes of a page that lines and curves join. */
export interface DiagramPart {
  readonly extent: Box;
  /** The extents of its lines and curves. */
  readonly connectors: readonly Box[];
}

/** Whether boxes are nearer than so many points. */
export function areNear(a: Box, b: Box, distance: number): boolean {
  const [x0, y0, x1, y1] = intersection(grown(a, distance), b);
  return x0 < x1 && y0 < y1;
}

/** The diagrams that a page may have, from top to bottom: joined boxes, with boxes and shapes near them, within their frames. */
export function diagramParts(
  page: PositionedPage,
  { nodes, groups }: DiagramBoxes,
  connectors: readonly Connector[],
): DiagramPart[] {
  const { drawings = [], width: across, height: down } = page;
  const isSmall = (box: Box): boolean => width(box) * height(box) < BACKGROUND_SHARE * across * down;
  const single = connectors.filter(({ joins }) => joins.length === 1).map(extentOf(nodes));
  const shapes = [...nodes, ...single, ...drawings.map(({ box }) => box)].filter(isSmall);
  const joined = connectors.filter(({ joins }) => joins.length > 1).map(extentOf(nodes));
  const whole = merged(joined).map((part) => withShapes(part, shapes));
  return merged(whole).map((part) => ({
    extent: union([part, ...groups.filter((group) => isSmall(group) && areNear(group, part, 0))]),
    connectors: connectors.map(({ box }) => box).filter((box) => contains(part, box, 1)),
  }));
}

const extentOf =
  (nodes: readonly Box[]) =>
  ({ box, joins }: Connector): Box =>
    union([box, ...joins.map((at) => nodes[at] as Box)]);

/** A part with the shapes near it, one after the other. */
function withShapes(part: Box, shapes: readonly Box[]): Box {
  let whole = part;
  for (let before: Box | undefined; before !== whole; ) {
    before = whole;
    const near = shapes.filter((shape) => !contains(whole, shape) && areNear(whole, shape, NEAR));
    if (near.length > 0) whole = union([whole, ...near]);
  }
  return whole;
}

/** Boxes of which those that overlap are one, from top to bottom. */
function merged(boxes: readonly Box[]): Box[] {
  let parts = [...boxes];
  for (let count = -1; count !== parts.length; ) {
    count = parts.length;
    parts = parts.reduce<Box[]>((whole, part) => {
      const near = whole.filter((other) => areNear(other, part, 1));
      return [...whole.filter((other) => !near.includes(other)), union([...near, part])];
    }, []);
  }
  return parts.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
