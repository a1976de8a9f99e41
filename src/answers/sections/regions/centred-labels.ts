import { type Line, lineOf } from '../lines.ts';
import { sectionOf } from '../wordings.ts';
import { inRows, type Segment } from './segments.ts';

/** Heights of a label by which its middle and that of what it labels differ at most: spaces below lists are in one of them. */
const OFF_MIDDLE = 0.75;
/** Labels at least; as few have each to begin below the first row that it labels. */
const FEW = 2;

/** Printed rows of a column from one y to another, in points. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Headings in a gutter, raised to the first row of their sections where they stand beside the middle of these. What
 * stands between two headings is parted where the space is widest, and what stands above the first one, too, if it goes on
 * from the page before; each heading but the last of several, whose section may go on overleaf, has to be in the middle then.
 */
export function raisedToTops(labels: readonly Line[], other: readonly Segment[]): Line[] {
  const areHeadings = labels.every(({ text }) => sectionOf(text) !== undefined);
  if (labels.length < FEW || !areHeadings) return [...labels];
  const groups = groupsOf(labels, inRows(other).map(stretchOf));
  if (groups === undefined) return [...labels];
  const isCentred = labels.map((label, index) => isMiddle(label, whole(groups[index] as readonly Stretch[])));
  const below = labels.filter(
    (label, index) => isCentred[index] && isBelow(label, groups[index] as readonly Stretch[]),
  );
  const isTold = labels.length > FEW ? below.length > 0 && isCentred.slice(0, -1).every(Boolean) : below.length === FEW;
  if (!isTold) return [...labels];
  return labels.map((label, index) => raised(label, groups[index] as readonly Stretch[]));
}

function stretchOf(row: readonly Segment[]): Stretch {
  return { top: Math.min(...row.map(({ box }) => box[1])), bottom: Math.max(...row.map(({ box }) => box[3])) };
}

/** The rows of each label; undefined where one has none. */
function groupsOf(labels: readonly Line[], rows: readonly Stretch[]): Stretch[][] | undefined {
  const groups: Stretch[][] = [];
  const [first] = labels as [Line];
  let from = widestBetween(rows, 0, rows[0]?.top ?? 0, middleOf(first)) ?? 0;
  const until = widestBetween(rows, 0, middleOf(first), labels[1] ? middleOf(labels[1]) : Number.POSITIVE_INFINITY);
  if (until !== undefined && isMiddle(first, whole(rows.slice(0, until)))) from = 0;
  for (const [index, label] of labels.entries()) {
    const next = labels[index + 1];
    const to = next ? widestBetween(rows, from, middleOf(label), middleOf(next)) : rows.length;
    if (to === undefined || to <= from) return undefined;
    groups.push(rows.slice(from, to));
    from = to;
  }
  return groups;
}

/** The row above which the space between two labels is widest. */
function widestBetween(rows: readonly Stretch[], from: number, above: number, below: number): number | undefined {
  let widest: { readonly row: number; readonly space: number } | undefined;
  for (let row = from + 1; row < rows.length; row++) {
    const [before, own] = [rows[row - 1] as Stretch, rows[row] as Stretch];
    if (before.bottom < above) continue;
    if (own.top > below) break;
    const space = own.top - before.bottom;
    if (!widest || space > widest.space) widest = { row, space };
  }
  return widest?.row;
}

const whole = (rows: readonly Stretch[]): Stretch => ({
  top: (rows[0] as Stretch).top,
  bottom: (rows.at(-1) as Stretch).bottom,
});

const middleOf = ({ box }: Line): number => (box ? (box[1] + box[3]) / 2 : 0);
const lineHeight = ({ pieces: [first] }: Line): number => (first?.box ? first.box[3] - first.box[1] : 0);

const isMiddle = (label: Line, { top, bottom }: Stretch): boolean =>
  Math.abs(middleOf(label) - (top + bottom) / 2) < OFF_MIDDLE * lineHeight(label);

/** Whether a label begins below the first row that it labels. */
const isBelow = ({ box }: Line, [first]: readonly Stretch[]): boolean => (box?.[1] ?? 0) > (first as Stretch).bottom;

/** A label moved up to where the first of its rows is. */
function raised(label: Line, [first]: readonly Stretch[]): Line {
  const up = Math.max(0, (label.box?.[1] ?? 0) - (first as Stretch).top);
  if (up < lineHeight(label) / 2) return label;
  const pieces = label.pieces.map((piece) =>
    piece.box ? { ...piece, box: [piece.box[0], piece.box[1] - up, piece.box[2], piece.box[3] - up] as const } : piece,
  );
  return lineOf(label.block, pieces);
}
