import { type Box, height } from '../../../document/geometry.ts';
import { child, contentOf, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { EMU_PER_POINT, ShapeStyle } from './lengths.ts';

/** Position of a text box. */
interface Place {
  /** Points from the edges of what it is placed by. */
  readonly box: Box;
  /** What it is positioned by: a paragraph, a page. */
  readonly frame: string;
}

/** Points of height from which a box holds more than a line or two, as labels and blanks of a form do. */
const TALL = 40;
/** Points by which boxes side by side may differ in height, or one above the other overlap. */
const SLACK = 4;

/**
 * The children of a paragraph, with text boxes that float beside one another in the order in which a person reads them:
 * Word stores them in the order in which they were drawn. Where any has no known place all stay as they are.
 */
export function inReadingOrder(paragraph: XmlElement): XmlElement {
  const places = new Map<XmlElement, Place | undefined>();
  for (const run of elementsOf(paragraph)) if (isTextBox(run)) places.set(run, placeOf(run));
  const placed = [...places].flatMap(([run, place]) => (place ? [{ run, ...place }] : []));
  if (placed.length < Math.max(2, places.size) || placed.some(({ frame }) => frame !== placed[0]?.frame))
    return paragraph;
  const ordered = readingOrder(placed);
  const next = ordered.values();
  const children = paragraph.children.map((part) =>
    typeof part !== 'string' && places.has(part) ? (next.next().value?.run ?? part) : part,
  );
  return { ...paragraph, children };
}

interface Placed extends Place {
  readonly run: XmlElement;
}

/** Columns from left to right and what spans them from top to bottom; rows where all boxes are as low as a form's. */
function readingOrder(placed: readonly Placed[]): readonly Placed[] {
  if (placed.length < 2) return placed;
  const rows = cut(placed, 1);
  const columns = cut(placed, 0);
  const isForm = placed.every(({ box }) => height(box) < TALL);
  const goesDown = columns.length === 1 || rows.length === placed.length || (isForm && rows.length > 1);
  const parts = goesDown ? rows : columns;
  if (parts.length > 1) return parts.flatMap(readingOrder);
  return [...placed].sort(({ box: a }, { box: b }) => a[1] - b[1] || a[0] - b[0]);
}

/** Groups between which a straight line runs that cuts no box. @param axis 0 for lines down, 1 for lines across. */
function cut(placed: readonly Placed[], axis: 0 | 1): Placed[][] {
  const groups: Placed[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const one of placed.toSorted(({ box: a }, { box: b }) => a[axis] - b[axis])) {
    const last = groups.at(-1);
    if (last && one.box[axis] < reached - SLACK) last.push(one);
    else groups.push([one]);
    reached = Math.max(reached, one.box[axis === 0 ? 2 : 3]);
  }
  return groups;
}

/** Position of a run's one drawing; undefined for one in the line, and where the file does not give it. */
function placeOf(run: XmlElement): Place | undefined {
  const anchor = find(run, 'wp:anchor');
  if (anchor) return anchoredPlace(anchor);
  const style = find(run, 'w:pict') && find(run, 'v:textbox') ? styleOf(run) : undefined;
  return style ? shapePlace(style) : undefined;
}

/** ISO/IEC 29500-1, 20.4.2.3. */
function anchoredPlace(anchor: XmlElement): Place | undefined {
  const [across, down] = [child(anchor, 'wp:positionH'), child(anchor, 'wp:positionV')];
  const extent = child(anchor, 'wp:extent')?.attributes;
  const offset = (position: XmlElement | undefined): number => {
    const element = child(position, 'wp:posOffset');
    return element ? Number(contentOf(element)) / EMU_PER_POINT : Number.NaN;
  };
  const frame = `${across?.attributes.relativeFrom} ${down?.attributes.relativeFrom}`;
  return place(
    offset(across),
    offset(down),
    Number(extent?.cx) / EMU_PER_POINT,
    Number(extent?.cy) / EMU_PER_POINT,
    frame,
  );
}

/** ISO/IEC 29500-4, 19.1.2.19: positions in the manner of style sheets. */
function shapePlace(style: string): Place | undefined {
  const properties = new ShapeStyle(style);
  if (properties.get('position') !== 'absolute') return undefined;
  const relative = (axis: string): string | undefined => properties.get(`mso-position-${axis}-relative`);
  const frame = `${relative('horizontal')} ${relative('vertical')}`;
  const [left = 0, top = 0, across = 0, down = 0] = ['margin-left', 'margin-top', 'width', 'height'].map((name) =>
    properties.points(name),
  );
  return place(left, top, across, down, frame);
}

function place(left: number, top: number, across: number, down: number, frame: string): Place | undefined {
  const [right, bottom] = [left + across, top + down];
  return Number.isFinite(right) && Number.isFinite(bottom) ? { box: [left, top, right, bottom], frame } : undefined;
}

/** The style of the shape around the text. */
const styleOf = (run: XmlElement): string | undefined =>
  ['v:shape', 'v:rect', 'v:roundrect', 'v:oval'].map((name) => find(run, name)?.attributes.style).find(Boolean);

const DRAWINGS = ['w:drawing', 'w:pict', 'mc:AlternateContent'];

const isTextBox = (run: XmlElement): boolean =>
  run.children.some((part) => typeof part !== 'string' && DRAWINGS.includes(part.name)) &&
  find(run, 'w:txbxContent') !== undefined;

/** The first element of a name at any depth, outside the text of boxes. */
function find(parent: XmlElement, name: string): XmlElement | undefined {
  for (const element of elementsOf(parent)) {
    if (element.name === name) return element;
    const found = element.name === 'w:txbxContent' ? undefined : find(element, name);
    if (found) return found;
  }
  return undefined;
}
