import { child, contentOf, elementsOf, type XmlElement } from './xml.ts';

/** Where a text box stands, in points from the edges of what it is placed by. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** What it is placed by: a paragraph, a page. */
  readonly frame: string;
}

const EMU_PER_POINT = 12_700;
/** Points of height from which a box holds more than a line or two, as labels and blanks of a form do. */
const TALL = 40;
/** Points by which boxes side by side may differ in height, or one above the other overlap. */
const SLACK = 4;

/**
 * The children of a paragraph, with text boxes that float beside one another in the order in which a person reads them:
 * Word stores them in the order in which they were drawn. Where any has no known place all stay as they are.
 */
export function inReadingOrder(paragraph: XmlElement): XmlElement {
  const places = new Map<XmlElement, Box | undefined>();
  for (const run of elementsOf(paragraph)) if (isTextBox(run)) places.set(run, boxOf(run));
  const boxes = [...places.values()];
  if (boxes.length < 2 || !boxes.every((box) => box !== undefined && box.frame === boxes[0]?.frame)) return paragraph;
  const ordered = readingOrder([...places] as [XmlElement, Box][]);
  const next = ordered.values();
  const children = paragraph.children.map((part) =>
    typeof part !== 'string' && places.has(part) ? (next.next().value?.[0] ?? part) : part,
  );
  return { ...paragraph, children };
}

type Placed = readonly [XmlElement, Box];

/** Columns from left to right and what spans them from top to bottom; rows where all boxes are as low as a form's. */
function readingOrder(placed: readonly Placed[]): readonly Placed[] {
  if (placed.length < 2) return placed;
  const rows = cut(placed, 'top', 'bottom');
  const columns = cut(placed, 'left', 'right');
  const isForm = placed.every(([, { top, bottom }]) => bottom - top < TALL);
  const goesDown = columns.length === 1 || rows.length === placed.length || (isForm && rows.length > 1);
  const parts = goesDown ? rows : columns;
  if (parts.length > 1) return parts.flatMap(readingOrder);
  return [...placed].sort(([, a], [, b]) => a.top - b.top || a.left - b.left);
}

/** Groups between which a straight line runs that cuts no box. */
function cut(placed: readonly Placed[], start: 'left' | 'top', end: 'right' | 'bottom'): Placed[][] {
  const groups: Placed[][] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const one of [...placed].sort(([, a], [, b]) => a[start] - b[start])) {
    const last = groups.at(-1);
    if (last && one[1][start] < reached - SLACK) last.push(one);
    else groups.push([one]);
    reached = Math.max(reached, one[1][end]);
  }
  return groups;
}

/** Where a run's one drawing stands; undefined where it stands in the line or the file does not say. */
function boxOf(run: XmlElement): Box | undefined {
  const anchor = find(run, 'wp:anchor');
  if (anchor) return anchoredBox(anchor);
  const style = find(run, 'w:pict') && find(run, 'v:textbox') ? styleOf(run) : undefined;
  return style ? shapeBox(style) : undefined;
}

/** ISO/IEC 29500-1, 20.4.2.3. */
function anchoredBox(anchor: XmlElement): Box | undefined {
  const [across, down] = [child(anchor, 'wp:positionH'), child(anchor, 'wp:positionV')];
  const extent = child(anchor, 'wp:extent')?.attributes;
  const offset = (position: XmlElement | undefined): number => {
    const element = child(position, 'wp:posOffset');
    return element ? Number(contentOf(element)) / EMU_PER_POINT : Number.NaN;
  };
  const frame = `${across?.attributes.relativeFrom} ${down?.attributes.relativeFrom}`;
  return box(
    offset(across),
    offset(down),
    Number(extent?.cx) / EMU_PER_POINT,
    Number(extent?.cy) / EMU_PER_POINT,
    frame,
  );
}

/** ISO/IEC 29500-4, 19.1.2.19: positions in the manner of style sheets. */
function shapeBox(style: string): Box | undefined {
  const properties = new Map(
    style.split(';').map((part) => {
      const [name = '', value = ''] = part.split(':');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()] as const;
    }),
  );
  const points = (name: string): number => {
    const [, number, unit] = /^(-?[\d.]+)(pt|in)?$/.exec(properties.get(name) ?? '') ?? [];
    return number === undefined ? Number.NaN : Number(number) * (unit === 'in' ? 72 : 1);
  };
  if (properties.get('position') !== 'absolute') return undefined;
  const relative = (axis: string): string | undefined => properties.get(`mso-position-${axis}-relative`);
  const frame = `${relative('horizontal')} ${relative('vertical')}`;
  return box(points('margin-left'), points('margin-top'), points('width'), points('height'), frame);
}

function box(left: number, top: number, width: number, height: number, frame: string): Box | undefined {
  const whole = { left, top, right: left + width, bottom: top + height, frame };
  return [whole.right, whole.bottom].every(Number.isFinite) ? whole : undefined;
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
