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
  /** Whether one of these is drawn: a curve, a slanted line or an arrow. */
  readonly drawn: boolean;
}

/** Whether boxes are nearer than so many points. */
export function areNear(a: Box, b: Box, distance: number): boolean {
  const [x0, y0, x1, y1] = intersection(grown(a, distance), b);
  return x0 < x1 && y0 < y1;
}

/**
 * The diagrams that a page may have, from top to bottom: joined boxes, or those in one frame with lines from
 * each, with the boxes and shapes near them.
 */
export function diagramParts(
  page: PositionedPage,
  { nodes, groups }: DiagramBoxes,
  connectors: readonly Connector[],
): DiagramPart[] {
  const { drawings = [], width: across, height: down } = page;
  const isSmall = (box: Box): boolean => width(box) * height(box) < BACKGROUND_SHARE * across * down;
  const around = groups.filter(isSmall);
  const isFramed = (box: Box): boolean => around.some((group) => contains(group, box, 1));
  const single = connectors.filter(({ joins }) => joins.length === 1).map(extentOf(nodes));
  const shapes = [...nodes, ...single, ...drawings.map(({ box }) => box)].filter(
    (box) => isSmall(box) && !isFramed(box),
  );
  const joined = connectors.filter(({ joins }) => joins.length > 1).map(extentOf(nodes));
  const framed = around.filter((group) => joinsIn(group, connectors).size > 1);
  const whole = merged([...joined, ...framed]).map((part) =>
    union([part, ...around.filter((group) => areNear(group, part, 0))]),
  );
  const parts = merged(whole).map((part) => (isFramed(part) ? part : withShapes(part, shapes)));
  return merged(parts).map((extent) => {
    const own = connectors.filter(({ box }) => contains(extent, box, 1));
    return { extent, connectors: own.map(({ box }) => box), drawn: own.some(({ drawn }) => drawn) };
  });
}

/** The boxes that the lines and curves within a frame lead to. */
const joinsIn = (frame: Box, connectors: readonly Connector[]): Set<number> =>
  new Set(connectors.filter(({ box }) => contains(frame, box, 1)).flatMap(({ joins }) => joins));

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
