import { type Box, centre, height, horizontalOverlap, width } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import type { Grid, Link, Row } from './grid.ts';
import type { Piece } from './pieces.ts';
import { canBeLabel, evidenceOfRoles, isValueLike } from './roles.ts';

/** Largest gap between a label and its value below, in font sizes. */
const FARTHEST_DOWN = 1.2;
/** Lines in which a value is looked for below its label. */
const NEXT_ROWS = 3;
/** Share of the narrower one of a label and the value below it that they have in common. */
const OVERLAP = 0.5;
/** Largest gap between a label and a value that its own line gives it, in font sizes: that of a space. */
const ONE_SPACE = 0.7;
const FEWEST = 2;
const EVIDENCE = 1;
/** How far below a value the next row of a table is looked for, in font sizes. */
const TABLE_REACH = 12;

/** Share of values that have to look like values where a rule parts them from their labels. */
const VALUE_LIKE_BELOW_RULE = 0.6;

/** Rows of labels with their values in the row below, each in the column of its label. */
export function stackedRows(rows: readonly Row[], rules: readonly Rule[]): Grid[] {
  const isParted = ({ label, value }: Required<Link>): boolean =>
    rules.some((rule) => parts(rule, label.box, value.box));
  const below = (piece: Piece, at: number): Piece | undefined =>
    rows.slice(at + 1, at + 1 + NEXT_ROWS).flatMap((row) => row.find((other) => isBelow(piece, other)) ?? [])[0];
  const grids = rows.flatMap((row, at) => gridOf(row, at, rows, below, isParted) ?? []);
  return [...grids, ...singles(rows, grids, below).filter(({ links }) => !(links as Required<Link>[]).some(isParted))];
}

/** Whether a level rule runs between two boxes, one above the other; the line under a text alone is none. */
const parts = ({ box, orientation }: Rule, above: Box, below: Box): boolean =>
  orientation === 'horizontal' &&
  width(box) > width(above) + height(above) &&
  centre(box)[1] > centre(above)[1] &&
  centre(box)[1] < centre(below)[1] &&
  horizontalOverlap(box, above) > OVERLAP * width(above);

/** The pieces of a row that may have their value below: no label with its value right behind its colon, and not that value. */
const labelsOf = (row: Row): Piece[] =>
  row.filter((piece, at) => canBeLabel(piece) && !hasOwn(piece, row[at + 1]) && !hasOwn(row[at - 1], piece));

/** Whether a value stands a space behind a label with a colon. */
const hasOwn = (label: Piece | undefined, value: Piece | undefined): boolean =>
  label !== undefined &&
  value !== undefined &&
  label.marked &&
  !value.marked &&
  value.box[0] - label.box[2] < ONE_SPACE * label.size;

type Below = (piece: Piece, row: number) => Piece | undefined;

function isBelow(label: Piece, value: Piece): boolean {
  const gap = value.box[1] - label.box[3];
  // The lines of larger type reach up into those of small captions.
  if (gap < -0.3 * Math.max(label.size, value.size) || gap > FARTHEST_DOWN * label.size) return false;
  return sharesColumn(label, value);
}

const sharesColumn = (a: Piece, b: Piece): boolean =>
  horizontalOverlap(a.box, b.box) > OVERLAP * Math.min(width(a.box), width(b.box));

function gridOf(
  row: Row,
  at: number,
  rows: readonly Row[],
  below: Below,
  isParted: (pair: Required<Link>) => boolean,
): Grid | undefined {
  const pairs = labelsOf(row).flatMap((label) => {
    const value = below(label, at);
    return value ? [{ label, value }] : [];
  });
  if (pairs.length < FEWEST || isTable(pairs, rows)) return undefined;
  const valueLike = pairs.filter(({ value }) => isValueLike(value.text)).length / pairs.length;
  // A rule between two lines makes the upper one the end of what is above, unless it is the head of a table.
  if (valueLike < VALUE_LIKE_BELOW_RULE && 2 * pairs.filter(isParted).length > pairs.length) return undefined;
  const evidence = evidenceOfRoles(
    pairs.map(({ label }) => label),
    pairs.map(({ value }) => value),
  );
  return evidence < EVIDENCE ? undefined : { arrangement: 'below', links: pairs, strength: evidence * pairs.length };
}

/** Whether what comes next below most values is like them, and not another label: the rows of a table. */
function isTable(pairs: readonly Required<Link>[], rows: readonly Row[]): boolean {
  const others = pairs.filter(({ label, value }) => {
    const other = nextBelow(value, rows);
    if (!other) return false;
    if (other.style === undefined || label.style === value.style)
      return isValueLike(value.text) && isValueLike(other.text);
    return other.style === value.style;
  });
  return others.length >= pairs.length / 2;
}

/** The next piece below another, in its column. */
function nextBelow(value: Piece, rows: readonly Row[]): Piece | undefined {
  const end = value.box[3] + TABLE_REACH * value.size;
  for (const row of rows.slice(rows.findIndex((row) => row.includes(value)) + 1)) {
    if ((row[0] as Piece).box[1] > end) return undefined;
    const piece = row.find((other) => other.box[1] > value.box[3] - 0.3 * value.size && sharesColumn(value, other));
    if (piece) return piece;
  }
  return undefined;
}

/** Labels that stand alone over their value, in the styles of labels and values of a row found before. */
function singles(rows: readonly Row[], grids: readonly Grid[], below: Below): Grid[] {
  const inGrid = new Set(grids.flatMap(({ links }) => links.map(({ label }) => label)));
  const styles = new Set(
    grids.flatMap(({ links }) =>
      links.flatMap(({ label, value }) =>
        label.style !== undefined && value?.style !== undefined && label.style !== value.style
          ? [`${label.style}/${value.style}`]
          : [],
      ),
    ),
  );
  return rows.flatMap((row, at) =>
    labelsOf(row).flatMap((label): Grid[] => {
      if (inGrid.has(label)) return [];
      const value = below(label, at);
      if (!value || !styles.has(`${label.style}/${value.style}`)) return [];
      return [{ arrangement: 'below', links: [{ label, value }], strength: EVIDENCE }];
    }),
  );
}
